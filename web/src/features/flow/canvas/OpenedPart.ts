import type { Flow } from '@parley/functions/shared/flow/flow'

/** The part that the panel beside the canvas shows. */
export interface OpenedPart {
  nodeId: string
  /** The node's outgoing edge to show. */
  edgeId?: string | undefined
  /** True when the panel also takes the focus. */
  takesFocus?: boolean
}

/** Returns the node or edge that an element on the canvas draws. */
export function partAt(element: Element, flow: Flow): OpenedPart | undefined {
  const id = element.closest('.react-flow__node, .react-flow__edge')?.getAttribute('data-id') ?? ''
  if (flow.nodes[id]) return { nodeId: id }
  const edge = flow.edges[id]
  return edge && { nodeId: edge.from, edgeId: id }
}

/** Returns the element that draws a node or an edge. */
export function elementOf(canvas: Element, { nodeId, edgeId }: OpenedPart): HTMLElement | SVGElement | null {
  return edgeId === undefined
    ? canvas.querySelector<HTMLElement>(`.react-flow__node[data-id="${nodeId}"]`)
    : canvas.querySelector<SVGElement>(`.react-flow__edge[data-id="${edgeId}"]`)
}
