import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import type { Flow } from '@parley/functions/shared/flow/flow'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

/** All of a flow, as large as it fits. */
export const wholeFlow = { maxZoom: 1, padding: 0.2 }
/** The same where there is no room to spare around it. */
export const wholeOnPhone = { maxZoom: 1, padding: 0.06 }

/** Smaller than that, not even the names could be read. */
const leastWhole = 0.4
/** Smaller than that, a phone's reader would have to come nearer first. */
const leastOnPhone = 0.85
/** Pixels of a phone's height that the canvas does not have: the bars above it and below. */
const barsOfPhone = 300

/** What a canvas shows at first: the whole flow, or its start with what follows where a phone is too small. */
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
