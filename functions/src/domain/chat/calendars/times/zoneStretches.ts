import { offsetAt } from './zoneOffset.ts'

/** From one time to another, in milliseconds since 1970; `end` is not part of it. */
export interface Stretch {
  start: number
  end: number
}

/** A stretch in which a zone's clocks are not put forward or back. */
export interface ZoneStretch extends Stretch {
  offset: number
}

/** No zone puts its clocks forward and back again within so many milliseconds. */
const sampleMs = 6 * 3_600_000

/** The stretches of one offset each that make up another one, in their order. */
export function zoneStretches(timeZone: string, { start, end }: Stretch): ZoneStretch[] {
  const stretches: ZoneStretch[] = []
  let begun: ZoneStretch = { start, end, offset: offsetAt(timeZone, start) }
  for (let at = start; at < end; at += sampleMs) {
    const next = Math.min(at + sampleMs, end)
    const offset = offsetAt(timeZone, next)
    if (offset === begun.offset) continue
    const change = changeBetween(timeZone, at, next)
    stretches.push({ ...begun, end: change })
    begun = { start: change, end, offset }
  }
  return [...stretches, begun].filter((stretch) => stretch.start < stretch.end)
}

/** When the clocks are put forward or back between two times of different offsets. */
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
