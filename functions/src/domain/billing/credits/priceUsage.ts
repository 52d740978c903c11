import type { ModelPrice } from '../../../shared/models/modelPrice.ts'

/** Prices are per million tokens. */
const million = 1_000_000

/**
 * Returns the units (1/10,000 credit) for the tokens of one answer, exact and then rounded up.
 * `cachedTokens`: the input tokens that came from the vendor's cache.
 */
export function priceUsage(
  price: ModelPrice,
  inputTokens: number,
  outputTokens: number,
  cachedTokens = 0,
): number {
  const exact =
    (inputTokens - cachedTokens) * price.inputUnitsPerMillion +
    cachedTokens * price.cachedInputUnitsPerMillion +
    outputTokens * price.outputUnitsPerMillion
  return Math.ceil(exact / million)
}

/** Returns a safe upper bound of a text's tokens: common tokenizers use at most one token for two bytes. */
export function maxTokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / 2) + 8
}

/**
 * The fewest output tokens that an answer is started with; with fewer it would be cut in its first sentence.
 */
export const minOutputTokens = 64

/**
 * Returns the output tokens that a hold can pay after the input. May be below `minOutputTokens`, and is
 * negative when the hold does not even pay the input.
 */
export function affordableOutputTokens(price: ModelPrice, held: number, inputTokens: number): number {
  const left = held * million - inputTokens * price.inputUnitsPerMillion
  if (price.outputUnitsPerMillion === 0) return left < 0 ? -1 : Number.MAX_SAFE_INTEGER
  return Math.floor(left / price.outputUnitsPerMillion)
}
