/**
 * Whether a path begins as a pattern of robots.txt says, in which `*` stands for any characters and a `$` at
 * the end for the end. In time that grows with both lengths alone, whatever the pattern.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = encoded(isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const text = encoded(path)
  if (!text.startsWith(first)) return false
  const last = isWhole ? rest.pop() : undefined
  let at = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === text.length : text.length - last.length >= at && text.endsWith(last)
}

/** One spelling for letters that may stand as themselves or in percents. */
function encoded(text: string): string {
  return text
    .replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (code) => {
      const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
    })
}
