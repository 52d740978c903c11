import type { TimeSpan } from '../times/zoneSpans.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { readClockTime, readDuration } from './clockTimes.ts'
import { DayBudget, TooManyDays } from './DayBudget.ts'
import { feedZones, type ReadClock } from './feedZones.ts'
import { lineOf, readComponents, valueOf, type CalendarLine, type Component } from './readComponents.ts'
import { occurrences, readRecurrence } from './recurrence.ts'

const maxEvents = 10_000
/** The limit of recurring events, each of which visits every day. */
const maxRecurring = 500
/** The cost of converting a time in a zone, in visited days. */
const daysOfTime = 4
const maxBusyTimes = 5_000

/** An event that started earlier is over. */
const maxEventMs = 400 * dayMs

/** Reads a line's time; undefined for one far outside the span, which then costs nothing. */
type ReadLine = (line: CalendarLine | undefined) => ReadTime | undefined

/**
 * Returns the busy times of a calendar file (RFC 5545) within a span: events that block time, including
 * recurring ones, and free/busy lists. Days and times without a zone use `timeZone`. Undefined when the text
 * is not a calendar or is above the limits.
 */
export function readBusy(text: string, timeZone: string, within: TimeSpan): TimeSpan[] | undefined {
  const calendar = readComponents(text)
  if (!calendar) return undefined
  try {
    return spansOf(calendar, timeZone, within)
  } catch (error) {
    if (error instanceof TooManyDays) return undefined
    throw error
  }
}

function spansOf(calendar: Component, timeZone: string, within: TimeSpan): TimeSpan[] | undefined {
  const budget = new DayBudget()
  const zones = feedZones(calendar, timeZone, budget)
  const events = calendar.inner.filter(({ name }) => name === 'VEVENT')
  const lists = calendar.inner.filter(({ name }) => name === 'VFREEBUSY')
  const recurring = events.filter((event) => lineOf(event, 'RRULE')).length
  if (events.length > maxEvents || recurring > maxRecurring) return undefined
  const readNear: ReadLine = (line) => {
    const clock = line && readClockTime(line.value)?.clock
    const isNear = clock !== undefined && clock > within.start - maxEventMs && clock < within.end + 2 * dayMs
    if (!isNear) return undefined
    budget.spend(daysOfTime)
    return readTime(line, zones)
  }
  const replaced = replacedOccurrences(events, readNear)
  const busy = [
    ...events.flatMap((event) => {
      const isAgain = lineOf(event, 'RRULE') !== undefined
      const read: ReadLine = isAgain ? (line) => readTime(line, zones) : readNear
      return spansOfEvent(event, { read, readNear, replaced, within, budget })
    }),
    ...lists.flatMap(spansOfList),
  ].filter(({ start, end }) => start < end && start < within.end && end > within.start)
  return busy.length > maxBusyTimes ? undefined : busy.toSorted((one, other) => one.start - other.start)
}

interface Reading {
  /** Reads the start and the end of an event. */
  read: ReadLine
  readNear: ReadLine
  replaced: ReadonlySet<string>
  within: TimeSpan
  budget: DayBudget
}

function spansOfEvent(event: Component, { read, readNear, replaced, within, budget }: Reading): TimeSpan[] {
  const isFree = valueOf(event, 'STATUS') === 'CANCELLED' || valueOf(event, 'TRANSP') === 'TRANSPARENT'
  const start = read(lineOf(event, 'DTSTART'))
  if (isFree || !start) return []
  const length = lengthOf(event, start, read)
  const rule = readRecurrence(lineOf(event, 'RRULE')?.value ?? '')
  const isReplacing = lineOf(event, 'RECURRENCE-ID') !== undefined
  if (!rule || isReplacing) return [{ start: start.at, end: start.at + length }]
  const uid = valueOf(event, 'UID')
  const left = new Set(excludedTimes(event, readNear))
  const around = { start: within.start - length - 2 * dayMs, end: within.end + 2 * dayMs }
  return occurrences(rule, start.clock, around, budget).flatMap((clock) => {
    const at = start.read(clock)
    if (left.has(at) || replaced.has(`${uid} ${at}`)) return []
    return [{ start: at, end: at + length }]
  })
}

/** Returns the occurrences of recurring events that the file replaces by separate events. */
function replacedOccurrences(events: readonly Component[], read: ReadLine): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => {
      const instead = read(lineOf(event, 'RECURRENCE-ID'))
      return instead ? [`${valueOf(event, 'UID')} ${instead.at}`] : []
    }),
  )
}

function excludedTimes(event: Component, read: ReadLine): number[] {
  return event.lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) => line.value.split(',').map((value) => read({ ...line, value })?.at ?? 0))
}

/** Returns the length of an event; a day is the time between two midnights of its zone. */
function lengthOf(event: Component, start: ReadTime, read: ReadLine): number {
  const end = read(lineOf(event, 'DTEND'))
  if (end) return end.at - start.at
  const duration = readDuration(valueOf(event, 'DURATION'))
  if (duration > 0) return duration
  return start.isDate ? start.read(start.clock + dayMs) - start.at : 0
}

/** Parses `FREEBUSY:19970308T160000Z/PT3H,…`, always in UTC. */
function spansOfList({ lines }: Component): TimeSpan[] {
  return lines
    .filter(({ name, parameters }) => name === 'FREEBUSY' && parameters.get('FBTYPE') !== 'FREE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((period) => {
      const [from = '', to = ''] = period.split('/')
      const start = readClockTime(from)?.clock
      const end = readClockTime(to)?.clock
      return start === undefined ? [] : [{ start, end: end ?? start + readDuration(to) }]
    })
}

interface ReadTime {
  /** Milliseconds since 1970. */
  at: number
  clock: number
  isDate: boolean
  read: ReadClock
}

function readTime(line: CalendarLine | undefined, zones: ReturnType<typeof feedZones>): ReadTime | undefined {
  const time = line && readClockTime(line.value)
  if (!time) return undefined
  const read: ReadClock = time.isUtc ? (clock) => clock : zones(line.parameters.get('TZID'))
  return { at: read(time.clock), clock: time.clock, isDate: time.isDate, read }
}
