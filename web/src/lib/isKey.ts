/**
 * Whether a key is the one with a letter on it, also on keyboards of other scripts, where it writes another
 * letter: by its place then.
 */
export function isKey({ key, code }: KeyboardEvent, letter: string): boolean {
  if (key.toLowerCase() === letter) return true
  const isLatin = /^[ -~]$/.test(key)
  return !isLatin && code === `Key${letter.toUpperCase()}`
}
