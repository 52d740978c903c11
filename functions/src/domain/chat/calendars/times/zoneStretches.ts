import { offsetAt } from '../../../kernel/times/zoneOffset.ts'

/** A time span in milliseconds since 1970, without its `end`. */
export interface Stretch {
  start: number
  end: number
}

/** A span in which a zone's clocks do not change. */
export interface ZoneStretch extends Stretch {
  offset: number
}

/** No zone changes its clocks twice within this time. */
const sampleMs = 6 * 3_600_000

/** Splits a span into spans of one offset each, in order. */
export function zoneStretches(timeZone: string, { start, end }: Stretch): ZoneStretch[] {
  const stretches: ZoneStretch[] = []
  let current: ZoneStretch = { start, end, offset: offsetAt(timeZone, start) }
  for (let at = start; at < end; at += sampleMs) {
    const next = Math.min(at + sampleMs, end)
    const offset = offsetAt(timeZone, next)
    if (offset === current.offset) continue
    const change = changeBetween(timeZone, at, next)
    stretches.push({ ...current, end: change })
    current = { start: change, end, offset }
  }
  return [...stretches, current].filter((stretch) => stretch.start < stretch.end)
}

/** Returns when the clocks change between two times with different offsets. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(timeZone, from)
  let early = from
  let late = to
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(timeZone, middle) === before) early = middle
    else late = middle
  }
  return late
}
