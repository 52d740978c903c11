import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

const maxTries = 40
const gap = 40

/** Returns a position for a new node: the requested one, or the first free one below. */
export function freePosition(flow: Flow, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const columns = Object.values(flow.nodes).filter((node) => Math.abs(node.x - x) < cardSize.width)
  const positions = Array.from({ length: maxTries }, (_, at) => y + at * (cardSize.height + gap))
  const isFree = (position: number) => columns.every((node) => Math.abs(node.y - position) >= cardSize.height)
  return { x, y: positions.find(isFree) ?? y }
}
