import type { Flow } from '@parley/functions/shared/flow/flow'
import { groupOf, groupsOf } from '@parley/functions/shared/flow/groups'
import { emptyNode, withNewNode } from './flowEdits.ts'
import { withMembers, withoutEmptied } from './groupMembers.ts'

/** Puts nodes into a new group; groups among them are opened. Undefined when no node is left to group. */
export function withNewGroup(flow: Flow, nodeIds: readonly string[]): { flow: Flow; id: string } | undefined {
  const members = withMembers(flow, nodeIds).filter((id) => flow.nodes[id]?.kind !== 'group')
  if (members.length === 0) return undefined
  const positions = members.flatMap((id) => flow.nodes[id] ?? [])
  const corner = { x: Math.min(...positions.map(({ x }) => x)), y: Math.min(...positions.map(({ y }) => y)) }
  const { flow: next, id } = withNewNode(flow, emptyNode('group', corner))
  return { id, flow: intoGroup(next, members, id) }
}

/** Moves nodes into a group, or out of theirs; groups that lose their last node are deleted. */
export function intoGroup(flow: Flow, nodeIds: readonly string[], groupId: string | undefined): Flow {
  const moved = new Set(nodeIds)
  const nodes = Object.entries(flow.nodes).map(([id, node]) => {
    if (!moved.has(id) || node.kind === 'group') return [id, node] as const
    const { group: _former, ...others } = node
    return [id, groupId === undefined ? others : { ...others, group: groupId }] as const
  })
  return withoutEmptied(flow, { nodes: Object.fromEntries(nodes), edges: flow.edges })
}

/** Deletes groups; their nodes stay. */
export function deleteGroups(flow: Flow, groupIds: readonly string[]): Flow {
  const groups = groupsOf(flow)
  return intoGroup(
    flow,
    groupIds.flatMap((id) => groups.get(id) ?? []),
    undefined,
  )
}

/** Returns the groups among nodes, and the groups that nodes are in. */
export function groupsAmong(flow: Flow, nodeIds: readonly string[]): string[] {
  const found = nodeIds.flatMap((id) => (flow.nodes[id]?.kind === 'group' ? id : (groupOf(flow, id) ?? [])))
  return [...new Set(found)]
}
