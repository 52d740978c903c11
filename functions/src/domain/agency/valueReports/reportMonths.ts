import { regionTimeZones, type ReportSettings } from '../../../shared/agencies/valueReport.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { clockIn, timeOfClock } from '../../kernel/times/localClock.ts'

/** Returns the time zone of an organisation. */
export function zoneOf(region: Region, { timeZone }: Pick<ReportSettings, 'timeZone'>): string {
  return timeZone || regionTimeZones[region]
}

/** Returns the month of a time on the clocks of a zone, `2026-11`. */
export function reportMonthOf(timeZone: string, at: number): string {
  return clockIn(timeZone, at).slice(0, 7)
}

/** Returns a month's start and that of the next month, in milliseconds since 1970. */
export function spanOfMonth(timeZone: string, month: string): { from: number; to: number } {
  const startOf = (of: string) => timeOfClock(timeZone, `${of}-01T00:00`)
  return { from: startOf(month), to: startOf(monthAfter(month, 1)) }
}

/** Returns when the report of a month is due by email: at eight on the first day of the next month. */
export function dueTimeOf(timeZone: string, month: string): number {
  return timeOfClock(timeZone, `${monthAfter(month, 1)}-01T08:00`)
}

/** Returns the month that is so many months later, or earlier if negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}
