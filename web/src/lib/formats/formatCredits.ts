import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { language } from '../texts/language.ts'

/** Formats units as credits with at most `decimals` decimals; never rounds up what is left. */
export function formatCredits(units: number, decimals = 0): string {
  return formatSteps(Math.floor(units / stepOf(decimals)), decimals)
}

/** Formats credit that was used, which is never rounded down. */
export function formatUsed(units: number, decimals = 0): string {
  return formatSteps(Math.ceil(units / stepOf(decimals)), decimals)
}

/** Formats the average of units over a count, rounded to the nearest step. */
export function formatAverage(units: number, count: number, decimals = 0): string {
  return formatSteps(Math.round(units / count / stepOf(decimals)), decimals)
}

/**
 * Formats the used credit and the total, so that they add up with the remaining credit of `formatCredits`.
 */
export function formatUsage(used: number, left: number, decimals = 0): { used: string; total: string } {
  const step = stepOf(decimals)
  return {
    used: formatUsed(used, decimals),
    total: formatSteps(Math.ceil(used / step) + Math.floor(left / step), decimals),
  }
}

/** Returns the units of the smallest amount that can be shown. */
function stepOf(decimals: number): number {
  return unitsPerCredit / 10 ** decimals
}

function formatSteps(steps: number, decimals: number): string {
  const shown = steps / 10 ** decimals
  return shown.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // A zero is shown without a minus.
    signDisplay: 'negative',
  })
}

/** Formats credit that was deducted: with a minus, unless it is shown as zero. */
export function formatTaken(units: number, decimals = 0): string {
  const shown = formatCredits(units, decimals)
  return /[1-9]/.test(shown) ? `−${shown}` : shown
}
