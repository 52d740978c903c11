import type { Flow } from '../../../shared/flow/flow.ts'
import { edgesOut } from '../../../shared/flow/flowCost.ts'

/** Distances between the corners of neighbours, in pixels; a card is 232 by 104. */
const column = 300
const row = 270

/**
 * Returns a flow with its nodes in rows by their distance from the start, each row in the order of the nodes that lead
 * to it and around one middle; unreachable nodes are last.
 */
export function layOutNodes(flow: Flow): Flow {
  const depths = depthsOf(flow)
  const deepest = Math.max(0, ...depths.values())
  const rows = Map.groupBy(Object.keys(flow.nodes), (id) => depths.get(id) ?? deepest + 1)
  const places = new Map<string, { x: number; y: number }>()
  for (const [depth, ids] of [...rows].toSorted(([one], [other]) => one - other)) {
    const middle = (id: string) => middleOfSources(flow, id, places)
    const ordered = ids.toSorted((one, other) => middle(one) - middle(other))
    for (const [at, id] of ordered.entries())
      places.set(id, { x: Math.round((at - (ids.length - 1) / 2) * column), y: depth * row })
  }
  const nodes = Object.entries(flow.nodes).map(([id, node]) => [id, { ...node, ...places.get(id) }])
  return { nodes: Object.fromEntries(nodes), edges: flow.edges }
}

/** Returns the mean position of the placed nodes that lead to a node; the middle for none. */
function middleOfSources(flow: Flow, id: string, places: ReadonlyMap<string, { x: number }>): number {
  const sources = Object.values(flow.edges).flatMap(({ from, to }) =>
    to === id ? (places.get(from) ?? []) : [],
  )
  return sources.reduce((sum, { x }) => sum + x, 0) / Math.max(1, sources.length)
}

/** Returns the longest way to each node from the start, without ways that lead back. */
function depthsOf(flow: Flow): ReadonlyMap<string, number> {
  const start = Object.keys(flow.nodes).find((id) => flow.nodes[id]?.kind === 'start')
  const depths = new Map<string, number>()
  const reach = (id: string, depth: number, before: readonly string[]) => {
    if (before.includes(id) || (depths.get(id) ?? -1) >= depth) return
    depths.set(id, depth)
    for (const [, { to }] of edgesOut(flow, id)) reach(to, depth + 1, [...before, id])
  }
  if (start !== undefined) reach(start, 0, [])
  return depths
}
