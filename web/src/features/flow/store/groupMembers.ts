import type { Flow } from '@parley/functions/shared/flow/flow'
import { groupsOf } from '@parley/functions/shared/flow/groups'

/** Returns the ids with those of the nodes in groups among them. */
export function withMembers(flow: Flow, nodeIds: readonly string[]): string[] {
  const groups = groupsOf(flow)
  return [...new Set(nodeIds.flatMap((id) => [id, ...(groups.get(id) ?? [])]))]
}

/** Deletes the groups that had nodes before a change and have none after it. */
export function withoutEmptied(before: Flow, after: Flow): Flow {
  const left = groupsOf(after)
  const emptied = [...groupsOf(before)].filter(
    ([id, members]) => members.length > 0 && left.get(id)?.length === 0,
  )
  if (emptied.length === 0) return after
  const deleted = new Set(emptied.map(([id]) => id))
  const nodes = Object.entries(after.nodes).filter(([id]) => !deleted.has(id))
  return { nodes: Object.fromEntries(nodes), edges: after.edges }
}
