import { unitsPerCredit } from '@parley/functions/shared/credits'
import { language } from './texts/language.ts'

/** Shows units as credits with at most `decimals` decimals; never rounds up what is left. */
export function formatCredits(units: number, decimals = 0): string {
  return formatSteps(Math.floor(units / stepOf(decimals)), decimals)
}

/** The same for credit that was used, which is never rounded down. */
export function formatUsed(units: number, decimals = 0): string {
  return formatSteps(Math.ceil(units / stepOf(decimals)), decimals)
}

/** Units by how many they were shared, rounded as an average is. */
export function formatAverage(units: number, count: number, decimals = 0): string {
  return formatSteps(Math.round(units / count / stepOf(decimals)), decimals)
}

/** What was used of what there was, such that it adds up with what is left as `formatCredits` shows it. */
export function formatUsage(used: number, left: number, decimals = 0): { used: string; total: string } {
  const step = stepOf(decimals)
  return {
    used: formatUsed(used, decimals),
    total: formatSteps(Math.ceil(used / step) + Math.floor(left / step), decimals),
  }
}

/** The units of the smallest amount that can be shown. */
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

/** The same for credit that was taken away: with a minus, unless what is shown is nothing. */
export function formatTaken(units: number, decimals = 0): string {
  const shown = formatCredits(units, decimals)
  return /[1-9]/.test(shown) ? `−${shown}` : shown
}
