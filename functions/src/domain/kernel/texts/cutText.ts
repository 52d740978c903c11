/** The beginning of a text, of at most `most` UTF-16 units, without half a character at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most)
}

/** The end of a text, in the same way without half a character at its beginning. */
export function cutToEnd(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.length - most
  return text.slice(isHighSurrogate(text.charCodeAt(start - 1)) ? start + 1 : start)
}

/** The first half of a character that takes two units. */
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
