import type { ModelPart } from '../../domain/ports.ts'

/**
 * What some events of an OpenAI-compatible stream say: their words together, since what arrives at once is
 * shown at once. Looked through by hand, since a schema for every token costs more than all the rest of it.
 */
export function readCompletion(events: string[]): ModelPart[] {
  let text = ''
  const parts: ModelPart[] = []
  for (const event of events) {
    if (event === '[DONE]') continue
    const chunk = asRecord(JSON.parse(event))
    if (chunk['error']) throw new Error('The model failed after its first words')
    text += wordsOf(chunk)
    const usage = asRecord(chunk['usage'])
    if (chunk['usage'])
      parts.push({
        type: 'usage',
        inputTokens: count(usage['prompt_tokens']),
        outputTokens: count(usage['completion_tokens']),
      })
  }
  return text ? [{ type: 'text', text }, ...parts] : parts
}

function wordsOf(chunk: Record<string, unknown>): string {
  const choices = chunk['choices']
  const content = asRecord(asRecord(Array.isArray(choices) ? choices[0] : undefined)['delta'])['content']
  return typeof content === 'string' ? content : ''
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
