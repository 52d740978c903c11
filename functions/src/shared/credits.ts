/** Credits are counted in whole units of 1/10,000 credit, so that four decimals are exact. */
export const unitsPerCredit = 10_000

/** A new workspace's gift: $5 of usage (spec B§9) at $0.001 a credit. */
export const welcomeGrantUnits = 5_000 * unitsPerCredit

/** Shows units as credits with at most `decimals` decimals; never rounds up what is left. */
export function formatCredits(units: number, decimals = 1): string {
  const step = unitsPerCredit / 10 ** decimals
  const shown = Math.floor(units / step) / 10 ** decimals
  return shown.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Nothing has no sign.
    signDisplay: 'negative',
  })
}

/** The same for credit that was taken away: with a minus, unless what is shown is nothing. */
export function formatTaken(units: number, decimals = 1): string {
  const shown = formatCredits(units, decimals)
  return /[1-9]/.test(shown) ? `−${shown}` : shown
}
