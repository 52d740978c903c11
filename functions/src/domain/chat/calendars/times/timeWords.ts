import { minuteMs } from '../../../../shared/durations.ts'
import type { Language } from '../../../../shared/texts/languages.ts'
import { zoneClock } from '../feed/feedZones.ts'
import { offsetAt } from '../../../kernel/times/offsetAt.ts'

/** Returns `2026-11-24T09:00+01:00`, on the clocks of a zone. */
export function timeIn(timeZone: string, at: number): string {
  const offset = offsetAt(timeZone, at)
  const ahead = Math.round(Math.abs(offset) / minuteMs)
  const two = (part: number) => String(part).padStart(2, '0')
  const clock = new Date(at + offset).toISOString().slice(0, 16)
  return `${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM (Europe/Berlin)`. */
export function timeInWords(at: number, language: Language, timeZone: string): string {
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${words.format(at)} (${timeZone})`
}

/** Parses a time that a model wrote; without an offset it is on the clocks of the zone. */
export function readTime(text: string, timeZone: string): number | undefined {
  const [, date, time, seconds = ':00', offset] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ?? []
  if (!date || !time) return undefined
  const clock = Date.parse(`${date}T${time}${seconds}Z`)
  if (Number.isNaN(clock)) return undefined
  if (!offset) return zoneClock(timeZone)(clock)
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? []
  const ahead = (Number(hours) * 60 + Number(minutes)) * minuteMs
  return clock - (sign === '-' ? -ahead : ahead)
}
