import { dayMs, hourMs, minuteMs } from '@parley/functions/shared/durations'
import { texts as formats } from '../../texts/en/formats.ts'
import { language } from '../texts/language.ts'
import { textsOf } from '../texts/textsOf.ts'

const t = textsOf('formats', formats)
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
const steps = [
  { unit: 'minute', ms: minuteMs, below: hourMs },
  { unit: 'hour', ms: hourMs, below: dayMs },
  { unit: 'day', ms: dayMs, below: 7 * dayMs },
] as const
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayNumber = new Intl.DateTimeFormat(language, { day: 'numeric' })
const month = new Intl.DateTimeFormat(language, { month: 'short' })
const fullMonth = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const unconnected = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

const bytes = { style: 'unit', unitDisplay: 'short', signDisplay: 'negative' } as const
const small = new Intl.NumberFormat(language, { ...bytes, unit: 'kilobyte', maximumFractionDigits: 0 })
const large = new Intl.NumberFormat(language, {
  ...bytes,
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Formats a past time: "now", "5 min ago", "yesterday", then a date. */
export function formatAgo(ms: number, now = Date.now()): string {
  const age = now - ms
  if (age < minuteMs) return t('justNow')
  const step = steps.find(({ below }) => age < below)
  if (!step) return day.format(ms)
  const ago = relative.format(-Math.floor(age / step.ms), step.unit)
  // With the units of durations: "14 h", "5 min".
  return language === 'en' ? ago.replace(' hr. ', ' h ').replace(' min. ', ' min ') : ago
}

/** Formats a time with its day in the reader's time zone. */
export function formatDateTime(ms: number): string {
  return full.format(ms)
}

/** Formats a day in the reader's time zone: "21 Nov 2026". */
export function formatDate(ms: number): string {
  return day.format(ms)
}

/** Formats the number of a day whose month is beside it: "21". */
export function formatDayNumber(ms: number): string {
  return dayNumber.format(ms)
}

/** Formats a month: "Nov". */
export function formatMonth(ms: number): string {
  return month.format(ms)
}

/** Formats a day with its weekday: "Monday, 23 November". */
export function formatWeekday(ms: number): string {
  return weekday.format(ms)
}

/** Formats a month such as `2026-11` with its year: "November 2026". */
export function formatFullMonth(month: string): string {
  return fullMonth.format(Date.parse(`${month}-01T00:00:00Z`))
}

/** Formats a time of the day in the reader's time zone. */
export function formatClock(ms: number): string {
  return clock.format(ms)
}

/** Formats the day between messages: "Today", "Yesterday", then a date. */
export function formatDay(ms: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(ms)) / dayMs)
  if (days === 0) return t('today')
  if (days === 1) return t('yesterday')
  return new Date(ms).getFullYear() === new Date(now).getFullYear() ? weekday.format(ms) : day.format(ms)
}

/** Returns midnight in the reader's time zone; a day with a change of the clock is not 24 hours long. */
export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}

/** Returns the start of the month in the reader's time zone. */
export function startOfMonth(ms: number): number {
  const date = new Date(ms)
  return new Date(date.getFullYear(), date.getMonth(), 1).getTime()
}

/** Formats a count with the separators of the language; zero has no sign. */
export function formatCount(count: number): string {
  return count.toLocaleString(language, { signDisplay: 'negative' })
}

/** Formats a number for the axes of charts: "1.2K". */
export function formatCompact(count: number): string {
  return compact.format(count)
}

/** Formats a share from 0 to 1 in whole percent. */
export function formatPercent(share: number): string {
  return percent.format(share)
}

/** Formats a size in kB, from 1 kB, or in MB from 1,000 kB. */
export function formatSize(kilobytes: number): string {
  return kilobytes < 1000 ? small.format(Math.max(1, kilobytes)) : large.format(kilobytes / 1000)
}

/** Shortens a name; the whole of it belongs into a tooltip. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  // Half an emoji at the end is left out.
  const beginning = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')
  return `${beginning.trimEnd()}…`
}

/** Shortens a sentence, after a whole word if its last half has one. */
export function shortenWords(text: string, length: number): string {
  const cut = shorten(text, length)
  if (cut === text || /\s/.test(text.charAt(cut.length - 1))) return cut
  const end = cut.search(/\s+\S*$/)
  return end > length / 2 ? `${cut.slice(0, end)}…` : cut
}

const quoteMarks: Record<string, readonly [string, string]> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  it: ['«', '»'],
  ar: ['«', '»'],
}

/**
 * Puts a person's text into the quotation marks of the reader's language; the marks keep their side in both
 * directions of writing.
 */
export function quote(words: string): string {
  const [before, after] = quoteMarks[language] ?? ['“', '”']
  return before + (language === 'ar' ? `\u2068${words}\u2069` : words) + after
}

/** Formats a list with "and": "Ann, Bob and Cleo". */
export function formatList(items: string[]): string {
  return new Intl.ListFormat(language).format(items)
}

/** Formats an enumeration: "PNG, JPG, WebP". Some languages have an "and" here too. */
export function formatEntries(items: string[]): string {
  return unconnected.format(items)
}

/** Compares names for `toSorted`: 2 comes before 10. */
export function compareNames(one: string, other: string): number {
  return names.compare(one, other)
}

/** Returns the name of a country; undefined for an unknown code. */
export function nameOfCountry(code: string): string | undefined {
  try {
    return countries.of(code)
  } catch {
    return undefined
  }
}
