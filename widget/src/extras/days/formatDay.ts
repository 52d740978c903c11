/**
 * Formats a day in a language: today, yesterday, or else its weekday and date, with a year that is not the
 * current one.
 * `at` and `now` are in milliseconds since 1970.
 */
export function formatDay(at: number, now: number, language: string): string {
  const [day, today] = [startOfDay(at), startOfDay(now)]
  // A day may have 23 or 25 hours.
  const before = Math.round((today - day) / 86_400_000)
  if (before === 0 || before === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-before, 'day')
  const isOtherYear = new Date(at).getFullYear() !== new Date(now).getFullYear()
  return new Date(at).toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  })
}

/** Returns the start of the day in the local time zone, in milliseconds since 1970. */
export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
