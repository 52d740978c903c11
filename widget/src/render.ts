import { type Children, type Node, type Props, nodesOf } from './jsx-runtime.ts'

/**
 * Shows markup inside an element and changes only what differs from what it showed there before. Siblings of
 * one tag are told apart by their key or, without one, by their order. The very same piece as before is left
 * alone.
 *
 * A panel of pure functions needs no more than this; a framework would be half of all the bytes a visitor
 * loads.
 */
export function render(children: Children, parent: Element): void {
  const nodes = nodesOf(children)
  update(parent, shown.get(parent) ?? [], nodes)
  shown.set(parent, nodes)
}

const shown = new WeakMap<Element, Node[]>()

function update(parent: Element, before: Node[], after: Node[]): void {
  const rest = [...before]
  for (const node of after) {
    const index = rest.findIndex(({ tag, key }) => tag === node.tag && key === node.key)
    const [old] = index < 0 ? [] : rest.splice(index, 1)
    if (old === node) continue
    const dom = (node.dom = old?.dom ?? create(node.tag, parent))
    setProps(dom, old?.props ?? {}, node.props)
    if (dom instanceof Element) update(dom, old?.children ?? [], node.children)
  }
  // What goes must be gone before places are compared, or all that follows would move and lose its focus.
  for (const { dom } of rest) dom?.remove()
  after.forEach(({ dom }, index) => {
    const there = parent.childNodes[index] ?? null
    if (dom && dom !== there) parent.insertBefore(dom, there)
  })
}

function create(tag: string, parent: Element): Element | Text {
  if (!tag) return document.createTextNode('')
  const isDrawing = tag === 'svg' || parent instanceof SVGElement
  return isDrawing ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
}

function setProps(dom: Element | Text, before: Props, after: Props): void {
  for (const prop in { ...before, ...after }) {
    const value = after[prop]
    const name = prop.startsWith('on') ? prop.toLowerCase() : prop
    // A field's value is the visitor's to change, so it is compared with what is there.
    if (value === (prop === 'value' ? Reflect.get(dom, prop) : before[prop])) continue
    if (name in dom && !(dom instanceof SVGElement)) Reflect.set(dom, name, value ?? '')
    else if (dom instanceof Element) dom.setAttribute(name, String(value))
  }
}
