import { z } from 'zod'
import { defaultOwnKeyUnits } from './credits.ts'
import { modelPriceSchema } from '../models/models.ts'
import { defaultTranscriptionUnits } from '../chat/transcription.ts'

/**
 * `catalogue/current`, in the default database and readable by everybody: all that costs money, and what it
 * buys. Amounts are integers: money in minor units of its currency, a credit's worth in nano-dollars.
 */
export const currencies = ['usd', 'eur', 'gbp'] as const
export type Currency = (typeof currencies)[number]
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]
export const planKeys = ['free', 'pay_as_you_go', 'enterprise'] as const
export type PlanKey = (typeof planKeys)[number]
export const addonKeys = [
  'whitelabel-new',
  'workspace-seat',
  'client_seat',
  'concurrent-call-line',
  'twilio-phone-number',
] as const
export type AddonKey = (typeof addonKeys)[number]

const minor = z.int().nonnegative()
const count = z.int().nonnegative()
const prices = z.object({ usd: minor, eur: minor, gbp: minor })

export const planLimitsSchema = z.object({
  maxAgents: count,
  maxKnowledgeCharacters: count,
  maxConcurrentCalls: count,
  workspaceSeats: count,
  clientSeats: count,
  phoneNumbers: count,
})
export type PlanLimits = z.infer<typeof planLimitsSchema>

export const planSchema = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** What is planned for it and does not work yet: shown as not available yet. */
  plannedFeatures: z.array(z.string()).default([]),
  /** A month's price; null for a plan that is agreed upon in a conversation. */
  prices: prices.nullable(),
  /** What is shown struck through beside the price. */
  originalPrices: prices.partial().default({}),
  /** From how much a month a plan without a price begins, in US cents. */
  pricesFrom: minor.default(0),
  /** Credits that every paid month brings. */
  monthlyCredits: count,
  limits: planLimitsSchema,
})
export type Plan = z.infer<typeof planSchema>

export const addonSchema = z.object({
  key: z.enum(addonKeys),
  name: z.string(),
  description: z.string(),
  /** A month's price of one. */
  prices,
  /** How many a workspace can have. */
  most: count,
  /** Whether it can be bought; one that cannot is listed as not available yet. */
  isAvailable: z.boolean().default(true),
  /** The limit that one of them raises by one, if it raises any. */
  raises: z.enum(['workspaceSeats', 'clientSeats', 'maxConcurrentCalls', 'phoneNumbers']).nullable(),
})
export type Addon = z.infer<typeof addonSchema>

export const currencyInfoSchema = z.object({
  currency: z.enum(currencies),
  symbol: z.string(),
  /** Two-letter codes; an empty list is everywhere else. */
  countries: z.array(z.string().length(2)),
  /** What 100 US cents are in this currency's minor units. */
  rateHundredths: z.int().positive(),
  /** Tax on top of a price, in hundredths of a percent, and how it is called. */
  taxBasisPoints: count,
  taxName: z.string(),
})
export type CurrencyInfo = z.infer<typeof currencyInfoSchema>

/** A month's credits up to a number cost that much each. */
export const creditTierSchema = z.object({
  name: z.enum(['starter', 'pro', 'agency']),
  /** Null for the last one. */
  upTo: count.nullable(),
  nanoUsdPerCredit: z.int().positive(),
})
export type CreditTier = z.infer<typeof creditTierSchema>

/** What is paid beyond a plan's own room, in US cents a month; a year costs ten months. */
export const extraPricesSchema = z.object({
  agent: minor,
  /** As many agents as one likes, at once. */
  unlimitedAgents: minor,
  workspaceSeat: minor,
  concurrentCallLine: minor,
  phoneNumber: minor,
  'custom-branding': minor,
  'mini-whitelabel': minor,
})
export type ExtraPrices = z.infer<typeof extraPricesSchema>

export const catalogueSchema = z.object({
  version: z.int().positive(),
  changes: z.array(z.object({ version: z.int().positive(), date: z.iso.date(), text: z.string() })),
  /** What one credit of usage is worth. */
  nanoUsdPerCredit: z.int().positive(),
  creditTiers: z.array(creditTierSchema).min(1),
  currencies: z.array(currencyInfoSchema).min(1),
  extraPrices: extraPricesSchema,
  plans: z.array(planSchema),
  addons: z.array(addonSchema),
  models: z.array(modelPriceSchema),
  /** What the platform takes for an answer whose model is asked by the workspace's own key: units of credit. */
  ownKeyUnitsPerTurn: count.default(defaultOwnKeyUnits),
  /** What hearing a minute of a voice note costs: units of credit. */
  transcriptionUnitsPerMinute: count.default(defaultTranscriptionUnits),
})
export type Catalogue = z.infer<typeof catalogueSchema>
