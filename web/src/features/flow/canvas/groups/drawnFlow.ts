import type { Flow } from '@parley/functions/shared/flow/flow'
import { collapsedGroupOf, groupsOf } from '@parley/functions/shared/flow/groups'
import { boxOfGroup } from './groupBox.ts'

/**
 * Returns a flow as its cards and lines are drawn: a collapsed group takes the place of its nodes, with the
 * lines that lead to them or away from them. Frames of open groups are left out.
 */
export function drawnFlow(flow: Flow): Flow {
  const groups = groupsOf(flow)
  if (groups.size === 0) return flow
  const nodes = Object.entries(flow.nodes).flatMap(([id, node]) => {
    if (collapsedGroupOf(flow, id) !== undefined) return []
    const members = groups.get(id)
    if (!members) return [[id, node] as const]
    if (members.length > 0 && !node.isCollapsed) return []
    const { x, y } = boxOfGroup(flow.nodes, id, members)
    return [[id, { ...node, x, y }] as const]
  })
  const edges = Object.entries(flow.edges).flatMap(([id, edge]) => {
    const [from, to] = [edge.from, edge.to].map((end) => collapsedGroupOf(flow, end) ?? end)
    if (from === undefined || to === undefined) return []
    const isInside = from === to && from !== edge.from
    return isInside ? [] : [[id, { ...edge, from, to }] as const]
  })
  return { nodes: Object.fromEntries(nodes), edges: Object.fromEntries(edges) }
}
