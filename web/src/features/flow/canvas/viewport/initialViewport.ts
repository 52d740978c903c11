import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

/** Shows the whole flow, as large as it fits. */
export const desktopLimits = { maxZoom: 1, padding: 0.2 }
/** The same without spare margin. */
export const phoneLimits = { maxZoom: 1, padding: 0.06 }

/** Below this zoom, not even the names are legible. */
const minWhole = 0.4
/** Below this zoom, a phone's user would have to zoom in first. */
const minOnPhone = 0.85
/** On a larger screen, only the names are shown below it. */
const minWithText = 0.5
/** The bars above the canvas, in pixels. */
const barsAbove = 150
/** Pixels of a phone's height that the canvas does not have: the bars above it and below. */
const barsOfPhone = 300

/** Returns the initial viewport: the whole flow, or the start with its successors when it is too small. */
export function initialViewport(flow: Flow, isPhone: boolean, width = window.innerWidth) {
  const limits = isPhone ? phoneLimits : desktopLimits
  const room = { width, height: window.innerHeight - (isPhone ? barsOfPhone : barsAbove) }
  const start = Object.keys(flow.nodes).find((id) => flow.nodes[id]?.kind === 'start')
  const isReadable = zoomOf(flow, room, limits.padding) >= (isPhone ? minWhole : minWithText)
  if (start === undefined || isReadable) return limits
  const next = edgesOut(flow, start).map(([, { to }]) => to)
  const nodes = [start, ...next].map((id) => ({ id }))
  return { ...desktopLimits, minZoom: isPhone ? minOnPhone : minWithText, nodes }
}

/** Returns the zoom at which a whole flow fits. */
function zoomOf({ nodes }: Flow, room: { width: number; height: number }, padding: number): number {
  const positions = Object.values(nodes)
  const width = spanOf(positions.map(({ x }) => x)) + cardSize.width
  const height = spanOf(positions.map(({ y }) => y)) + cardSize.height
  return Math.min(room.width / width, room.height / height) / (1 + padding)
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
