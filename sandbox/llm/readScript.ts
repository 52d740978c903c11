import { chooseToolCall } from './chooseToolCall.ts'
import type { Conversation } from './chatRequest.ts'
import type { ScriptedCall } from './ScriptedCall.ts'

export interface Script {
  error: number | undefined
  totalMilliseconds: number | undefined
  cutAfterWords: number | undefined
  /** How many tokens of the prompt are said to have been in the cache. */
  cachedTokens: number
  toolCalls: ScriptedCall[]
}

/**
 * What a test asked for: markers in the visitor's message, or, for tool calls, a line of the instructions.
 * Without a marker, tools are called by the words of the message.
 */
export function readScript(conversation: Conversation, model = ''): Script {
  const { question } = conversation
  // `sandbox:error 503 gpt-4o` is of that model alone.
  const [, error, broken = model] = /sandbox:error (\d+)(?: ([a-z]+-[\w.-]+))?/.exec(question) ?? []
  const marked = (name: string) => new RegExp(`sandbox:${name} (\\d+)`).exec(question)?.[1]
  const number = (name: string) => (marked(name) === undefined ? undefined : Number(marked(name)))
  return {
    error: error !== undefined && broken === model ? Number(error) : undefined,
    totalMilliseconds: number('slow'),
    cutAfterWords: number('cut'),
    cachedTokens: number('cached') ?? 0,
    toolCalls: chooseToolCalls(conversation),
  }
}

function chooseToolCalls(conversation: Conversation): ScriptedCall[] {
  const { question, instructions, tools, toolAnswers } = conversation
  if (toolAnswers.length > 0) return []
  const lines = [
    ...instructions.matchAll(/sandbox:tool ([\w-]+) (\{.*\})/g),
    ...question.matchAll(/sandbox:(?:call|tool) ([\w-]+) (\{.*\})/g),
  ]
  const scripted = lines
    .map(([, name = '', json = '']) => ({ name, arguments: json }))
    .filter(({ name }) => tools.some((tool) => tool.name === name))
  if (scripted.length > 0 || question.includes('sandbox:say')) return scripted
  // Whether the conversation moves on is what its step says.
  const others = tools.filter(({ name }) => name !== 'move')
  const call = chooseToolCall({ ...conversation, tools: others })
  return call ? [call] : []
}
