import type { ListItem, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** A vendor's format for the elements of an answer; inner text is already in that format. */
export interface TextStyle {
  /** Escapes text, so that nothing in it has a meaning for the vendor. */
  text: (words: string) => string
  strong: (within: string) => string
  emphasis: (within: string) => string
  code: (words: string) => string
  codeBlock: (words: string) => string
  quote: (within: string) => string
  /** Renders a link; `words` is its text. */
  link: (words: string, url: string) => string
}

/** Returns the blocks of an answer in a vendor's format, one text for each block. */
export function renderMarkdown(markdown: string, style: TextStyle): string[] {
  return fromMarkdown(markdown)
    .children.map((node) => block(node, style))
    .filter(Boolean)
}

function block(node: RootContent, style: TextStyle): string {
  switch (node.type) {
    case 'paragraph':
      return inline(node.children, style)
    case 'heading':
      return style.strong(inline(node.children, style))
    case 'blockquote':
      return style.quote(node.children.map((child) => block(child, style)).join('\n'))
    case 'code':
      return style.codeBlock(node.value)
    case 'list':
      return node.children
        .map((item, index) => listItem(item, node.ordered ? `${(node.start ?? 1) + index}.` : '•', style))
        .join('\n')
    case 'thematicBreak':
      return '———'
    case 'html':
      return style.text(node.value)
    default:
      return ''
  }
}

/** Renders a list item; its further blocks are indented by two spaces. */
function listItem({ children }: ListItem, sign: string, style: TextStyle): string {
  const [first = '', ...rest] = children.map((child) => block(child, style))
  return [`${sign} ${first}`, ...rest.map((text) => text.replaceAll(/^/gm, '  '))].join('\n')
}

function inline(nodes: readonly PhrasingContent[], style: TextStyle): string {
  return nodes.map((node) => phrase(node, style)).join('')
}

function phrase(node: PhrasingContent, style: TextStyle): string {
  switch (node.type) {
    case 'text':
    case 'html':
      return style.text(node.value)
    case 'strong':
      return style.strong(inline(node.children, style))
    case 'emphasis':
      return style.emphasis(inline(node.children, style))
    case 'inlineCode':
      return style.code(node.value)
    case 'break':
      return '\n'
    case 'link': {
      const words = inline(node.children, style)
      return /^(https?|mailto|tel):/i.test(node.url) ? style.link(words, node.url) : words
    }
    case 'image':
      return style.text(node.alt ?? '')
    default:
      return ''
  }
}
