import { z } from 'zod'
import { addonKeys, billingCycles, currencies, planKeys } from './catalogue.ts'
import { paymentFailureSchema } from './paymentFailureSchema.ts'

/** The platform's payment accounts. The catalogue maps countries to them. */
export const paymentAccounts = ['us', 'eu', 'gb', 'au'] as const
export type PaymentAccountKey = (typeof paymentAccounts)[number]

const milliseconds = z.int().nonnegative()

export const cardSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})
export type Card = z.infer<typeof cardSchema>

/** The states of a subscription, as screens show them. */
export const subscriptionStatuses = [
  'active',
  'cancelled',
  'trialing',
  'past_due',
  'unpaid',
  'pending',
] as const

const plannedSchema = z.object({ cycle: z.enum(billingCycles), monthlyCredits: z.int().nonnegative() })

export const subscriptionSchema = z.object({
  id: z.string(),
  plan: z.enum(planKeys),
  cycle: z.enum(billingCycles).default('monthly'),
  /** The credits of each month; 0 for the plan's own number. */
  monthlyCredits: z.int().nonnegative().default(0),
  /** The cycle and credits that the member has chosen from the next payment on; null for the same as now. */
  nextPlan: plannedSchema.nullable().default(null),
  status: z.enum(subscriptionStatuses),
  addons: z.partialRecord(z.enum(addonKeys), z.int().positive()),
  /** The add-ons from the next payment on; equal to the current ones unless a member changed them. */
  nextAddons: z.partialRecord(z.enum(addonKeys), z.int().positive()).default({}),
  /** The start of the paid month or year, and of the next one. */
  startedAt: milliseconds,
  renewsAt: milliseconds,
  /** When a cancelled subscription ends. */
  endsAt: milliseconds.nullable(),
  /** Since when its payment is open, across months; null while it is paid. */
  unpaidSince: milliseconds.nullable().default(null),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** `billing/{wsId}`: the payment data of a workspace. Members read it, the server alone writes it. */
export const billingSchema = z.object({
  workspaceId: z.string(),
  /** Determines currency, tax and payment account; final from the first card on, see `isSettled`. */
  country: z.string(),
  currency: z.enum(currencies),
  account: z.enum(paymentAccounts),
  customerId: z.string(),
  /** The payer's VAT ID in the form of their country; empty for none. */
  vatId: z.string().default(''),
  card: cardSchema.nullable().default(null),
  subscription: subscriptionSchema.nullable().default(null),
})
export type Billing = z.infer<typeof billingSchema>

/**
 * Returns whether the country is final: from the first card or subscription on. Before that it can be
 * corrected.
 */
export function isSettled(billing: Pick<Billing, 'card' | 'subscription'> | null | undefined): boolean {
  return billing !== null && billing !== undefined && (billing.card !== null || billing.subscription !== null)
}

/**
 * `purchases/{wsId}_{attemptId}`: one attempt to buy credit, whatever its outcome, with the price at that
 * moment.
 */
export const purchaseSchema = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  kind: z.enum(['topUp', 'autoRecharge']),
  account: z.enum(paymentAccounts),
  customerId: z.string(),
  cardId: z.string(),
  currency: z.enum(currencies),
  /** Minor units: the amount that buys credit, its tax, and both together. */
  net: z.int().positive(),
  tax: z.int().nonnegative(),
  total: z.int().positive(),
  /** The units of credit that it buys. */
  units: z.int().positive(),
  catalogueVersion: z.int().positive(),
  /** Whether the payment service has calculated the tax. */
  isTaxAutomatic: z.boolean().default(false),
  state: z.enum(['created', 'action', 'succeeded', 'failed']),
  paymentId: z.string().default(''),
  /** The reason of a failure: the payment service's code, and the reason for people. */
  failureCode: z.string().default(''),
  failure: paymentFailureSchema,
  /** Whether the payment service has an invoice for it. */
  isInvoiced: z.boolean().default(false),
  by: z.string(),
  at: milliseconds,
})
export type Purchase = z.infer<typeof purchaseSchema>

/** The smallest and largest top-up, in minor units of any currency. */
export const topUpLimits = { least: 500, most: 1_000_000 } as const

/** Limits of automatic recharge: thresholds in credits, money in whole units of the workspace's currency. */
export const autoRechargeLimits = {
  threshold: { least: 500, most: 2500, step: 500 },
  amount: { least: 5, most: 25, step: 5 },
  /** 0 means no limit. */
  monthlyLimit: { least: 0, most: 500, step: 25 },
} as const

export const autoRechargeSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  threshold: stepSchema(autoRechargeLimits.threshold).default(500),
  amount: stepSchema(autoRechargeLimits.amount).default(5),
  monthlyLimit: stepSchema(autoRechargeLimits.monthlyLimit).default(100),
})
export type AutoRechargeSettings = z.infer<typeof autoRechargeSettingsSchema>

/**
 * `autoRecharge/{wsId}`: the settings and the one attempt that may be open. Members read it, the server alone
 * writes it.
 */
export const autoRechargeSchema = autoRechargeSettingsSchema.extend({
  workspaceId: z.string(),
  state: z.enum(['idle', 'charging', 'paused']).default('idle'),
  /** The reason for the pause. */
  reason: z.enum(['', 'declined', 'authentication']).default(''),
  /** Names the attempt: `ar-{seq}`. Increases with each attempt, so that a retry keeps its name. */
  seq: z.int().nonnegative().default(0),
  startedAt: milliseconds.default(0),
  /**
   * The attempt's amount before tax, and with tax, which counts towards the monthly limit. In minor units.
   */
  reserved: z.int().nonnegative().default(0),
  charge: z.int().nonnegative().default(0),
  /** The notice that the owner has not received yet. */
  untold: z.enum(['', 'rechargeDeclined', 'rechargeNeedsOwner']).default(''),
  failures: z.int().nonnegative().default(0),
  nextTryAt: milliseconds.default(0),
  /** `2026-11` (UTC), and the sum charged in that month, in minor units with tax. */
  month: z.string().default(''),
  monthSum: z.int().nonnegative().default(0),
})
export type AutoRecharge = z.infer<typeof autoRechargeSchema>

function stepSchema({ least, most, step }: { least: number; most: number; step: number }) {
  return z.int().min(least).max(most).multipleOf(step)
}
