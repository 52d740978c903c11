import { hourMs } from '../../../shared/durations.ts'
import { offsetAt } from './offsetAt.ts'

/** More than the distance of any zone from UTC. */
const zoneMs = 16 * hourMs

/** Returns `2026-11-24T09:00`, on the clocks of a zone. */
export function clockIn(timeZone: string, at: number): string {
  return new Date(at + offsetAt(timeZone, at)).toISOString().slice(0, 16)
}

/**
 * Returns when the clocks of a zone first show a time, `2026-11-01T00:00`, or a later one where they skip it;
 * in milliseconds since 1970.
 */
export function timeOfClock(timeZone: string, clock: string): number {
  const inUtc = Date.parse(`${clock}Z`)
  let early = inUtc - zoneMs
  let late = inUtc + zoneMs
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (clockIn(timeZone, middle) < clock) early = middle
    else late = middle
  }
  return late
}
