import { dayMs, readClockTime } from './clockTimes.ts'
import type { DayBudget } from './DayBudget.ts'

/** When something happens again (`RRULE`), by days: times of a day are those of its beginning. */
export interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  /** By clock, 0 without one. */
  until: number
  count: number
  months: readonly number[]
  /** From the month's end below zero. */
  monthDays: readonly number[]
  /** 0 is Monday; `nth` counts within the month, from its end below zero, 0 for all. */
  weekdays: readonly { day: number; nth: number }[]
  positions: readonly number[]
  weekStart: number
}

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** Further back nothing is counted. */
const mostDays = 20_000
const mostInMonth = 31
/** Each day of the week, from either end of the month. */
const mostWeekdays = 77

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
  // Each number once: a rule that names one a thousand times costs no more than the rule that it means.
  const numbers = (key: string, most: number) => {
    const given = (parts.get(key) ?? '').split(',').filter(Boolean).map(Number)
    return [...new Set(given)].filter(
      (number) => Number.isInteger(number) && number !== 0 && Math.abs(number) <= most,
    )
  }
  const until = readClockTime(parts.get('UNTIL') ?? '')
  return {
    frequency,
    interval: Math.max(1, Math.floor(Number(parts.get('INTERVAL') ?? 1)) || 1),
    until: until ? until.clock + (until.isDate ? dayMs - 1 : 0) : 0,
    count: Number(parts.get('COUNT') ?? 0) || 0,
    months: numbers('BYMONTH', 12),
    monthDays: numbers('BYMONTHDAY', mostInMonth),
    weekdays: readWeekdays(parts.get('BYDAY') ?? ''),
    positions: numbers('BYSETPOS', mostInMonth),
    weekStart: Math.max(0, dayNames.indexOf(parts.get('WKST') ?? 'MO')),
  }
}

function readWeekdays(text: string): Recurrence['weekdays'] {
  const given = [...new Set(text.split(','))].flatMap((name) => {
    const [, nth = '', day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(name) ?? []
    const at = dayNames.indexOf(day)
    return at < 0 ? [] : [{ day: at, nth: Number(nth || 0) }]
  })
  return given.slice(0, mostWeekdays)
}

/**
 * The times, by clock, at which something that begins at `start` happens within a stretch. Each day that is
 * looked at is taken from the budget, which throws where it is spent.
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
  const last = Math.min(Math.floor(within.end / dayMs), from + mostDays)
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

/** Tells whether a rule that begins on one day names another; days are counted since 1970. */
function dayTest(rule: Recurrence, first: number): (day: number) => boolean {
  const { frequency, interval, months } = rule
  const begun = dateOf(first)
  const isNamedInMonth = monthTest(rule, begun)
  return (day) => {
    // What begins something is its first occurrence, whatever the rule says.
    if (day === first) return true
    const date = dateOf(day)
    if (months.length > 0 && !months.includes(date.month)) return false
    switch (frequency) {
      case 'DAILY':
        return (day - first) % interval === 0 && fitsMonthDays(rule, date) && fitsWeekdays(rule, date, false)
      case 'WEEKLY': {
        const weeks = weekOf(rule, day) - weekOf(rule, first)
        const isDay =
          rule.weekdays.length > 0 ? fitsWeekdays(rule, date, false) : date.weekday === begun.weekday
        return weeks % interval === 0 && isDay
      }
      case 'MONTHLY':
        return (monthsOf(date) - monthsOf(begun)) % interval === 0 && isNamedInMonth(date)
      case 'YEARLY': {
        if ((date.year - begun.year) % interval !== 0) return false
        if (months.length === 0 && date.month !== begun.month) return false
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

/** The days that a rule names in a month are worked out once for all days of it. */
function monthTest(rule: Recurrence, begun: DayOfCalendar): (date: DayOfCalendar) => boolean {
  let month = -1
  let named: ReadonlySet<number> = new Set()
  return (date) => {
    if (monthsOf(date) !== month) {
      month = monthsOf(date)
      named = new Set(namedDays(rule, begun, date))
    }
    return named.has(date.day)
  }
}

/** The days of the month that a day is of which a rule names. */
function namedDays(rule: Recurrence, begun: DayOfCalendar, date: DayOfCalendar): number[] {
  const { monthDays, weekdays, positions } = rule
  const isNamed = (other: DayOfCalendar) =>
    monthDays.length === 0 && weekdays.length === 0
      ? other.day === begun.day
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
