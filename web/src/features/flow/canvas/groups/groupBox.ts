import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'
import { collapsedGroupOf, groupsOf } from '@parley/functions/shared/flow/groups'

interface Position {
  x: number
  y: number
}

/** The part of the canvas that something covers, in pixels. */
export interface Box extends Position {
  width: number
  height: number
}

/** The space around the cards of an open group; its name is above them. */
const margin = 24
const head = 44

/** Returns the frame around the cards of an open group. */
export function frameAround(cards: readonly Position[]): Box {
  const { x, y } = cornerOf(cards)
  const [right, bottom] = [Math.max(...cards.map((card) => card.x)), Math.max(...cards.map((card) => card.y))]
  return {
    x: x - margin,
    y: y - head,
    width: right - x + cardSize.width + 2 * margin,
    height: bottom - y + cardSize.height + head + margin,
  }
}

/** Returns where a group is drawn: an open one as a frame, any other as a card at the corner of its nodes. */
export function boxOfGroup(nodes: Flow['nodes'], groupId: string, members: readonly string[]): Box {
  const { x = 0, y = 0, isCollapsed } = nodes[groupId] ?? {}
  const cards = members.flatMap((id) => nodes[id] ?? [])
  if (cards.length === 0) return { x, y, ...cardSize }
  return isCollapsed ? { ...cornerOf(cards), ...cardSize } : frameAround(cards)
}

/** Returns where a node is drawn: itself, or the card of the group that it is hidden in. */
export function boxOfNode(flow: Flow, nodeId: string): Box | undefined {
  const shown = collapsedGroupOf(flow, nodeId) ?? nodeId
  const node = flow.nodes[shown]
  if (!node) return undefined
  if (node.kind === 'group') return boxOfGroup(flow.nodes, shown, groupsOf(flow).get(shown) ?? [])
  return { x: node.x, y: node.y, ...cardSize }
}

function cornerOf(cards: readonly Position[]): Position {
  return { x: Math.min(...cards.map(({ x }) => x)), y: Math.min(...cards.map(({ y }) => y)) }
}
