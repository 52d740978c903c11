/** The prints of a passage: two passages with the same text share almost all of them. */
export const printCount = 8
const enoughAlike = 6

/** Returns the letters of a term as bits: two terms with few different bits may differ in few letters. */
export function lettersOf(term: string): number {
  let bits = 0
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) % 32)
  return bits >>> 0
}

/** Returns the number of bits in which two numbers differ. */
export function differingBits(one: number, other: number): number {
  let bits = one ^ other
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Returns the prints of a passage's terms (MinHash): the share of equal prints is about that of common terms.
 */
export function printsOf(terms: Iterable<string>): number[] {
  const prints = Array.from({ length: printCount }, () => 0xffffffff)
  for (const term of terms) {
    const hash = hashOf(term)
    for (let at = 0; at < printCount; at++) {
      const mixed = Math.imul(hash ^ (at * 0x9e3779b9), 0x85ebca6b + 2 * at) >>> 0
      if (mixed < (prints[at] ?? 0)) prints[at] = mixed
    }
  }
  return prints
}

/** Returns whether two passages have nearly the same text, by all prints of an index. */
export function areAlike(prints: Uint32Array, one: number, other: number): boolean {
  let equal = 0
  for (let at = 0; at < printCount; at++)
    if (prints[one * printCount + at] === prints[other * printCount + at]) equal++
  return equal >= enoughAlike
}

/**
 * Returns whether at most `most` edits turn one word into the other: a letter added, removed, replaced or
 * swapped with its neighbour. It reads at most `most` letters on either side, so its cost does not depend on
 * the length.
 */
export function isSpeltLike(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++
  return canTurn(one.slice(start, one.length - end), other.slice(start, other.length - end), max)
}

/** Tries each edit for words with different first letters. */
function canTurn(one: string, other: string, left: number): boolean {
  if (one === other) return true
  if (left === 0) return false
  const rest = (word: string, from: number) => word.slice(from)
  const isSwapped = one.length > 1 && one[0] === other[1] && one[1] === other[0]
  return (
    canTurnRest(rest(one, 1), rest(other, 1), left - 1) ||
    canTurnRest(rest(one, 1), other, left - 1) ||
    canTurnRest(one, rest(other, 1), left - 1) ||
    (isSwapped && canTurnRest(rest(one, 2), rest(other, 2), left - 1))
  )
}

function canTurnRest(one: string, other: string, left: number): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  return canTurn(one.slice(start), other.slice(start), left)
}

/** Returns the FNV-1a hash of a text. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
