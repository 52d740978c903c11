import { z } from 'zod'
import { addonKeys, type AddonKey } from '../../shared/billing/catalogue.ts'

type Quantities = Partial<Record<AddonKey, number>>

/** An add-on as programs name it in the REST calls. */
export const addonChangeSchema = z.object({
  addon_key_ref: z.enum(addonKeys),
  amount: z.int().min(1).max(10),
})
type AddonChange = z.infer<typeof addonChangeSchema>

/** Returns the quantities that some changes add up to. */
export function quantitiesOf(changes: AddonChange[]): Quantities {
  return addonsAdded({}, changes)
}

/** Returns the quantities after adding these add-ons. */
export function addonsAdded(owned: Quantities, changes: AddonChange[]): Quantities {
  const next = { ...owned }
  for (const { addon_key_ref: key, amount } of changes) next[key] = (next[key] ?? 0) + amount
  return next
}

/** Returns the owned add-ons without some of them; unknown keys change nothing. */
export function addonsRemoved(owned: Quantities, removed: string[]): Quantities {
  return Object.fromEntries(Object.entries(owned).filter(([key]) => !removed.includes(key)))
}
