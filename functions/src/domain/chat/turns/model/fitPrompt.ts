import { maxTokensOf } from '../../../billing/credits/priceUsage.ts'
import type { ModelMessage, ModelTool } from '../../../kernel/ports/ports.ts'
import type { Prompt } from './buildPrompt.ts'

/** Old messages are left out in pairs, so that the history still begins with the same role. */
const omittedAtOnce = 2

interface Fit {
  /** Tool calls and their results, after the question. */
  since: readonly ModelMessage[]
  tools: readonly ModelTool[]
  /** The tokens that the model reads at most. */
  maxTokens: number
}

/**
 * Returns the prompt with as much of its history as the model can read, and an upper bound of its tokens. The
 * oldest messages are left out; the instructions, the question with its passages, and tool results stay.
 */
export function fitPrompt(
  built: Prompt,
  { since, tools, maxTokens }: Fit,
): { prompt: Prompt; inputBound: number } {
  const lasting = [built.instructions, ...tools.map((tool) => JSON.stringify(tool)), ...since.map(textOf)]
  const history = built.messages.slice(0, -1)
  const question = built.messages.slice(-1)
  const bounds = history.map((message) => maxTokensOf(textOf(message)))
  let inputBound = sum([...lasting, ...question.map(textOf)].map(maxTokensOf)) + sum(bounds)
  let start = 0
  while (inputBound > maxTokens && start < history.length) {
    inputBound -= sum(bounds.slice(start, start + omittedAtOnce))
    start += omittedAtOnce
  }
  const messages = [...history.slice(start), ...question, ...since]
  return { prompt: { ...built, messages }, inputBound }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function textOf(message: ModelMessage): string {
  const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : []
  return [message.content, ...calls.map(({ name, arguments: given }) => `${name} ${given}`)].join('\n')
}
