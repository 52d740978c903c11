import { hourMs } from '../../../../shared/durations.ts'
import { offsetAt } from '../../../kernel/times/offsetAt.ts'

/** The time span `[start, end)` in Unix milliseconds. */
export interface TimeSpan {
  start: number
  end: number
}

/** A span in which a zone's clocks do not change. */
export interface ZoneSpan extends TimeSpan {
  /** The offset from UTC in milliseconds. */
  offset: number
}

/** No zone changes its clocks twice within this time. */
const sampleMs = 6 * hourMs

/** Splits a span into spans of one offset each, in order. */
export function zoneSpans(timeZone: string, { start, end }: TimeSpan): ZoneSpan[] {
  const spans: ZoneSpan[] = []
  let current: ZoneSpan = { start, end, offset: offsetAt(timeZone, start) }
  for (let at = start; at < end; at += sampleMs) {
    const next = Math.min(at + sampleMs, end)
    const offset = offsetAt(timeZone, next)
    if (offset === current.offset) continue
    const change = changeBetween(timeZone, at, next)
    spans.push({ ...current, end: change })
    current = { start: change, end, offset }
  }
  return [...spans, current].filter((span) => span.start < span.end)
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
