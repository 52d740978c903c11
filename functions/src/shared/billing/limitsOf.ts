import type { AddonKey, Catalogue, PlanKey, PlanLimits } from './catalogue.ts'
import { planOf } from './payment.ts'

/** Returns the limits of a plan, raised by its add-ons. */
export function limitsOf(
  catalogue: Catalogue,
  plan: PlanKey,
  addons: Partial<Record<AddonKey, number>>,
): PlanLimits {
  const limits = { ...planOf(catalogue, plan).limits }
  for (const { key, raises, raisesBy } of catalogue.addons)
    if (raises) limits[raises] += raisesBy * (addons[key] ?? 0)
  return limits
}
