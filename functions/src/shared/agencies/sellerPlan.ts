import { z } from 'zod'

/** Limits of an agency's plans; lengths are in characters. */
export const sellerPlanLimits = {
  plans: 10,
  name: 60,
  features: 5,
  feature: 120,
  credits: 10_000_000,
  trialDays: 90,
  /** Cents: the payment service charges nothing below half a dollar. */
  amount: { least: 50, most: 99_999_999 },
} as const

/** The monthly credits of the plans that an agency without plans is offered as examples. */
export const exampleCredits = [5_000, 15_000] as const

/** A plan as an agency edits it. Its price follows from its credits. */
export const planDraftSchema = z.strictObject({
  /** Chosen by the browser; a new one creates a plan. */
  id: z.uuid(),
  name: z.string().trim().min(1).max(sellerPlanLimits.name),
  credits: z.int().positive().max(sellerPlanLimits.credits),
  features: z
    .array(z.string().trim().max(sellerPlanLimits.feature))
    .max(sellerPlanLimits.features)
    .transform((features) => features.filter((feature) => feature !== '')),
  isPopular: z.boolean(),
  /** The days of a client's first plan that cost nothing. */
  trialDays: z.int().min(0).max(sellerPlanLimits.trialDays).default(0),
})
export type PlanDraft = z.infer<typeof planDraftSchema>

/** A plan on sale: a product and a price in the agency's account. */
export const sellerPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The credits of each month. */
  credits: z.int().positive(),
  features: z.array(z.string()),
  isPopular: z.boolean(),
  trialDays: z.int().nonnegative().default(0),
  /** Cents a month, as its price was created: a later price of credits changes it with the next save only. */
  amount: z.int().positive(),
  productId: z.string(),
  priceId: z.string(),
})
export type SellerPlan = z.infer<typeof sellerPlanSchema>

/**
 * `planPrices/{priceId}`: what a price of a plan sells. Its units and amount never change, so a subscription
 * keeps its terms whatever becomes of the plan. Server only.
 */
export const planPriceSchema = z.object({
  workspaceId: z.string(),
  accountId: z.string(),
  planId: z.string(),
  name: z.string(),
  /** The units of credit of each month. */
  units: z.int().positive(),
  /** Cents a month. */
  amount: z.int().positive(),
})
export type SellerPlanPrice = z.infer<typeof planPriceSchema>
