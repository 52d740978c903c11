import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

/** Shows the whole flow, as large as it fits. */
export const wholeFlow = { maxZoom: 1, padding: 0.2 }
/** The same without spare margin. */
export const wholeOnPhone = { maxZoom: 1, padding: 0.06 }

/** Below this zoom, not even the names are legible. */
const leastWhole = 0.4
/** Below this zoom, a phone's user would have to zoom in first. */
const leastOnPhone = 0.85
/** The height in pixels of a phone's bars above and below the canvas. */
const barsOfPhone = 300

/**
 * Returns the initial viewport: the whole flow, or the start with its successors when a phone is too small.
 */
export function firstSight(flow: Flow, isPhone: boolean) {
  if (!isPhone) return wholeFlow
  const start = Object.keys(flow.nodes).find((id) => flow.nodes[id]?.kind === 'start')
  if (start === undefined || fitsPhone(flow)) return wholeOnPhone
  const next = edgesOut(flow, start).map(([, { to }]) => to)
  const nodes = [start, ...next].map((id) => ({ id }))
  return { ...wholeFlow, minZoom: leastOnPhone, nodes }
}

function fitsPhone({ nodes }: Flow): boolean {
  const places = Object.values(nodes)
  const width = spanOf(places.map(({ x }) => x)) + cardSize.width
  const height = spanOf(places.map(({ y }) => y)) + cardSize.height
  const room = { width: window.innerWidth, height: window.innerHeight - barsOfPhone }
  return Math.min(room.width / width, room.height / height) / (1 + wholeOnPhone.padding) >= leastWhole
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
