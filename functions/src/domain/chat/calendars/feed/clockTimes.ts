import { secondMs } from '../../../../shared/durations.ts'

const partsPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/
const durationPattern = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** A time as a file writes it: the clock's reading, in milliseconds as if it were UTC. */
export interface ClockTime {
  clock: number
  isUtc: boolean
  /** A day without a time. */
  isDate: boolean
}

/** Parses `20261123`, `20261123T090000` or the same with `Z`; undefined for anything else. */
export function readClockTime(text: string): ClockTime | undefined {
  const parts = partsPattern.exec(text.trim())
  if (!parts) return undefined
  const [, year, month, day, hours, minutes, seconds, utc] = parts
  const clock = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours ?? 0),
    Number(minutes ?? 0),
    Number(seconds ?? 0),
  )
  return Number.isNaN(clock) ? undefined : { clock, isUtc: utc === 'Z', isDate: hours === undefined }
}

/** Parses a duration such as `PT1H30M` into milliseconds; 0 for an invalid or a negative one. */
export function readDuration(text: string): number {
  const parts = durationPattern.exec(text.trim())
  if (!parts || parts[1] === '-') return 0
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0))
  return (((weeks * 7 + days) * 24 + hours) * 3_600 + minutes * 60 + seconds) * secondMs
}
