import type { AddonKey, BillingCycle, Catalogue, Currency } from '@parley/functions/shared/billing/catalogue'
import { addonOf } from '@parley/functions/shared/billing/payment'
import { priceOfAddon } from '@parley/functions/shared/billing/planPrices'
import type { Quantities } from '../payments/purchases.ts'

export interface AddonChange {
  key: AddonKey
  name: string
  before: number
  after: number
}

/** Returns the changes from the next billing date on. */
export function addonChanges(catalogue: Catalogue, before: Quantities, after: Quantities): AddonChange[] {
  return catalogue.addons.flatMap(({ key, name }) => {
    const change = { key, name, before: before[key] ?? 0, after: after[key] ?? 0 }
    return change.before === change.after ? [] : [change]
  })
}

/** Returns whether a quantity exceeds its limit; the field shows which. */
export function isTooMany({ addons }: Pick<Catalogue, 'addons'>, quantities: Quantities): boolean {
  return addons.some(({ key, most }) => (quantities[key] ?? 0) > most)
}

/** Returns the change of a cycle's price before tax, in minor units; negative if it becomes cheaper. */
export function priceOfChanges(
  catalogue: Catalogue,
  currency: Currency,
  cycle: BillingCycle,
  changes: AddonChange[],
): number {
  return changes.reduce(
    (sum, { key, before, after }) =>
      sum + (after - before) * priceOfAddon(addonOf(catalogue, key), currency, cycle),
    0,
  )
}
