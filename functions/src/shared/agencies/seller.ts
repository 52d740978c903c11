import { z } from 'zod'
import { cardSchema } from '../billing/billing.ts'
import { unitsPerCredit } from '../billing/credits.ts'
import { paymentFailureSchema } from '../billing/paymentFailureSchema.ts'
import { sellerPlanSchema } from './sellerPlan.ts'

const milliseconds = z.int().nonnegative()
const microDollars = z.int().nonnegative()

/** The platform's own price of a credit: $0.001. */
export const basePriceMicros = 1_000
/** An agency's default addition to the price of a credit: $0.003. */
export const defaultExtraMicros = 3_000
/** The largest addition: $10. Prices have five decimals. */
export const extraPriceLimits = { most: 10_000_000, step: 10 } as const
/** The platform's part of every payment to an agency, in percent. */
export const sellerFeePercent = 5
/** The packs that clients may buy, and the limits of the slider, in credits. */
export const creditPacks = [1_000, 2_500, 5_000, 10_000] as const
export const creditSteps = { least: 1_000, most: 50_000, step: 500 } as const
/** The most recent purchases that a client's billing shows. */
export const shownSales = 4

/**
 * The states of an agency's payment account: its form is not complete, it accepts payments, it accepts none
 * until its owner acts at the payment service, or the agency has disconnected it.
 */
export const sellerStates = ['onboarding', 'ready', 'restricted', 'gone'] as const

/** `sellers/{wsId}`: the payment account to which an agency's clients pay. Server only. */
export const sellerSchema = z.object({
  workspaceId: z.string(),
  accountId: z.string(),
  state: z.enum(sellerStates).default('onboarding'),
  /** The addition to the platform's price of a credit. */
  extraMicros: microDollars.default(defaultExtraMicros),
  /** Whether the agency has saved its price; nothing is sold before that. */
  isPriceSaved: z.boolean().default(false),
  /** Whether clients may enter promotion codes of the payment account when they choose a plan. */
  acceptsCodes: z.boolean().default(false),
  /** The plans on sale, in their order; saved with the version that the editor has read. */
  plans: z.array(sellerPlanSchema).default([]),
  plansVersion: z.int().nonnegative().default(0),
  createdAt: milliseconds,
  checkedAt: milliseconds.default(0),
})
export type Seller = z.infer<typeof sellerSchema>

/** `orgBilling/{orgId}`: an organisation as a customer of its agency's account. Server only. */
export const orgBillingSchema = z.object({
  orgId: z.string(),
  workspaceId: z.string(),
  accountId: z.string(),
  /** Empty after the agency has deleted the customer. */
  customerId: z.string(),
  /** The latest customer that the agency has deleted; empty for none. */
  formerId: z.string().default(''),
  card: cardSchema.nullable().default(null),
  /** The attempt of the latest Checkout: while it is undecided, no other one is opened. */
  checkout: z.string().default(''),
  /** The latest sale, so that a deletion notices one at the same time. */
  soldAt: milliseconds.default(0),
})
export type OrgBilling = z.infer<typeof orgBillingSchema>

/** The most automatic recharges of an organisation a day. */
export const maxRechargesPerDay = 4

/** Limits of an organisation's automatic recharge: thresholds in credits, amounts in US dollars. */
export const clientRechargeLimits = {
  threshold: { least: 100, most: 5_000, step: 100 },
  amount: { least: 5, most: 100, step: 5 },
} as const

/**
 * Why an automatic recharge stops until its settings are saved again: three failures, a higher price than the
 * client has agreed to, or an amount that buys fewer credits than the threshold.
 */
export const rechargePauses = ['failures', 'price', 'threshold'] as const

export const clientRechargeSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  threshold: stepSchema(clientRechargeLimits.threshold).default(500),
  amount: stepSchema(clientRechargeLimits.amount).default(5),
})
export type ClientRechargeSettings = z.infer<typeof clientRechargeSettingsSchema>

