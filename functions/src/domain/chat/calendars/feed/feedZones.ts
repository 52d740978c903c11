import { minuteMs } from '../../../../shared/durations.ts'
import { isTimeZone } from '../../../../shared/tools/calendar/isTimeZone.ts'
import { offsetAt } from '../../../kernel/times/offsetAt.ts'
import { readClockTime } from './clockTimes.ts'
import type { DayBudget } from './DayBudget.ts'
import { lineOf, valueOf, type Component } from './readComponents.ts'
import { occurrences, readRecurrence } from './recurrence.ts'

/** Returns when a clock of some zone shows a time, in milliseconds since 1970. */
export type ReadClock = (clock: number) => number

const maxZones = 50
const maxChanges = 20
/** No zone has a longer name. */
const maxNameLength = 60

/** Returns the clocks of the zones in a file, by name; unknown names use the calendar's own zone. */
export function feedZones(
  calendar: Component,
  ownZone: string,
  budget: DayBudget,
): (name: string | undefined) => ReadClock {
  const described = new Map(
    calendar.inner
      .filter(({ name }) => name === 'VTIMEZONE')
      .slice(0, maxZones)
      .map((zone) => [valueOf(zone, 'TZID'), describedClock(zone, budget)]),
  )
  const clocks = new Map<string, ReadClock>()
  return (given) => {
    const name = given ?? ownZone
    const cached = clocks.get(name)
    if (cached) return cached
    const clock = chooseClock(described.get(name), zoneName(name) ?? ownZone)
    clocks.set(name, clock)
    return clock
  }
}

/**
 * Returns the clock of a zone that is described in the file, else of the known zone: some programs describe
 * only a part of a zone.
 */
function chooseClock(described: ReadClock | undefined, timeZone: string): ReadClock {
  return described ?? zoneClock(timeZone)
}

/** Returns a known zone's name; some programs put words before it. */
function zoneName(name: string): string | undefined {
  if (isTimeZone(name)) return name
  const ending = /[A-Za-z_]+\/[A-Za-z_]+$/.exec(name.slice(-maxNameLength))?.[0] ?? ''
  return isTimeZone(ending) ? ending : undefined
}

/** Returns the clock of a zone; a time that clocks skip becomes the time after it. */
export function zoneClock(timeZone: string): ReadClock {
  return (clock) => {
    const guess = clock - offsetAt(timeZone, clock)
    return clock - offsetAt(timeZone, guess)
  }
}

/** The change of a described zone to or from summer time. */
interface Change {
  start: number
  offset: number
  rule: ReturnType<typeof readRecurrence>
}

function describedClock(zone: Component, budget: DayBudget): ReadClock {
  const changes = zone.inner.slice(0, maxChanges).flatMap((part): Change[] => {
    const start = readClockTime(valueOf(part, 'DTSTART'))
    const offset = readOffset(valueOf(part, 'TZOFFSETTO'))
    if (!start || offset === undefined) return []
    return [{ start: start.clock, offset, rule: readRecurrence(lineOf(part, 'RRULE')?.value ?? '') }]
  })
  const years = new Map<number, OffsetStart[]>()
  return (clock) => {
    const year = new Date(clock).getUTCFullYear()
    const changesOfYear = years.get(year) ?? changesAround(changes, year, budget)
    years.set(year, changesOfYear)
    return clock - (changesOfYear.findLast(({ since }) => since <= clock)?.offset ?? 0)
  }
}

/** The clock time from which an offset applies. */
interface OffsetStart {
  since: number
  offset: number
}

/** Returns the changes of a year and of the one before, and those that happen once, in order. */
function changesAround(changes: readonly Change[], year: number, budget: DayBudget): OffsetStart[] {
  const around = { start: Date.UTC(year - 1, 0, 1), end: Date.UTC(year + 1, 0, 1) }
  return changes
    .flatMap(({ start, offset, rule }) => {
      const times = rule ? occurrences({ ...rule, count: 0 }, start, around, budget) : [start]
      return times.map((since) => ({ since, offset }))
    })
    .toSorted((one, other) => one.since - other.since)
}

function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? []
  if (!sign) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
}
