/** Returns the word after a slash that ends at the caret; ignores a slash inside a word, such as in a URL. */
export function findSlash(
  text: string,
  caret: number,
): { from: number; to: number; word: string } | undefined {
  const found = /(?:^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret))
  if (!found) return undefined
  const word = found[1] ?? ''
  return { from: caret - word.length - 1, to: caret, word }
}
