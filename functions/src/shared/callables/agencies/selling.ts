import { z } from 'zod'
import { factorsSchema } from '../../agencies/clientTerms.ts'
import {
  clientRechargeSettingsSchema,
  purchasePositionSchema,
  rechargePauses,
  sellerStates,
} from '../../agencies/seller.ts'
import { organisationProfitSchema, monthSchema } from '../../agencies/profit.ts'
import { offeredPlanSchema, ownPlanSchema } from '../../agencies/organisationPlan.ts'
import { planDraftSchema, sellerPlanLimits, sellerPlanSchema } from '../../agencies/sellerPlan.ts'
import { maxMonthlyLimit } from '../../billing/monthlyLimit.ts'
import { cardSchema } from '../../billing/billing.ts'
import { paymentFailures } from '../../billing/paymentFailures.ts'
import type { CallablesOf } from '../callableGroups.ts'
import { attemptId, done, id, region, workspaceRef, type Contract } from '../fields.ts'

const planId = z.uuid()
const organisationRef = z.strictObject({ region, orgId: id })

const version = z.int().nonnegative()
const savedPlans = z.object({ plans: z.array(sellerPlanSchema), plansVersion: version })

const sellerView = savedPlans.extend({
  state: z.enum(['none', ...sellerStates]),
  /** Micro-dollars a credit: the agency's addition, and the platform's price. */
  extraMicros: z.int(),
  basePriceMicros: z.int(),
  isPriceSaved: z.boolean(),
  feePercent: z.number(),
  /** Whether clients may enter promotion codes of the payment account when they choose a plan. */
  acceptsCodes: z.boolean(),
  /** The clients whose automatic recharge a higher price may pause until they agree to it. */
  recharging: z.int(),
})

const purchase = z.object({
  id: z.string(),
  at: z.int(),
  units: z.int(),
  total: z.int(),
  /** A page of the payment service. */
  receiptUrl: z.string(),
  /** Whether it is a month of a plan. */
  isPlan: z.boolean(),
  /** `undelivered`: the agency returns the money; `owed`: some of the credit follows. */
  state: z.enum(['delivered', 'undelivered', 'owed']),
  /** The units that follow. */
  owed: z.int(),
  /** The cents that the agency has returned. */
  refunded: z.int(),
})

