import { dayMs } from '../durations.ts'

/** Returns the month (UTC) of a time, as `2026-11`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7)
}

/** Returns the month before another one. */
export function monthBefore(month: string): string {
  return monthOf(Date.parse(`${month}-01T00:00:00Z`) - dayMs)
}

/** Returns when the month of a time ends, in milliseconds. */
export function endOfMonth(at: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
