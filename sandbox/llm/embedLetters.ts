/** Shorter groups stand in every text of a language. */
const groupLength = 5

/**
 * Vectors that know letters and not meanings: texts with the same groups of five letters are near each
 * other, and that is all. They stand in for a vendor's so that the way there and back can be tried.
 */
export function embedLetters(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  const letters = Array.from(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))
  for (let at = 0; at + groupLength <= letters.length; at++) {
    const place = hashOf(letters.slice(at, at + groupLength).join('')) % dimensions
    vector[place] = (vector[place] ?? 0) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((component) => component / length)
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