/** Payment accounts of agencies, and what their clients buy. Amounts are in cents. */
export const sellingCallables = {
  readSeller: { input: workspaceRef, output: sellerView },
  /** Returns the purchases and the use of an agency's clients in a month (UTC), and their present states. */
  readProfit: {
    input: workspaceRef.extend({ month: monthSchema }),
    output: z.object({
      month: monthSchema,
      /** Up to when the figures are complete, in milliseconds; 0 before the first count. */
      summarizedAt: z.int(),
      clients: z.array(organisationProfitSchema),
    }),
  },
  /** Sets the credits that a client may use in a month (UTC); 0 for no limit. */
  setMonthlyLimit: {
    input: organisationRef.extend({ credits: z.int().nonnegative().max(maxMonthlyLimit) }),
    output: done,
  },
  /** Returns what the agency pays for a client without credit, in units, and its factors. */
  readClientTerms: {
    input: organisationRef,
    output: z.object({
      /** The most in a month (UTC); 0 where the agency pays nothing. */
      limit: z.int(),
      /** The part that it has paid in this month. */
      used: z.int(),
      factors: factorsSchema,
    }),
  },
  /** Sets the factors by which a client pays more credit than its use costs. */
  setFactors: { input: organisationRef.extend({ factors: factorsSchema }), output: done },
  /** Sets the credits that the agency pays in a month (UTC) for a client without credit; 0 for none. */
  setOverage: {
    input: organisationRef.extend({ credits: z.int().nonnegative().max(maxMonthlyLimit) }),
    output: done,
  },
  /** Returns a page of the payment service, on which the owner completes the account. */
  connectSeller: { input: workspaceRef, output: z.object({ url: z.url() }) },
  saveSellerPrice: {
    input: workspaceRef.extend({ extraMicros: z.int().nonnegative().multipleOf(10) }),
    output: sellerView,
  },
  saveSellerCodes: { input: workspaceRef.extend({ acceptsCodes: z.boolean() }), output: sellerView },
  /** `version`: the `plansVersion` that the editor has read. */
  saveSellerPlans: {
    input: workspaceRef.extend({ version, plans: z.array(planDraftSchema).max(sellerPlanLimits.plans) }),
    output: savedPlans,
  },
  /** Replaces the plans by the products and prices that the payment account has on sale. */
  rebuildSellerPlans: { input: workspaceRef.extend({ version }), output: savedPlans },
  readClientBilling: {
    input: organisationRef,
    output: z.object({
      /** The organisation's credit, in units. */
      units: z.int(),
      /** The units that were refunded after they were spent: the next ones repay them. */
      debt: z.int(),
      /** The units that it has paid for and has not received yet. */
      owed: z.int(),
      /** The latest times at which credit that the agency had given was taken back; newest first. */
      collected: z.array(z.object({ at: z.int(), units: z.int() })),
      /** Whether the agency's account accepts payments; nothing is on sale otherwise. */
      isOpen: z.boolean(),
      /** The price of a credit, in micro-dollars. */
      priceMicros: z.int(),
      plans: z.array(offeredPlanSchema),
      plan: ownPlanSchema.nullable(),
      card: cardSchema.nullable(),
      recharge: clientRechargeSettingsSchema,
      /** Why recharging is paused until the settings are saved again. */
      rechargePause: z.enum(['', ...rechargePauses]),
      /** Why the latest recharge failed; empty unless failures have paused it. */
      rechargeFailure: z.enum(paymentFailures),
      /** The latest four. */
      purchases: z.array(purchase),
      hasMorePurchases: z.boolean(),
    }),
  },
  /** Returns the purchases before one of them, newest first. */
  listClientPurchases: {
    input: organisationRef.extend({ after: purchasePositionSchema }),
    output: z.object({ purchases: z.array(purchase), hasMore: z.boolean() }),
  },
  /** Returns the purchases of an organisation to its agency, newest first, after one of them. */
  exportPurchases: {
    input: organisationRef.extend({ after: purchasePositionSchema.optional() }),
    output: z.object({
      purchases: z.array(
        purchase.extend({
          /** The text on the receipt. */
          description: z.string(),
          /** The payment, and the invoice of a month of a plan, at the payment service; empty without one. */
          paymentId: z.string(),
          invoiceId: z.string(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
  /** Returns the payment service's page on which the client subscribes to a plan. */
  openCheckout: { input: organisationRef.extend({ planId, attemptId }), output: z.object({ url: z.url() }) },
  /** Changes the plan from the next month on. `amount`: the price that the client was shown. */
  changeClientPlan: {
    input: organisationRef.extend({ planId, amount: z.int().positive() }),
    output: done,
  },
  /** Lets the plan end with the paid month, or continue. */
  setClientPlanEnding: { input: organisationRef.extend({ isEnding: z.boolean() }), output: done },
  /** Returns the plan of an organisation to its agency. */
  readOrganisationPlan: { input: organisationRef, output: z.object({ plan: ownPlanSchema.nullable() }) },
  /** Lets the plan of an organisation end with the paid month, on behalf of its agency. */
  endOrganisationPlan: { input: organisationRef, output: done },
  /**
   * Charges the open invoice of the plan to the stored card. `confirmUrl`: the payment service's page, where
   * the payer's bank asks for a confirmation; empty when it does not.
   */
  payUnpaidPlan: {
    input: organisationRef,
    output: z.object({ isPaid: z.boolean(), confirmUrl: z.string() }),
  },
  /** `priceMicros`: the price of a credit that the client was shown. */
  setClientRecharge: {
    input: organisationRef.extend({
      settings: clientRechargeSettingsSchema,
      priceMicros: z.int().nonnegative(),
    }),
    output: done,
  },
  startClientCard: {
    input: organisationRef.extend({ attemptId }),
    output: z.object({
      setupId: z.string(),
      clientSecret: z.string(),
      publishableKey: z.string(),
      accountId: z.string(),
    }),
  },
  saveClientCard: {
    input: organisationRef.extend({ setupId: z.string().regex(/^[A-Za-z0-9_]{6,200}$/) }),
    /** `unpaid`: why the open month was not charged to the new card; null when nothing is open any more. */
    output: z.object({
      card: cardSchema,
      unpaid: z.object({ reason: z.enum(paymentFailures), confirmUrl: z.string() }).nullable(),
    }),
  },
  /** `amount`: the price that the client was shown. */
  buyCredits: {
    input: organisationRef.extend({ credits: z.int().positive(), amount: z.int().positive(), attemptId }),
    output: z.object({
      state: z.enum(['created', 'action', 'succeeded', 'failed']),
      clientSecret: z.string(),
      publishableKey: z.string(),
      accountId: z.string(),
      failure: z.enum(paymentFailures),
    }),
  },
} as const satisfies Record<CallablesOf<'selling'>, Contract>
