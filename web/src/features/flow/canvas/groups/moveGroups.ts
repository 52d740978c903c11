import type { NodeChange } from '@xyflow/react'
import { flowLimits, type Flow } from '@parley/functions/shared/flow/flow'
import { groupsOf } from '@parley/functions/shared/flow/groups'
import { withNode } from '../../store/flowEdits.ts'
import type { CanvasNode } from '../FlowCard.tsx'
import { boxOfGroup, frameAround } from './groupBox.ts'

type Groups = ReadonlyMap<string, readonly string[]>
type Change = NodeChange<CanvasNode>

/** Adds the movements of the nodes in open groups that are moved. */
export function withMovedMembers(changes: Change[], shown: readonly CanvasNode[], groups: Groups): Change[] {
  if (groups.size === 0) return changes
  const positions = new Map(shown.map(({ id, position }) => [id, position]))
  const moved = new Set(changes.flatMap((change) => (change.type === 'position' ? change.id : [])))
  const added = changes.flatMap((change) => {
    const from = change.type === 'position' ? positions.get(change.id) : undefined
    if (change.type !== 'position' || !change.position || !from) return []
    const [x, y] = [change.position.x - from.x, change.position.y - from.y]
    return (groups.get(change.id) ?? []).flatMap((id): Change[] => {
      const at = positions.get(id)
      return at && !moved.has(id) ? [{ ...change, id, position: { x: at.x + x, y: at.y + y } }] : []
    })
  })
  return added.length > 0 ? [...changes, ...added] : changes
}

/** Fits the frames of open groups around their nodes after a movement. */
export function withFittedFrames(
  nodes: CanvasNode[],
  changes: readonly Change[],
  groups: Groups,
): CanvasNode[] {
  const moved = new Set(changes.flatMap((change) => (change.type === 'position' ? change.id : [])))
  const touched = new Set([...groups].filter(([, ids]) => ids.some((id) => moved.has(id))).map(([id]) => id))
  if (touched.size === 0) return nodes
  const positions = new Map(nodes.map(({ id, position }) => [id, position]))
  return nodes.map((node) => {
    if (node.type !== 'frame' || !touched.has(node.id)) return node
    const cards = (groups.get(node.id) ?? []).flatMap((id) => positions.get(id) ?? [])
    if (cards.length === 0) return node
    const { x, y, width, height } = frameAround(cards)
    return { ...node, position: { x, y }, width, height, measured: { width, height } }
  })
}

/** Stores new positions in the flow; the nodes of a moved group move with it. */
export function withDropped(flow: Flow, changes: readonly Change[]): Flow {
  const dropped = new Map(
    changes.flatMap((change) =>
      change.type === 'position' && change.dragging === false && change.position
        ? [[change.id, change.position] as const]
        : [],
    ),
  )
  const groups = groupsOf(flow)
  let next = flow
  for (const [id, { x, y }] of dropped) {
    const members = groups.get(id)
    if (!members || members.length === 0)
      next = withNode(next, id, { x: limitDistance(x), y: limitDistance(y) })
    const box = boxOfGroup(flow.nodes, id, members ?? [])
    for (const member of members ?? []) {
      const node = flow.nodes[member]
      if (!node || dropped.has(member)) continue
      next = withNode(next, member, {
        x: limitDistance(node.x + x - box.x),
        y: limitDistance(node.y + y - box.y),
      })
    }
  }
  return next
}

/** Limits a position: a node may be no further from the centre than a flow can store. */
function limitDistance(value: number): number {
  return Math.max(-flowLimits.distance, Math.min(flowLimits.distance, Math.round(value)))
}
