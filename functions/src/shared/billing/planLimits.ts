import { addonKeys, type AddonKey, type Catalogue, type PlanKey, type PlanLimits } from './catalogue.ts'
import { addonOf, planOf } from './payment.ts'

/** Returns the limits of a plan, raised by its add-ons. */
export function limitsOf(
  catalogue: Catalogue,
  plan: PlanKey,
  addons: Partial<Record<AddonKey, number>>,
): PlanLimits {
  const limits = { ...planOf(catalogue, plan).limits }
  for (const key of addonKeys) {
    const { raises } = addonOf(catalogue, key)
    if (raises) limits[raises] += addons[key] ?? 0
  }
  return limits
}
