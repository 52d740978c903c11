import type { AutoRechargeSettings } from '@parley/functions/shared/billing'
import { formatCredits } from '@parley/functions/shared/credits'

/** What automatic recharge will do, in one sentence. `units`: the credit that its amount buys. */
export function rechargeSentence(
  { isOn, threshold, amount, monthlyLimit }: AutoRechargeSettings,
  money: (whole: number) => string,
  units: number,
): string {
  if (!isOn) return 'Off: when your credits are used up, your agents stop answering.'
  const limit =
    monthlyLimit === 0
      ? 'as often as needed'
      : `and never charge more than ${money(monthlyLimit)} in a month, tax included`
  return `When your balance falls below ${threshold.toLocaleString('en-US')} credits, we charge ${money(amount)} before tax, which adds ${formatCredits(units, 0)} credits, ${limit}.`
}
