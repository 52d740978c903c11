import { startOfDay, startOfMonth } from '../../lib/formats/formats.ts'

export type PeriodKey = 'thisMonth' | 'lastMonth' | 'thirtyDays'

export interface Span {
  /** The first moment, and the one after the last, in unix milliseconds. */
  from: number
  to: number
}

export interface Period extends Span {
  /** The span before it, with as many days as have passed, that the figures are compared with. */
  before: Span
}

/** Returns a period in days of the reader's time zone. */
export function periodOf(key: PeriodKey, now: number): Period {
  const today = new Date(startOfDay(now))
  const day = (year: number, month: number, date: number) => new Date(year, month, date).getTime()
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()]
  switch (key) {
    case 'thisMonth': {
      const before = {
        from: day(year, month - 1, 1),
        to: Math.min(day(year, month - 1, date + 1), day(year, month, 1)),
      }
      return { from: startOfMonth(now), to: day(year, month, date + 1), before }
    }
    case 'lastMonth':
      return {
        from: day(year, month - 1, 1),
        to: day(year, month, 1),
        before: { from: day(year, month - 2, 1), to: day(year, month - 1, 1) },
      }
    case 'thirtyDays':
      return {
        from: day(year, month, date - 29),
        to: day(year, month, date + 1),
        before: { from: day(year, month, date - 59), to: day(year, month, date - 29) },
      }
  }
}

/** Returns the start of each day. A day with a change of the clock does not have 24 hours. */
export function daysOf({ from, to }: Span): number[] {
  const days: number[] = []
  for (let at = from; at < to;) {
    days.push(at)
    const date = new Date(at)
    at = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
  }
  return days
}
