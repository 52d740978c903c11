/** Largest first, in milliseconds. */
const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats an age in a language: "2 weeks ago", "yesterday".
 * `at` and `now` are in milliseconds since 1970. Less than a minute is shown as a minute.
 */
export function formatAgo(at: number, now: number, language: string): string {
  const age = Math.max(now - at, 60_000)
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? units[5]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(age / length), unit)
}
