import { language } from '../../../lib/texts/language.ts'

/** A sentence of a rendered text, and its place in the page. */
export interface Sentence {
  text: string
  range: Range
}

const blocks = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, div'

/** Returns the sentence at a point of the window; undefined beside the text of `root`. */
export function sentenceAt(root: Element, x: number, y: number): Sentence | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  const node = caret?.offsetNode
  const block = node?.parentElement?.closest(blocks)
  if (!caret || node?.nodeType !== Node.TEXT_NODE || !block || !root.contains(block)) return undefined
  const texts = textNodesOf(block)
  const before = texts.slice(
    0,
    texts.findIndex((one) => one === node),
  )
  return sentenceAround(texts, lengthOf(before) + caret.offset)
}

/**
 * Returns the sentence at an offset of consecutive text nodes.
 * @internal Exported for tests.
 */
export function sentenceAround(texts: readonly Node[], offset: number): Sentence | undefined {
  const whole = texts.map(({ textContent }) => textContent).join('')
  const found = new Intl.Segmenter(language, { granularity: 'sentence' })
    .segment(whole)
    .containing(Math.min(offset, whole.length - 1))
  if (!found || found.segment.trim() === '') return undefined
  const range = document.createRange()
  setBoundary(texts, found.index, (node, at) => range.setStart(node, at))
  setBoundary(texts, found.index + found.segment.trimEnd().length, (node, at) => range.setEnd(node, at))
  return { text: found.segment.trim(), range }
}

function textNodesOf(root: Element): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}

const lengthOf = (nodes: readonly Node[]) =>
  nodes.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0)

/** Calls `put` with the node at an offset of consecutive text nodes, and the offset within it. */
function setBoundary(texts: readonly Node[], offset: number, put: (node: Node, at: number) => void): void {
  let left = offset
  for (const node of texts) {
    const length = node.textContent?.length ?? 0
    if (left <= length) return put(node, left)
    left -= length
  }
}
