import type { ChatRequest } from './chatRequest.ts'
import { textOf } from './chatRequest.ts'

/** Returns the usage that a vendor would report, with a token for four characters. */
export function countUsage(request: ChatRequest, completion: string, cached_tokens = 0) {
  const tools = request.tools?.length ? JSON.stringify(request.tools) : ''
  const prompt_tokens = countTokens(request.messages.map(textOf).join('\n') + tools)
  const completion_tokens = countTokens(completion)
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    ...(cached_tokens > 0 && { prompt_tokens_details: { cached_tokens } }),
  }
}

/** Counts about four characters as a token: roughly right, and always the same. */
function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
