/** Days that went by before this one are enough to tell a pace; fewer would promise too much or too little. */
const leastDays = 3
const mostDays = 365

/**
 * How many days credit lasts at the pace of the last days, the last of which is not over. `long`: more than a
 * year; undefined where nothing tells the pace.
 */
export function lastingDays(units: number, spent: readonly number[]): number | 'long' | undefined {
  const first = spent.findIndex((amount) => amount > 0)
  const whole = spent.slice(first, -1)
  if (first < 0 || whole.length < leastDays) return undefined
  const pace = whole.reduce((sum, amount) => sum + amount, 0) / whole.length
  if (pace === 0) return undefined
  const days = Math.floor(units / pace)
  return days > mostDays ? 'long' : days
}
