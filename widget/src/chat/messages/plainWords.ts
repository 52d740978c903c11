import { type ComponentChildren, isValidElement } from 'preact'
import { renderMarkdown } from './markdown.tsx'

/** Returns the shown text of an answer in one line, without its marks, for screen readers. */
export function plainWords(text: string): string {
  return wordsOf(renderMarkdown(text)).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (!isValidElement(node)) return typeof node === 'string' ? node : ''
  const words = wordsOf(node.props.children)
  // A block element ends its line.
  return /^(p|li|pre)$/.test(String(node.type)) ? `${words} ` : words
}
