/**
 * Returns whether a key has a letter on it. On keyboards of other scripts, where it writes another letter,
 * its position counts.
 */
export function isKey({ key, code }: KeyboardEvent, letter: string): boolean {
  if (key.toLowerCase() === letter) return true
  const isLatin = /^[ -~]$/.test(key)
  return !isLatin && code === `Key${letter.toUpperCase()}`
}
