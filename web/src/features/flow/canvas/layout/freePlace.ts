import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

const mostTries = 40
const gap = 40

/** Returns a position for a new node: the requested one, or the first free one below. */
export function freePlace(flow: Flow, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const columns = Object.values(flow.nodes).filter((node) => Math.abs(node.x - x) < cardSize.width)
  const places = Array.from({ length: mostTries }, (_, at) => y + at * (cardSize.height + gap))
  const isFree = (place: number) => columns.every((node) => Math.abs(node.y - place) >= cardSize.height)
  return { x, y: places.find(isFree) ?? y }
}
