import { z } from 'zod'
import { paymentFailureSchema } from '../billing/paymentFailureSchema.ts'
import { paymentFailures } from '../billing/paymentFailures.ts'

const milliseconds = z.int().nonnegative()

/** The states of a subscription at the payment service, as far as they differ for a client. */
export const organisationPlanStatuses = ['active', 'unpaid', 'ended'] as const

/**
 * `clientPlans/{orgId}`: the latest subscription of an organisation to a plan of its agency, as the agency's
 * account last reported it. Server only.
 */
export const organisationPlanSchema = z.object({
  orgId: z.string(),
  workspaceId: z.string(),
  accountId: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  status: z.enum(organisationPlanStatuses),
  /** The price of the latest paid month, and that of the next one. */
  paidPriceId: z.string(),
  priceId: z.string(),
  /** When the next month starts. */
  renewsAt: milliseconds,
  /** When a cancelled subscription ends; null for one that continues. */
  endsAt: milliseconds.nullable(),
  /** When its trial ends; null when it has none, and after it. */
  trialEndsAt: milliseconds.nullable().default(null),
  /** The units that the workspace has delivered without having them, as far as it still owes them. */
  lent: z.int().nonnegative().default(0),
  /** The amount that the open invoice still asks for, in cents; 0 without one. */
  due: z.int().nonnegative().default(0),
  /** Why that invoice was not paid; empty without one. */
  failure: paymentFailureSchema,
  checkedAt: milliseconds.default(0),
})
export type OrganisationPlan = z.infer<typeof organisationPlanSchema>

/** A plan on sale, as clients see it. Amounts are in cents a month. */
export const offeredPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  features: z.array(z.string()),
  isPopular: z.boolean(),
  amount: z.int(),
  /** The days that cost nothing; 0 for a client who has had a plan. */
  trialDays: z.int(),
})

/** An organisation's own plan, as its clients see it. */
export const ownPlanSchema = z.object({
  /** The plan's id, which may be off sale by now. */
  planId: z.string(),
  name: z.string(),
  amount: z.int(),
  credits: z.int(),
  /** `stopped`: the agency's account is disconnected, so what becomes of the subscription is unknown. */
  status: z.enum(['active', 'unpaid', 'stopped']),
  /** The amount that is to be paid now, in cents; 0 unless the plan is unpaid. */
  due: z.int().nonnegative(),
  /** Why that was not paid; empty for an unknown reason, and unless the plan is unpaid. */
  failure: z.enum(paymentFailures),
  renewsAt: milliseconds,
  endsAt: milliseconds.nullable(),
  /** When its trial ends; null without one. */
  trialEndsAt: milliseconds.nullable(),
  /** The plan from the next month on; null when it stays the same. */
  next: z.object({ planId: z.string(), name: z.string(), amount: z.int() }).nullable(),
})
export type OwnPlan = z.infer<typeof ownPlanSchema>
