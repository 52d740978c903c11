import type { Catalogue, Plan, PlanKey } from '../../../functions/src/shared/billing/catalogue.ts'

/** Returns a plan of the catalogue. Throws an Error for a plan that it does not have. */
export function planOf(catalogue: Catalogue, key: PlanKey): Plan {
  const plan = catalogue.plans.find((candidate) => candidate.key === key)
  if (!plan) throw new Error(`The catalogue has no plan ${key}`)
  return plan
}
