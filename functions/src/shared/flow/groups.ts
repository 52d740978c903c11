import type { Flow, FlowNode } from './flow.ts'

type Nodes = Pick<Flow, 'nodes'>

/** Returns whether conversations can come to a node of this kind; notes and groups only explain the drawing. */
export function isRun({ kind }: Pick<FlowNode, 'kind'>): boolean {
  return kind !== 'note' && kind !== 'group'
}

/**
 * Returns the group of a node; undefined for a node without one, for a group itself, and when the group was
 * deleted meanwhile.
 */
export function groupOf({ nodes }: Nodes, nodeId: string): string | undefined {
  const node = nodes[nodeId]
  if (!node || node.kind === 'group' || node.group === undefined) return undefined
  return nodes[node.group]?.kind === 'group' ? node.group : undefined
}

/** Returns the nodes in each group, by its id; a group without nodes has an empty list. */
export function groupsOf(flow: Nodes): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const [id, { kind }] of Object.entries(flow.nodes)) if (kind === 'group') groups.set(id, [])
  if (groups.size > 0) for (const id of Object.keys(flow.nodes)) groups.get(groupOf(flow, id) ?? '')?.push(id)
  return groups
}

/** Returns the collapsed group that a node is hidden in, if any. */
export function collapsedGroupOf(flow: Nodes, nodeId: string): string | undefined {
  const group = groupOf(flow, nodeId)
  return group !== undefined && flow.nodes[group]?.isCollapsed ? group : undefined
}
