import type { ModelPrice } from '../../../shared/models/modelPrice.ts'

/** What prices are for. */
const million = 1_000_000

/**
 * Units (1/10,000 credit) for the tokens of one answer: exact, and then the next whole one. `cachedTokens`:
 * those of the input that the vendor had in its cache.
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

/**
 * A safe upper bound of a text's tokens: common tokenizers need a token for at least two characters or for
 * each byte pair.
 */
export function mostTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / 2) + 8
}

/** Fewest output tokens an answer is started for; below this it would be cut in its first sentence. */
export const fewestOutputTokens = 64

/**
 * How many output tokens a hold can pay for once the input is paid; may be below `fewestOutputTokens`, and is
 * negative where it does not even pay the input.
 */
export function affordableOutputTokens(price: ModelPrice, held: number, inputTokens: number): number {
  const left = held * million - inputTokens * price.inputUnitsPerMillion
  if (price.outputUnitsPerMillion === 0) return left < 0 ? -1 : Number.MAX_SAFE_INTEGER
  return Math.floor(left / price.outputUnitsPerMillion)
}
