import type { ModelPart } from '../../domain/kernel/ports/ports.ts'
import { CallPieces } from './CallPieces.ts'

/** More than any model accepts: the reported usage of an external server is added up. */
const maxTokens = 100_000_000

/**
 * Reads the events of an OpenAI-compatible stream: text that arrives together as one part, and each tool call
 * when it is complete. Checked by hand, because a schema for every token would cost more than the rest.
 */
export class CompletionReader {
  private readonly calls = new CallPieces()

  read(events: string[]): ModelPart[] {
    let text = ''
    const parts: ModelPart[] = []
    for (const event of events) {
      if (event === '[DONE]') continue
      const chunk = asRecord(JSON.parse(event))
      if (chunk['error']) throw new Error('The model failed after its first words')
      const choice = choiceOf(chunk)
      const { content, tool_calls: pieces } = asRecord(choice['delta'])
      if (typeof content === 'string') text += content
      if (Array.isArray(pieces)) for (const piece of pieces) this.calls.add(asRecord(piece))
      // The usage is the last part, so all calls come before it.
      if (choice['finish_reason'] || chunk['usage']) parts.push(...this.calls.take())
      if (chunk['usage']) parts.push(usageOf(asRecord(chunk['usage'])))
    }
    return text ? [{ type: 'text', text }, ...parts] : parts
  }

  /** Returns calls that the server has not finished with a reason. */
  end(): ModelPart[] {
    return this.calls.take()
  }
}

function choiceOf({ choices }: Record<string, unknown>): Record<string, unknown> {
  return asRecord(Array.isArray(choices) ? choices[0] : undefined)
}

function usageOf(usage: Record<string, unknown>): ModelPart {
  const cached = asRecord(usage['prompt_tokens_details'])['cached_tokens']
  return {
    type: 'usage',
    inputTokens: count(usage['prompt_tokens']),
    outputTokens: count(usage['completion_tokens']),
    ...(typeof cached === 'number' && { cachedTokens: count(cached) }),
  }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? Math.min(value, maxTokens)
    : 0
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
