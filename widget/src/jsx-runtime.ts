import type { JSX as PreactJSX } from 'preact'

/** A piece of the screen: `tag` is an element's name, or empty for text. */
export interface Node {
  tag: string
  key: string | undefined
  props: Props
  children: Node[]
  /** Where the piece is on the page, once it is. */
  dom?: Element | Text
}

export type Children = Node | string | number | boolean | null | undefined | Children[]
export type Props = Record<string, unknown>

/** Elements are typed as Preact's are; components are plain functions without a state of their own. */
export declare namespace JSX {
  type Element = Children
  interface ElementChildrenAttribute {
    children: unknown
  }
  interface IntrinsicAttributes {
    key?: string
  }
  type IntrinsicElements = PreactJSX.IntrinsicElements
}

/** What the compiler makes of markup. A component is called on the spot. */
export function jsx<Given extends Props>(
  type: string | ((props: Given) => Children),
  props: Given & { children?: Children },
  key?: string,
): Children {
  if (typeof type !== 'string') return type(props)
  const { children, ...rest } = props
  return { tag: type, key, props: rest, children: nodesOf(children) }
}

export { jsx as jsxs, jsx as jsxDEV }

export function Fragment({ children }: { children?: Children }): Children {
  return children
}

/** The pieces to show: lists laid flat, nothing left out that shows. */
export function nodesOf(children: Children): Node[] {
  if (Array.isArray(children)) return children.flatMap(nodesOf)
  if (children === null || children === undefined || typeof children === 'boolean') return []
  return typeof children === 'object'
    ? [children]
    : [{ tag: '', key: undefined, props: { data: `${children}` }, children: [] }]
}
