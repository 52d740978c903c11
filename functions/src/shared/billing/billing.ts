import { z } from 'zod'
import { addonKeys, currencies, planKeys } from './catalogue.ts'

/** The payment accounts of the platform. The catalogue says which one serves a country. */
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

/** The states of a subscription, in the words that screens show. */
export const subscriptionStatuses = [
  'active',
  'cancelled',
  'trialing',
  'past_due',
  'unpaid',
  'pending',
] as const

export const subscriptionSchema = z.object({
  id: z.string(),
  plan: z.enum(planKeys),
  status: z.enum(subscriptionStatuses),
  addons: z.partialRecord(z.enum(addonKeys), z.int().positive()),
  /** What the next month will have; the same unless somebody has changed it. */
  nextAddons: z.partialRecord(z.enum(addonKeys), z.int().positive()).default({}),
  /** When the month that is paid began, and when the next one does. */
  startedAt: milliseconds,
  renewsAt: milliseconds,
  /** When it ends, once it was cancelled. */
  endsAt: milliseconds.nullable(),
  /** Since when its payment is open, however many months that is by now; null while it is paid. */
  unpaidSince: milliseconds.nullable().default(null),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** `billing/{wsId}`: how a workspace pays. Members read it, the server alone writes it. */
export const billingSchema = z.object({
  workspaceId: z.string(),
  /** Decides currency, tax and payment account; settled with the first card, see `isSettled`. */
  country: z.string(),
  currency: z.enum(currencies),
  account: z.enum(paymentAccounts),
  customerId: z.string(),
  card: cardSchema.nullable().default(null),
  subscription: subscriptionSchema.nullable().default(null),
})
export type Billing = z.infer<typeof billingSchema>

/**
 * Whether the country stays what it is: from the first card on. Before that, whoever chose wrongly chooses
 * again.
 */
export function isSettled(billing: Pick<Billing, 'card' | 'subscription'> | null | undefined): boolean {
  return billing !== null && billing !== undefined && (billing.card !== null || billing.subscription !== null)
}

/**
 * `purchases/{wsId}_{attemptId}`: one intention to buy credit, whatever becomes of it. The price is the one
 * of that moment.
 */
export const purchaseSchema = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  kind: z.enum(['topUp', 'autoRecharge']),
  account: z.enum(paymentAccounts),
  customerId: z.string(),
  cardId: z.string(),
  currency: z.enum(currencies),
  /** Minor units: what buys credit, the tax on it, and both together. */
  net: z.int().positive(),
  tax: z.int().nonnegative(),
  total: z.int().positive(),
  /** Units of credit that it brings. */
  units: z.int().positive(),
  catalogueVersion: z.int().positive(),
  state: z.enum(['created', 'action', 'succeeded', 'failed']),
  paymentId: z.string().default(''),
  /** Why it failed: as the payment service calls it, and for a person. */
  failureCode: z.string().default(''),
  failure: z.string().default(''),
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
  /** 0 is without a limit. */
  monthlyLimit: { least: 0, most: 500, step: 25 },
} as const

export const autoRechargeSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  threshold: stepped(autoRechargeLimits.threshold).default(500),
  amount: stepped(autoRechargeLimits.amount).default(5),
  monthlyLimit: stepped(autoRechargeLimits.monthlyLimit).default(100),
})
export type AutoRechargeSettings = z.infer<typeof autoRechargeSettingsSchema>

/**
 * `autoRecharge/{wsId}`: the settings, and the one attempt that may be open. Members read it, the server
 * alone writes it.
 */
export const autoRechargeSchema = autoRechargeSettingsSchema.extend({
  workspaceId: z.string(),
  state: z.enum(['idle', 'charging', 'paused']).default('idle'),
  /** Why it is paused. */
  reason: z.enum(['', 'declined', 'authentication']).default(''),
  /** Names the attempt: `ar-{seq}`. Raised with each, so that an attempt is never made under two names. */
  seq: z.int().nonnegative().default(0),
  startedAt: milliseconds.default(0),
  /** What that attempt buys credit for, and what it takes out of its month: with tax. In minor units. */
  reserved: z.int().nonnegative().default(0),
  charge: z.int().nonnegative().default(0),
  /** What its owner has not been told yet. */
  untold: z.enum(['', 'rechargeDeclined', 'rechargeNeedsOwner']).default(''),
  failures: z.int().nonnegative().default(0),
  nextTryAt: milliseconds.default(0),
  /** `2026-11` (UTC), and what was charged in it, in minor units with tax. */
  month: z.string().default(''),
  monthSum: z.int().nonnegative().default(0),
})
export type AutoRecharge = z.infer<typeof autoRechargeSchema>

function stepped({ least, most, step }: { least: number; most: number; step: number }) {
  return z.int().min(least).max(most).multipleOf(step)
}