/** `clientRecharges/{orgId}`: the settings and the one attempt that may be open. Server only. */
export const clientRechargeSchema = clientRechargeSettingsSchema.extend({
  orgId: z.string(),
  workspaceId: z.string(),
  state: z.enum(['idle', 'charging', 'paused']).default('idle'),
  /** Why it is paused; empty unless it is. */
  reason: z.enum(['', ...rechargePauses]).default(''),
  /** The price of a credit when the settings were saved: no higher one is charged. */
  priceMicros: microDollars.default(0),
  /** The UTC day of the latest attempt, as `2026-11-29`, and the number of attempts on it. */
  day: z.string().default(''),
  countOfDay: z.int().nonnegative().default(0),
  /** Names the attempt: `ar-{seq}`. */
  seq: z.int().nonnegative().default(0),
  startedAt: milliseconds.default(0),
  failures: z.int().nonnegative().default(0),
  /** Why the latest payment failed; empty after one that succeeded. */
  failure: paymentFailureSchema,
  nextTryAt: milliseconds.default(0),
})
export type ClientRecharge = z.infer<typeof clientRechargeSchema>

export const saleStates = ['created', 'action', 'succeeded', 'failed'] as const

/**
 * `sales/{orgId}_{attemptId}`: one attempt of an organisation to buy credit from its agency, or one month of
 * its plan, with the price at that moment. Server only.
 */
export const saleSchema = z.object({
  orgId: z.string(),
  workspaceId: z.string(),
  attemptId: z.string(),
  accountId: z.string(),
  customerId: z.string(),
  cardId: z.string(),
  /** The units of credit that it buys. */
  units: z.int().positive(),
  priceMicros: microDollars,
  /** Cents: the payment, 0 for a month that a promotion code made free, and the platform's part of it. */
  total: z.int().nonnegative(),
  fee: z.int().nonnegative(),
  state: z.enum(saleStates),
  /** Whether the units have left the workspace's wallet and have not reached another one. */
  isHeld: z.boolean(),
  /** The credit could not be given to the organisation, so the agency has to return the money. */
  isUndelivered: z.boolean().default(false),
  /** The price of a plan that the sale is a month of; empty for a purchase. */
  priceId: z.string().default(''),
  /** The payment service's page on which a plan was chosen, the subscription, and the invoice of the month. */
  sessionId: z.string().default(''),
  subscriptionId: z.string().default(''),
  invoiceId: z.string().default(''),
  /** The units of a paid month that the workspace did not have; they are delivered as it gets credit. */
  owed: z.int().nonnegative().default(0),
  /** The units that refunds and lost disputes have taken back, and the number of later movements. */
  returned: z.int().nonnegative().default(0),
  /** The cents that they have returned, at most the payment. */
  refunded: z.int().nonnegative().default(0),
  returnSeq: z.int().nonnegative().default(0),
  /** The text on the receipt. */
  description: z.string().default(''),
  paymentId: z.string().default(''),
  /** A page of the payment service. */
  receiptUrl: z.string().default(''),
  /** The reason of a failure: the payment service's code, and the reason for people. */
  failureCode: z.string().default(''),
  failure: paymentFailureSchema,
  by: z.string(),
  at: milliseconds,
})
export type Sale = z.infer<typeof saleSchema>

/** The position of a purchase in the list of an organisation: its time, and its attempt. */
export const purchasePositionSchema = z.object({ at: milliseconds, id: z.string().min(1).max(200) })
export type PurchasePosition = z.infer<typeof purchasePositionSchema>

function stepSchema({ least, most, step }: { least: number; most: number; step: number }) {
  return z.int().min(least).max(most).multipleOf(step)
}

/** Returns the price of one credit for an agency's clients, in micro-dollars. */
export function finalPriceMicros(extraMicros: number): number {
  return basePriceMicros + extraMicros
}

/** Returns the price of credits in cents, rounded up. */
export function priceOfCredits(credits: number, extraMicros: number): number {
  return Math.ceil((credits * finalPriceMicros(extraMicros)) / 10_000)
}

/** Returns the minimum price of credits for an agency's clients, in cents: what they cost at the platform. */
export function minPriceOf(credits: number): number {
  return priceOfCredits(credits, 0)
}

/** Returns the whole credits that an amount in cents buys. */
export function creditsFor(cents: number, extraMicros: number): number {
  return Math.floor((cents * 10_000) / finalPriceMicros(extraMicros))
}

/** Returns the platform's part of a payment, in cents, rounded down. */
export function feeOf(total: number): number {
  return Math.floor((total * sellerFeePercent) / 100)
}

/** Returns the units of a number of credits. */
export function unitsOf(credits: number): number {
  return credits * unitsPerCredit
}
