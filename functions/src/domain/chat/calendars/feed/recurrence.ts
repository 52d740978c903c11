import { dayMs } from '../../../../shared/durations.ts'
import { readClockTime } from './clockTimes.ts'
import type { DayBudget } from './DayBudget.ts'

/** A recurrence rule (`RRULE`) by days; the time of day is that of the first occurrence. */
export interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  /** A clock's reading, 0 for none. */
  until: number
  count: number
  months: readonly number[]
  /** Negative numbers count from the month's end. */
  monthDays: readonly number[]
  /** 0 is Monday; `nth` counts within the month, negative from its end, 0 means all. */
  weekdays: readonly { day: number; nth: number }[]
  positions: readonly number[]
  weekStart: number
}

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** Occurrences are not counted over more days. */
const maxDays = 20_000
const maxPerMonth = 31
/** Each day of the week, from either end of the month. */
const maxWeekdays = 77

/** Parses an RRULE (RFC 5545); undefined for frequencies below a day. Numbers out of range are left out. */
export function readRecurrence(text: string): Recurrence | undefined {
  const parts = new Map(
    text.split(';').map((part): [string, string] => {
      const [key = '', value = ''] = part.split('=')
      return [key.trim().toUpperCase(), value.trim().toUpperCase()]
    }),
  )
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find(
    (name) => name === parts.get('FREQ'),
  )
  if (!frequency) return undefined
  // Each number once, so that a rule with repeated numbers costs no more than the same rule without them.
  const numbers = (key: string, max: number) => {
    const listed = (parts.get(key) ?? '').split(',').filter(Boolean).map(Number)
    return [...new Set(listed)].filter(
      (number) => Number.isInteger(number) && number !== 0 && Math.abs(number) <= max,
    )
  }
  const until = readClockTime(parts.get('UNTIL') ?? '')
  return {
    frequency,
    interval: Math.max(1, Math.floor(Number(parts.get('INTERVAL') ?? 1)) || 1),
    until: until ? until.clock + (until.isDate ? dayMs - 1 : 0) : 0,
    count: Number(parts.get('COUNT') ?? 0) || 0,
    months: numbers('BYMONTH', 12),
    monthDays: numbers('BYMONTHDAY', maxPerMonth),
    weekdays: readWeekdays(parts.get('BYDAY') ?? ''),
    positions: numbers('BYSETPOS', maxPerMonth),
    weekStart: Math.max(0, dayNames.indexOf(parts.get('WKST') ?? 'MO')),
  }
}

function readWeekdays(text: string): Recurrence['weekdays'] {
  const listedDays = [...new Set(text.split(','))].flatMap((name) => {
    const [, nth = '', day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(name) ?? []
    const at = dayNames.indexOf(day)
    return at < 0 ? [] : [{ day: at, nth: Number(nth || 0) }]
  })
  return listedDays.slice(0, maxWeekdays)
}

/**
 * Returns the clock times within a span at which an event that starts at `start` occurs. Each visited day is
 * taken from the budget, which throws when it is used up.
 */
export function occurrences(
  rule: Recurrence,
  start: number,
  within: { start: number; end: number },
  budget: DayBudget,
): number[] {
  const first = Math.floor(start / dayMs)
  const timeOfDay = start - first * dayMs
  const from = rule.count > 0 ? first : Math.max(first, Math.floor(within.start / dayMs) - 1)
  const last = Math.min(Math.floor(within.end / dayMs), from + maxDays)
  const found: number[] = []
  let counted = 0
  budget.spend(Math.max(0, last - from + 1))
  const isDay = dayTest(rule, first)
  for (let day = from; day <= last; day++) {
    if (!isDay(day)) continue
    const at = day * dayMs + timeOfDay
    counted++
    if ((rule.count > 0 && counted > rule.count) || (rule.until > 0 && at > rule.until)) break
    if (at >= within.start && at < within.end) found.push(at)
  }
  return found
}

/** Returns a function that tells whether a rule includes a day; days are counted since 1970. */
function dayTest(rule: Recurrence, first: number): (day: number) => boolean {
  const { frequency, interval, months } = rule
  const firstDate = dateOf(first)
  const isNamedInMonth = monthTest(rule, firstDate)
  return (day) => {
    // The start is the first occurrence, whatever the rule says.
    if (day === first) return true
    const date = dateOf(day)
    if (months.length > 0 && !months.includes(date.month)) return false
    switch (frequency) {
      case 'DAILY':
        return (day - first) % interval === 0 && fitsMonthDays(rule, date) && fitsWeekdays(rule, date, false)
      case 'WEEKLY': {
        const weeks = weekOf(rule, day) - weekOf(rule, first)
        const isDay =
          rule.weekdays.length > 0 ? fitsWeekdays(rule, date, false) : date.weekday === firstDate.weekday
        return weeks % interval === 0 && isDay
      }
      case 'MONTHLY':
        return (monthsOf(date) - monthsOf(firstDate)) % interval === 0 && isNamedInMonth(date)
      case 'YEARLY': {
        if ((date.year - firstDate.year) % interval !== 0) return false
        if (months.length === 0 && date.month !== firstDate.month) return false
        return isNamedInMonth(date)
      }
    }
  }
}

interface DayOfCalendar {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  weekday: number
  length: number
}

function dateOf(days: number): DayOfCalendar {
  const date = new Date(days * dayMs)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + 1
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year, month, day: date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7, length }
}

const monthsOf = ({ year, month }: DayOfCalendar) => year * 12 + month

/** Day 0 was a Thursday. */
const weekOf = ({ weekStart }: Recurrence, day: number) => Math.floor((day + 3 - weekStart) / 7)

/** Returns a function for the days within a month; a month's days are computed once for all of them. */
function monthTest(rule: Recurrence, firstDate: DayOfCalendar): (date: DayOfCalendar) => boolean {
  let month = -1
  let named: ReadonlySet<number> = new Set()
  return (date) => {
    if (monthsOf(date) !== month) {
      month = monthsOf(date)
      named = new Set(namedDays(rule, firstDate, date))
    }
    return named.has(date.day)
  }
}

/** Returns the days in the month of `date` that a rule includes. */
function namedDays(rule: Recurrence, firstDate: DayOfCalendar, date: DayOfCalendar): number[] {
  const { monthDays, weekdays, positions } = rule
  const isNamed = (other: DayOfCalendar) =>
    monthDays.length === 0 && weekdays.length === 0
      ? other.day === firstDate.day
      : fitsMonthDays(rule, other) && fitsWeekdays(rule, other, true)
  const days = Array.from({ length: date.length }, (_, at) => ({
    ...date,
    day: at + 1,
    weekday: (((date.weekday + at + 1 - date.day) % 7) + 7) % 7,
  }))
    .filter(isNamed)
    .map(({ day }) => day)
  if (positions.length === 0) return days
  return positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? [])
}

function fitsMonthDays({ monthDays }: Recurrence, { day, length }: DayOfCalendar): boolean {
  return monthDays.length === 0 || monthDays.includes(day) || monthDays.includes(day - length - 1)
}

function fitsWeekdays({ weekdays }: Recurrence, date: DayOfCalendar, isNth: boolean): boolean {
  if (weekdays.length === 0) return true
  const fromStart = Math.ceil(date.day / 7)
  const fromEnd = -Math.ceil((date.length - date.day + 1) / 7)
  return weekdays.some(
    ({ day, nth }) => day === date.weekday && (!isNth || nth === 0 || nth === fromStart || nth === fromEnd),
  )
}
