import type { Flow } from '../../../shared/flow/flow.ts'
import { edgesOut } from '../../../shared/flow/flowCost.ts'

/** Distances between the corners of neighbours, in pixels; a card is 232 by 104. */
const column = 280
const row = 180

/** Returns a flow with its nodes in rows by their distance from the start; unreachable ones are last. */
export function layOutNodes(flow: Flow): Flow {
  const depths = depthsOf(flow)
  const deepest = Math.max(0, ...depths.values())
  const counts = new Map<number, number>()
  const nodes = Object.entries(flow.nodes).map(([id, node]) => {
    const depth = depths.get(id) ?? deepest + 1
    const index = counts.get(depth) ?? 0
    counts.set(depth, index + 1)
    return [id, { ...node, x: index * column, y: depth * row }] as const
  })
  return { nodes: Object.fromEntries(nodes), edges: flow.edges }
}

function depthsOf(flow: Flow): ReadonlyMap<string, number> {
  const start = Object.keys(flow.nodes).find((id) => flow.nodes[id]?.kind === 'start')
  const depths = new Map<string, number>()
  let level = start === undefined ? [] : [start]
  for (let depth = 0; level.length > 0; depth++) {
    for (const id of level) depths.set(id, depth)
    const next = level.flatMap((id) => edgesOut(flow, id).map(([, { to }]) => to))
    level = [...new Set(next)].filter((id) => !depths.has(id))
  }
  return depths
}
