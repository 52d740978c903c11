import { dayMs } from '../../../shared/durations.ts'

/** In the first days of a month, the month before says more. */
const minDays = 3

/**
 * Returns the units that an organisation uses a day, from this month and the one before; 0 without any use.
 */
export function unitsPerDay(thisMonth: number, lastMonth: number, now: number): number {
  const date = new Date(now)
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  const startOfLast = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1)
  const days = (now - start) / dayMs
  const before = lastMonth / ((start - startOfLast) / dayMs)
  return Math.max(days >= minDays ? thisMonth / days : 0, before)
}
