/** The number of past days from which a pace is reliable; fewer would promise too much or too little. */
const minDays = 3
const maxDays = 365

/**
 * Returns how many days credit lasts at the pace of the last days, the last of which is not over.
 * `long` is more than a year; undefined when the pace is unknown.
 */
export function lastingDays(units: number, spent: readonly number[]): number | 'long' | undefined {
  const first = spent.findIndex((amount) => amount > 0)
  const wholeDays = spent.slice(first, -1)
  if (first < 0 || wholeDays.length < minDays) return undefined
  const pace = wholeDays.reduce((sum, amount) => sum + amount, 0) / wholeDays.length
  if (pace === 0) return undefined
  const days = Math.floor(units / pace)
  return days > maxDays ? 'long' : days
}
