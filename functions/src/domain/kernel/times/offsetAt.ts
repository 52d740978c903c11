import { minuteMs, secondMs } from '../../../shared/durations.ts'

/** Formatters are expensive to create; there are fewer zones than this. */
const maxKept = 500
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the offset of a zone from UTC at a time (milliseconds since 1970), in milliseconds. */
export function offsetAt(timeZone: string, at: number): number {
  const name = formatterOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '') ?? []
  const ahead = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * secondMs
  return sign === '-' ? -ahead : ahead
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  if (formatters.size >= maxKept) formatters.clear()
  const formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
