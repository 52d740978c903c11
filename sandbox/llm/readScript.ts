import { chooseToolCall } from './chooseToolCall.ts'
import type { Conversation } from './chatRequest.ts'
import type { ScriptedCall } from './ScriptedCall.ts'

export interface Script {
  error: number | undefined
  totalMilliseconds: number | undefined
  cutAfterWords: number | undefined
  /** The number of tokens of the prompt that are reported as cached. */
  cachedTokens: number
  toolCalls: ScriptedCall[]
}

/**
 * Reads what a test prescribes: by markers in the visitor's message, or by a line of the instructions for
 * tool calls.
 * Without a marker, the words of the message choose the tools.
 */
export function readScript(conversation: Conversation, model = ''): Script {
  const { question } = conversation
  // `sandbox:error 503 gpt-4o` applies to that model only.
  const [, error, broken = model] = /sandbox:error (\d+)(?: ([a-z]+-[\w.-]+))?/.exec(question) ?? []
  const numberAfter = (name: string) => new RegExp(`sandbox:${name} (\\d+)`).exec(question)?.[1]
  const number = (name: string) => (numberAfter(name) === undefined ? undefined : Number(numberAfter(name)))
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
  // `move` is called only by the rules of a step.
  const others = tools.filter(({ name }) => name !== 'move')
  const call = chooseToolCall({ ...conversation, tools: others })
  return call ? [call] : []
}
