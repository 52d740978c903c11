const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const similar = 'àƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** Compiled texts (`icu-minify`) with every letter of their words replaced by one that looks like it. */
export function toPseudo(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, rewriteText(text)]))
}

/** A text is its words, or a list of words and nodes. */
function rewriteText(text: unknown): unknown {
  return Array.isArray(text) ? text.map(rewriteNode) : rewriteNode(text)
}

/** A node is `[name, kind, choices or format]` of an argument, or `[name, ...children]` of a tag. */
function rewriteNode(node: unknown): unknown {
  if (typeof node === 'string') return rewriteWords(node)
  if (!Array.isArray(node)) return node
  const [name, kind, detail]: unknown[] = node
  const isArgument = typeof kind === 'number' && kind > 0
  if (!isArgument) return [name, ...node.slice(1).map(rewriteNode)]
  const hasChoices = kind <= 3 && typeof detail === 'object' && detail !== null
  return hasChoices ? [name, kind, rewriteChoices(detail)] : node
}

function rewriteChoices(choices: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).map(([key, text]) => [key, rewriteText(text)]))
}

function rewriteWords(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => similar.charAt(plain.indexOf(letter)))
}
