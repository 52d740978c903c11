import type { AddonKey, Catalogue } from '@parley/functions/shared/billing/catalogue'
import type { Quantities } from '../payments/purchases.ts'

/** Returns one of the add-on that brought a person to an order, if it is on sale and they have none. */
export function chosenAddon(
  { addons }: Catalogue,
  key: AddonKey | undefined,
  existing: Quantities,
): Quantities {
  const isOnSale = addons.some((addon) => addon.key === key && addon.isAvailable)
  return key && isOnSale && !existing[key] ? { [key]: 1 } : {}
}
