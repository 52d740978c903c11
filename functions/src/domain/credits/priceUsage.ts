import type { ModelPrice } from '../../shared/models.ts'

/**
 * Units (1/10,000 credit) for the tokens of one answer. Prices are whole units a token, so nothing is
 * rounded.
 */
export function priceUsage(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  return inputTokens * price.inputUnitsPerToken + outputTokens * price.outputUnitsPerToken
}

/**
 * A safe upper bound of a text's tokens: common tokenizers need a token for at least two characters or for
 * each byte pair.
 */
export function mostTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / 2) + 8
}

/** Fewest output tokens an answer is started for; below this it would be cut in its first sentence. */
export const fewestOutputTokens = 64

/** How many output tokens a hold can pay for once the input is paid; may be below `fewestOutputTokens`. */
export function affordableOutputTokens(price: ModelPrice, held: number, inputTokens: number): number {
  return Math.floor((held - inputTokens * price.inputUnitsPerToken) / price.outputUnitsPerToken)
}
