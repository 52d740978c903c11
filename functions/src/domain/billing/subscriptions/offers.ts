import type { Billing } from '../../../shared/billing/billing.ts'
import {
  addonKeys,
  type AddonKey,
  type BillingCycle,
  type Catalogue,
  type CatalogueCurrency,
  type PlanKey,
} from '../../../shared/billing/catalogue.ts'
import { addonOf, planOf } from '../../../shared/billing/payment.ts'
import {
  creditChoices,
  monthsIn,
  priceOfAddon,
  priceOfOrder,
  type PlanOrder,
} from '../../../shared/billing/planPrices.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Offer, OfferedItem } from '../payments/Payments.ts'

export type Quantities = Partial<Record<AddonKey, number>>

/** The cycle and the credits a month that a payer wants; by default a month with the plan's own credits. */
export interface PlanWish {
  cycle?: BillingCycle | undefined
  monthlyCredits?: number | undefined
}

/** Returns the order of a plan. Throws at the field of credits that the plan is not sold with. */
export function requireOrder(
  catalogue: Catalogue,
  key: PlanKey,
  { cycle = 'monthly', monthlyCredits }: PlanWish,
): PlanOrder {
  const plan = planOf(catalogue, key)
  const credits = monthlyCredits ?? plan.monthlyCredits
  const { maxMonthlyCredits } = plan.limits
  if (!creditChoices(plan).includes(credits)) {
    const wrong: Refusal =
      credits > maxMonthlyCredits
        ? { key: 'atMost', values: { most: maxMonthlyCredits } }
        : { key: 'creditsNotSold', values: { credits } }
    throw new AppError('invalid-argument', wrong, { monthlyCredits: wrong })
  }
  return { plan: key, cycle, monthlyCredits: credits }
}

/** Returns the offer of a plan. Throws AppError 'failed-precondition' for a plan without a price. */
export function planOffer(
  catalogue: Catalogue,
  order: PlanOrder,
  currency: Pick<CatalogueCurrency, 'currency' | 'rateHundredths'>,
): Offer {
  const { plan: key, cycle, monthlyCredits } = order
  const { name, prices } = planOf(catalogue, key)
  if (!prices) throw new AppError('failed-precondition', 'planNotFound')
  const { shown: amount } = priceOfOrder(catalogue, currency, order)
  return { key, name, currency: currency.currency, cycle, amount, credits: monthlyCredits * monthsIn[cycle] }
}

/**
 * Returns the add-ons of some quantities with their prices in a currency and cycle; those of quantity 0 are
 * left out.
 */
export function addonOffers(
  { addons }: Pick<Catalogue, 'addons'>,
  quantities: Quantities,
  { currency }: Pick<Billing, 'currency'>,
  cycle: BillingCycle,
): OfferedItem[] {
  return addons.flatMap((addon) => {
    const { key, name } = addon
    const quantity = quantities[key] ?? 0
    const amount = priceOfAddon(addon, currency, cycle)
    return quantity > 0 ? [{ offer: { key, name, currency, cycle, amount }, quantity }] : []
  })
}

/**
 * Throws at the field of an add-on above its limit, and for more of one that is not available yet. `owned`:
 * what the workspace has, and may keep.
 */
export function requireQuantities(
  catalogue: Catalogue,
  quantities: Quantities,
  owned: Quantities = {},
): void {
  const wrong: Record<string, Refusal> = {}
  for (const key of addonKeys) {
    const wished = quantities[key] ?? 0
    if (wished === 0) continue
    const { most, isAvailable, name } = addonOf(catalogue, key)
    if (!isAvailable && wished > (owned[key] ?? 0))
      wrong[`quantities.${key}`] = { key: 'addonNotYet', values: { name } }
    else if (wished > most) wrong[`quantities.${key}`] = { key: 'atMost', values: { most } }
  }
  const [first] = Object.values(wrong)
  if (first) throw new AppError('invalid-argument', first, wrong)
}
