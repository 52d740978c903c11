import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import { autoRechargeSettingsSchema, cardSchema, paymentAccounts } from '../billing/billing.ts'
import { addonKeys, billingCycles, planKeys } from '../billing/catalogue.ts'
import { paymentFailures } from '../billing/paymentFailures.ts'
import { discountSchema, paymentSchema } from '../billing/payment.ts'
import { type Contract, id, attemptId, workspaceRef, done } from './fields.ts'

const someQuantities = z.partialRecord(z.enum(addonKeys), z.int().min(0).max(10))
const quantities = someQuantities.default({})
const monthlyCredits = z.int().nonnegative().max(1_000_000_000)
/** A plan's cycle, and its credits a month; by default the plan's own. */
const planWish = {
  cycle: z.enum(billingCycles).default('monthly'),
  monthlyCredits: monthlyCredits.optional(),
}
/** The price that the payer saw, in minor units, and the time from which it counts (`previewChange`). */
const seenPrice = z.object({ total: z.int(), at: z.int().nonnegative() })
const discountCode = z.string().trim().max(60).default('')
const subscriptionAnswer = z.object({
  state: z.enum(['active', 'action']),
  clientSecret: z.string(),
  publishableKey: z.string(),
})

/** Cards, credit, plans and add-ons. */
/** The ISO code of a country; empty for the one that is known already. */
const country = z
  .string()
  .regex(/^([A-Za-z]{2})?$/)
  .default('')

export const billingCallables = {
  /**
   * Starts a card setup in the payer's browser; `country` counts only until the workspace's first payment.
   */
  startCardSetup: {
    input: workspaceRef.extend({
      country,
      attemptId,
    }),
    output: z.object({
      setupId: z.string(),
      clientSecret: z.string(),
      publishableKey: z.string(),
      account: z.enum(paymentAccounts),
    }),
  },
  saveCard: {
    input: workspaceRef.extend({ setupId: z.string().regex(/^[A-Za-z0-9_]{6,200}$/) }),
    output: z.object({ card: cardSchema }),
  },
  /** Returns what a top-up costs; `amount` as for `topUp`. */
  previewTopUp: { input: workspaceRef.extend({ amount: z.int() }), output: paymentSchema },
  /** An empty VAT ID removes it. `country`: that of the first payment, for a workspace without a card. */
  saveVatId: {
    input: workspaceRef.extend({ vatId: z.string().trim().max(40), country }),
    output: z.object({ vatId: z.string() }),
  },
  /**
   * `amount`: minor units of the workspace's currency, before tax; `total`: the price that the payer saw.
   */
  topUp: {
    input: workspaceRef.extend({ amount: z.int(), total: z.int().optional(), attemptId }),
    output: z.object({
      state: z.enum(['created', 'action', 'succeeded', 'failed']),
      clientSecret: z.string(),
      publishableKey: z.string(),
      failure: z.enum(paymentFailures),
    }),
  },
  setAutoRecharge: { input: workspaceRef.extend({ settings: autoRechargeSettingsSchema }), output: done },
  previewSubscription: {
    input: workspaceRef.extend({
      plan: z.enum(planKeys),
      ...planWish,
      quantities,
      discountCode,
      country,
    }),
    /** `offer`: the discount of the code and its duration; `later`: the total of the next payment. */
    output: paymentSchema.extend({ offer: discountSchema.nullable(), later: z.int() }),
  },
  subscribe: {
    input: workspaceRef.extend({
      plan: z.literal('pay_as_you_go'),
      ...planWish,
      quantities,
      discountCode,
      total: z.int().optional(),
      attemptId,
    }),
    output: subscriptionAnswer,
  },
  /** Checks the first payment after the payer has confirmed it. */
  confirmSubscription: { input: workspaceRef, output: subscriptionAnswer },
  /** `now`: more add-ons count at once for this price; without it from the next payment on. */
  changeAddons: {
    input: workspaceRef.extend({ quantities, attemptId, now: seenPrice.optional() }),
    output: done,
  },
  /** `seen`: required for a change that counts at once. */
  changePlan: {
    input: workspaceRef.extend({
      cycle: z.enum(billingCycles),
      monthlyCredits,
      seen: seenPrice.optional(),
      attemptId,
    }),
    output: done,
  },
  /** Previews another plan, or other add-ons when `quantities` are given. */
  previewChange: {
    input: workspaceRef.extend({
      cycle: z.enum(billingCycles).optional(),
      monthlyCredits: monthlyCredits.optional(),
      quantities: someQuantities.optional(),
    }),
    /** `due`: the payment at once, from `at` on; null where the change counts from the next payment on. */
    output: z.object({ at: z.int(), due: paymentSchema.nullable(), renewal: paymentSchema.nullable() }),
  },
  setSubscriptionEnding: {
    input: workspaceRef.extend({ isEnding: z.boolean(), reason: z.string().trim().max(500).default('') }),
    output: done,
  },
  /** Previews the next automatic payment. */
  previewRenewal: {
    input: workspaceRef.extend({ quantities: someQuantities.optional() }),
    output: z.object({ renewal: paymentSchema.nullable() }),
  },
  listInvoices: {
    input: workspaceRef,
    output: z.object({
      invoices: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['plan', 'topUp', 'autoRecharge']),
          number: z.string(),
          at: z.int(),
          currency: z.string(),
          total: z.int(),
          isPaid: z.boolean(),
          url: z.string(),
        }),
      ),
    }),
  },
  /** `amount`: units of 1/10,000 credit. A second transfer with the same `transferId` moves nothing. */
  transferCredits: {
    input: workspaceRef.extend({
      orgId: id,
      direction: z.enum(['toOrg', 'toWorkspace']),
      amount: z.number(),
      transferId: z.uuid(),
    }),
    output: done,
  },
} as const satisfies Record<CallablesOf<'billing'>, Contract>
