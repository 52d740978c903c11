import { dayMs, daySeconds } from '../../../../shared/durations.ts'
import type { DateStyle } from './readDateStyles.ts'

/** Day zero of each calendar; the older one counts a day of 1900 that did not exist. */
const zeroDays = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const

/**
 * Returns a number as a cell shows it: a date or a time by its style, else without the noise of binary
 * fractions.
 */
export function showNumber(stored: string, style: DateStyle | undefined, isFrom1904: boolean): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (style === undefined) return String(Number(value.toPrecision(15)))
  const at = new Date(zeroDays[isFrom1904 ? 'from1904' : 'from1900'] + Math.round(value * daySeconds) * 1_000)
  if (Math.abs(value * dayMs) > 8e15 || Number.isNaN(at.getTime())) return stored
  const [date = '', rest = ''] = at.toISOString().split('T')
  const time = rest.slice(0, rest.slice(6, 8) === '00' ? 5 : 8)
  if (style === 'date') return date
  return style === 'time' ? time : `${date} ${time}`
}
