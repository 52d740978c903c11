import type { AddonKey, Catalogue, CatalogueCurrency } from './catalogue.ts'
import { planOf, type Payment } from './payment.ts'
import { priceOfAddon, priceOfOrder, type PlanOrder } from './planPrices.ts'

/** Returns the invoice lines of a month or year: the plan and its add-ons. */
export function subscriptionLines(
  catalogue: Catalogue,
  currency: Pick<CatalogueCurrency, 'currency' | 'rateHundredths'>,
  order: PlanOrder,
  quantities: Partial<Record<AddonKey, number>>,
): Payment['lines'] {
  const addons = catalogue.addons.flatMap((addon) => {
    const quantity = quantities[addon.key] ?? 0
    const amount = quantity * priceOfAddon(addon, currency.currency, order.cycle)
    return quantity > 0 ? [{ label: addon.name, quantity, amount }] : []
  })
  const { shown } = priceOfOrder(catalogue, currency, order)
  return [{ label: planOf(catalogue, order.plan).name, quantity: 1, amount: shown }, ...addons]
}
