/** How many prints a passage has: two that say the same share nearly all. */
export const printCount = 8
const enoughAlike = 6

/** Of the letters that a term has, each a bit: two terms with few other bits may differ in few letters. */
export function lettersOf(term: string): number {
  let bits = 0
  for (let at = 0; at < term.length; at++) bits |= 1 << (term.charCodeAt(at) % 32)
  return bits >>> 0
}

/** In how many bits two numbers differ. */
export function differingBits(one: number, other: number): number {
  let bits = one ^ other
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Prints of a passage by its terms (MinHash): the share of equal ones is about that of terms in common. */
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

/** Whether two passages say nearly the same, by all prints of an index. */
export function areAlike(prints: Uint32Array, one: number, other: number): boolean {
  let equal = 0
  for (let at = 0; at < printCount; at++)
    if (prints[one * printCount + at] === prints[other * printCount + at]) equal++
  return equal >= enoughAlike
}

/**
 * Whether one letter more, less, other or swapped with its neighbour, `most` times at the most, turns one
 * word into the other.
 */
export function isSpeltLike(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return false
    before = row
    row = next
  }
  return (row[other.length] ?? Infinity) <= most
}

/** FNV-1a. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
