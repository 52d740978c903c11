const isolateStart = '\u2066'
const end = '\u2069'

/** A text without what keeps its direction on the screen: for what is stored. */
export function plainText(text: string): string {
  return text.replaceAll(isolateStart, '').replaceAll(end, '')
}

/**
 * Compiled English texts (`icu-minify`) that keep their order between words that run from the right: without it
 * their full stop would stand before them. A text is its words, or a list of words and nodes.
 */
export function isolateTexts(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      Array.isArray(text) ? [isolateStart, ...text, end] : `${isolateStart}${String(text)}${end}`,
    ]),
  )
}
