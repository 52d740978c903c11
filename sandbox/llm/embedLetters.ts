/** Shorter groups occur in every text of a language. */
const groupLength = 5

/**
 * Returns a vector of letter groups, without meaning: texts with the same groups of five letters are near
 * each other.
 * It replaces a vendor's embeddings to test the way to the vendor and back.
 */
export function embedLetters(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  const letters = Array.from(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))
  for (let at = 0; at + groupLength <= letters.length; at++) {
    const index = hashOf(letters.slice(at, at + groupLength).join('')) % dimensions
    vector[index] = (vector[index] ?? 0) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((component) => component / length)
}

/** Hashes a text with FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
