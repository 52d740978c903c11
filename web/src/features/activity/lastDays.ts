/**
 * Returns the starts of the last days in the local time zone, oldest first; the last one is the day of `now`.
 */
export function lastDays(now: number, count: number): number[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index)).getTime(),
  )
}
