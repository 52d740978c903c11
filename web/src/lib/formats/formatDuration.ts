import { dayMs, hourMs, minuteMs } from '@parley/functions/shared/durations'
import { language } from '../texts/language.ts'

const steps = [
  { unit: 'day', ms: dayMs },
  { unit: 'hour', ms: hourMs },
  { unit: 'minute', ms: minuteMs },
] as const
const units = new Map(
  [...steps.map(({ unit }) => unit), 'second' as const].map((unit) => [
    unit,
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'second' ? 1 : 0,
    }),
  ]),
)

/** Formats a duration in whole units, the largest that fits: "4 min", "2 h", "3 days". */
export function formatDuration(ms: number): string {
  const { unit, value } = wholeUnits(ms)
  return format(unit, value)
}

/** The text before a past time in languages that decline it. */
const before: Record<string, string> = { ar: 'قبل ', de: 'vor ' }

/** Formats a duration after "since" or "for": "seit 2 Tagen", where a duration alone is "2 Tage". */
export function formatSince(ms: number): string {
  const { unit, value } = wholeUnits(ms)
  const word = before[language]
  if (word === undefined) return format(unit, value)
  const past = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' })
  return past.format(-value, unit).replace(word, '')
}

function wholeUnits(ms: number) {
  const { unit, ms: size } = steps.find((one) => ms >= one.ms) ?? { unit: 'minute' as const, ms: minuteMs }
  return { unit, value: Math.max(1, Math.floor(ms / size)) }
}

/** Formats seconds: "1.2 s". */
export function formatSeconds(ms: number): string {
  return format('second', ms / 1000)
}

function format(unit: 'day' | 'hour' | 'minute' | 'second', value: number): string {
  const text = units.get(unit)?.format(value) ?? String(value)
  // Only English writes "hr" and "sec", where the others use the symbols.
  return language === 'en' ? text.replace(/ hr$/, ' h').replace(/ sec$/, ' s') : text
}
