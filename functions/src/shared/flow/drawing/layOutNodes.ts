import type { Flow } from '../flow.ts'
import { edgesOut } from '../flowCost.ts'

/** Distances between the corners of neighbours, in pixels; a card is 232 by 104. */
const column = 300
const row = 270
/** The nodes of a column of those without a way to them. */
const looseRows = 10

/**
 * Returns a flow with its nodes in rows by their distance from the start. Each row is centred, in the order
 * of the nodes that lead to it. Nodes without a way to them are in columns beside the rows.
 */
export function layOutNodes(flow: Flow): Flow {
  const depths = depthsOf(flow)
  const positions = new Map<string, { x: number; y: number }>()
  const rows = Map.groupBy(depths.keys(), (id) => depths.get(id) ?? 0)
  for (const [depth, ids] of [...rows].toSorted(([one], [other]) => one - other)) {
    const middle = (id: string) => middleOfSources(flow, id, positions)
    const ordered = ids.toSorted((one, other) => middle(one) - middle(other))
    for (const [at, id] of ordered.entries())
      positions.set(id, { x: Math.round((at - (ids.length - 1) / 2) * column), y: depth * row })
  }
  const right = Math.max(0, ...[...positions.values()].map(({ x }) => x)) + column
  const loose = Object.keys(flow.nodes).filter((id) => !positions.has(id))
  for (const [at, id] of loose.entries())
    positions.set(id, { x: right + Math.floor(at / looseRows) * column, y: (at % looseRows) * row })
  const nodes = Object.entries(flow.nodes).map(([id, node]) => [id, { ...node, ...positions.get(id) }])
  return { nodes: Object.fromEntries(nodes), edges: flow.edges }
}

/** Returns the mean position of the placed nodes that lead to a node; the middle for none. */
function middleOfSources(flow: Flow, id: string, positions: ReadonlyMap<string, { x: number }>): number {
  const sources = Object.values(flow.edges).flatMap(({ from, to }) =>
    to === id ? (positions.get(from) ?? []) : [],
  )
  return sources.reduce((sum, { x }) => sum + x, 0) / Math.max(1, sources.length)
}

/** Returns the longest way to each node from the start, without ways that lead back in the flow's own order. */
function depthsOf(flow: Flow): ReadonlyMap<string, number> {
  const order = Object.keys(flow.nodes)
  const start = order.find((id) => flow.nodes[id]?.kind === 'start')
  const indexes = new Map(order.map((id, at) => [id, at]))
  const isLater = (id: string, other: string) => (indexes.get(id) ?? 0) > (indexes.get(other) ?? 0)
  const depths = new Map<string, number>()
  const reach = (id: string, depth: number) => {
    if ((depths.get(id) ?? -1) >= depth) return
    depths.set(id, depth)
    for (const [, { to }] of edgesOut(flow, id)) if (isLater(to, id)) reach(to, depth + 1)
  }
  if (start !== undefined) reach(start, 0)
  return depths
}
