/**
 * Returns whether a path matches a pattern of robots.txt, in which `*` means any characters and a `$` at the
 * end means the end. Its time grows only with both lengths, whatever the pattern. Both are in the spelling of
 * `encodePath`, so that callers with many patterns encode each once.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const [first = '', ...rest] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isAnchored ? rest.pop() : undefined
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isAnchored) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** Returns one spelling for letters of a path or a pattern that may be plain or percent-encoded. */
export function encodePath(text: string): string {
  return text
    .replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (code) => {
      const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
    })
}
