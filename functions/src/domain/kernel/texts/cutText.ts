/** Returns the beginning of a text, at most `most` UTF-16 units, without half a character at its end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(max - 1)) ? max - 1 : max)
}

/** Returns the end of a text, without half a character at its beginning. */
export function cutToEnd(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.length - max
  return text.slice(isHighSurrogate(text.charCodeAt(start - 1)) ? start + 1 : start)
}

/** Returns whether a unit is the first half of a character of two units. */
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
