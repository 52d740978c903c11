import type { ChatRequest, Conversation } from './chatRequest.ts'

export interface Script {
  error: number | undefined
  totalMilliseconds: number | undefined
  cutAfterWords: number | undefined
  toolCall: { name: string; arguments: string } | undefined
}

/**
 * What a test asked for: markers in the visitor's message, or, for tool calls, a line of the instructions.
 */
export function readScript(
  { question, instructions, followsTool }: Conversation,
  tools: ChatRequest['tools'],
): Script {
  const marked = (name: string) => new RegExp(`sandbox:${name} (\\d+)`).exec(question)?.[1]
  const number = (name: string) => (marked(name) === undefined ? undefined : Number(marked(name)))
  const [, name, json] = /sandbox:tool ([\w-]+) (\{.*\})/.exec(`${instructions}\n${question}`) ?? []
  const isOffered = tools?.some((tool) => tool.function?.name === name)
  return {
    error: number('error'),
    totalMilliseconds: number('slow'),
    cutAfterWords: number('cut'),
    toolCall: name && json && isOffered && !followsTool ? { name, arguments: json } : undefined,
  }
}
