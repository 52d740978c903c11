import type { Flow } from '../flow.ts'
import { bezierPoint } from './bezierPoint.ts'
import { cardSize } from './cardSize.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Shares of a line, the middle first. */
const shares = Array.from({ length: 43 }, (_, at) => 0.08 + at * 0.02).toSorted(
  (one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5),
)
/** Above this number of lines the search is too slow for a canvas that is edited. */
const maxLines = 300
/** An estimate of a condition's size in pixels, in the font of the canvas. */
const words = { perCharacter: 6.6, padding: 20, maxWidth: 180, line: 17, maxLines: 2, gap: 4 } as const

/**
 * Returns where on its line each condition is written, as a share of the line, so that conditions lie neither
 * on one another nor on cards where there is room.
 */
export function layOutConditions(flow: Flow, texts: ReadonlyMap<string, string>): Map<string, number> {
  const ids = Object.keys(flow.edges)
  if (ids.length > maxLines) return new Map()
  const cards = Object.values(flow.nodes).map((node) => boxOf(node, cardSize))
  const candidates = ids.map((id) => {
    const found = shares.flatMap((share) => {
      const box = conditionBox(flow, id, texts.get(id) ?? '', share)
      return box ? [{ share, box, cost: costOf(box, cards) }] : []
    })
    return { id, found, free: found.filter(({ cost }) => cost === 0).length }
  })
  const placed: Box[] = []
  const chosen = new Map<string, number>()
  // Those with the least choice first.
  for (const { id, found } of candidates.toSorted((one, other) => one.free - other.free)) {
    const costs = found.map((one) => ({ ...one, cost: one.cost + costOf(one.box, placed) }))
    const [best] = costs.toSorted((one, other) => one.cost - other.cost)
    if (!best) continue
    placed.push(best.box)
    chosen.set(id, best.share)
  }
  return chosen
}

function costOf(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0)
}

/** Returns the area of a condition at that share of its line; undefined for a line without an end. */
export function conditionBox(flow: Flow, edgeId: string, text: string, share: number): Box | undefined {
  const edge = flow.edges[edgeId]
  const [from, to] = [flow.nodes[edge?.from ?? ''], flow.nodes[edge?.to ?? '']]
  if (!from || !to) return undefined
  const start = { x: from.x + cardSize.width / 2, y: from.y + cardSize.height }
  const end = { x: to.x + cardSize.width / 2, y: to.y }
  const { x, y } = bezierPoint(start, end, share)
  const length = text.length * words.perCharacter
  const room = words.maxWidth - words.padding
  const lines = Math.min(words.maxLines, Math.max(1, Math.ceil(length / room)))
  const width = Math.min(words.maxWidth, length + words.padding) + words.gap
  const height = lines * words.line + 8 + words.gap
  return boxOf({ x: x - width / 2, y: y - height / 2 }, { width, height })
}

/** Returns the common area of two boxes. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the box with this top left corner; all values are in pixels of the drawing at full size. */
export function boxOf({ x, y }: { x: number; y: number }, size: { width: number; height: number }): Box {
  return { left: x, top: y, ...size }
}
