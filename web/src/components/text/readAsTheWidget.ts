import type { Parents, Root, RootContent } from 'mdast'

/** Marks that are signs like any other in the widget, such as in `~100 €`, `&copy;`, `[^1]` and indented words. */
const signs = [
  'strikethrough',
  'characterReference',
  'codeIndented',
  'setextUnderline',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'tasklistCheck',
]

/**
 * Returns a remark plugin with which an operator reads the same letters as the visitor, whose widget
 * knows a small part of Markdown.
 */
export function readAsTheWidget(this: { data: () => object }): (tree: Root) => void {
  const others: unknown = Reflect.get(this.data(), 'micromarkExtensions')
  const extensions = [...(Array.isArray(others) ? others : []), { disable: { null: signs } }]
  Object.assign(this.data(), { micromarkExtensions: extensions })
  return keepFactors
}

/** Shows stars within a word or a sum, such as in `5*3*2`, as they are. */
function keepFactors(parent: Parents): void {
  for (let at = parent.children.length - 1; at >= 0; at--) {
    const child = parent.children[at]
    if (!child || !('children' in child)) continue
    keepFactors(child)
    const after: RootContent | undefined = parent.children[at + 1]
    if (child.type !== 'emphasis' || after?.type !== 'text' || !/^\w/.test(after.value)) continue
    const star = { type: 'text', value: '*' } as const
    parent.children.splice(at, 1, star, ...child.children, star)
  }
}
