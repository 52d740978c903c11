/**
 * A day as people call it in a language: today, yesterday, else its weekday and date, with the year where it
 * is another one. `at` and `now` in milliseconds since 1970.
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

/** When the day of a moment began here, in milliseconds since 1970. */
export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
