import type { AutoRechargeSettings } from '@parley/functions/shared/billing/billing'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { t } from '../texts.ts'

/** Returns the effect of automatic recharge in one sentence. `units`: the credit that its amount buys. */
export function rechargeSentence(
  { isOn, threshold, amount, monthlyLimit }: AutoRechargeSettings,
  money: (amount: number) => string,
  units: number,
): string {
  if (!isOn) return t('rechargeOffHint')
  const recharge = { threshold, amount: money(amount), credits: formatCredits(units, 0) }
  return monthlyLimit === 0
    ? t('rechargeWithoutLimit', recharge)
    : t('rechargeWithLimit', { ...recharge, limit: money(monthlyLimit) })
}
