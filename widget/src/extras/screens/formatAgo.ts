/** From the largest; each in milliseconds. */
const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago something was, as people say it in a language: "2 weeks ago", "yesterday". `at` and `now` in
 * milliseconds since 1970; what is younger than a minute is a minute old.
 */
export function formatAgo(at: number, now: number, language: string): string {
  const age = Math.max(now - at, 60_000)
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? units[5]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(age / length), unit)
}
