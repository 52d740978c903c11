import { unitsPerCredit } from '../../../functions/src/shared/billing/credits.ts'
import type { ModelPrice } from '../../../functions/src/shared/models/modelPrice.ts'

/** The size of an answer in the estimates: a question with some passages, and a short paragraph. */
export const typicalAnswer = { inputTokens: 3_000, outputTokens: 150 } as const

/** The prices of a model that the estimate needs. */
export type PricedModel = Pick<ModelPrice, 'inputUnitsPerMillion' | 'outputUnitsPerMillion'>

/** Returns the credits of one typical answer of a model. */
export function creditsPerAnswer({ inputUnitsPerMillion, outputUnitsPerMillion }: PricedModel): number {
  const { inputTokens, outputTokens } = typicalAnswer
  const units = (inputUnitsPerMillion * inputTokens + outputUnitsPerMillion * outputTokens) / 1_000_000
  return units / unitsPerCredit
}

/** The prices of a plan, in US cents and credits. */
export interface PlanBase {
  cents: number
  includedCredits: number
  /** The price of a credit beyond the included ones, in US cents. */
  centsPerCredit: number
}

/** Returns the price of a month, in US cents, for a number of credits. */
export function centsOfMonth(credits: number, plan: PlanBase): number {
  return Math.round(plan.cents + Math.max(0, credits - plan.includedCredits) * plan.centsPerCredit)
}
