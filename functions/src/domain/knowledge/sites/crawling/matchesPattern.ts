/**
 * Whether a path begins as a pattern of robots.txt says, in which `*` stands for any characters and a `$` at
 * the end for the end. In time that grows with both lengths alone, whatever the pattern. Both are as
 * `encodePath` spells them, which whoever compares many does once for each.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? rest.pop() : undefined
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** One spelling of a path or a pattern for letters that may stand as themselves or in percents. */
export function encodePath(text: string): string {
  return text
    .replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (code) => {
      const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
    })
}
