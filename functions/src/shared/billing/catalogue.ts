import { z } from 'zod'
import { defaultOwnKeyUnits, defaultRenewalDebtCredits, defaultWorkspaceDebtCredits } from './credits.ts'
import { modelPriceSchema } from '../models/models.ts'
import { defaultTranscriptionUnits } from '../chat/transcription.ts'

/**
 * `catalogue/current`, in the default database and publicly readable: prices and limits. Amounts are
 * integers: money in minor units of its currency, a credit's worth in nano-dollars.
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
  'agent-seat',
  'unlimited-agents',
] as const
export type AddonKey = (typeof addonKeys)[number]

const minor = z.int().nonnegative()
const count = z.int().nonnegative()
const pricesSchema = z.object({ usd: minor, eur: minor, gbp: minor })

export const planLimitsSchema = z.object({
  maxAgents: count,
  maxKnowledgeCharacters: count,
  maxConcurrentCalls: count,
  workspaceSeats: count,
  clientSeats: count,
  phoneNumbers: count,
  /** The largest number of credits a month that the plan can be bought with. */
  maxMonthlyCredits: count.default(0),
})
export type PlanLimits = z.infer<typeof planLimitsSchema>

export const planSchema = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** Planned features that do not work yet; screens show them as not available yet. */
  plannedFeatures: z.array(z.string()).default([]),
  /** The price a month; null for a plan that is agreed in person. */
  prices: pricesSchema.nullable(),
  /** Prices that are shown struck through. */
  originalPrices: pricesSchema.partial().default({}),
  /** The lowest price a month of a plan without a price, in US cents. */
  pricesFrom: minor.default(0),
  /** The listed price of a year; null where a year is calculated from its month. */
  yearlyPrices: pricesSchema.nullable().default(null),
  /** Credits that every paid month adds. */
  monthlyCredits: count,
  /** Other numbers of credits a month that the plan can be bought with, at the price of their tier. */
  creditSteps: z.array(count).default([]),
  /** Whether screens recommend it. */
  isPopular: z.boolean().default(false),
  /** A sentence below the price; empty for none. */
  additionalInfo: z.string().default(''),
  /** The text of the button that selects it; empty for the screen's own text. */
  cta: z.string().default(''),
  limits: planLimitsSchema,
})
export type Plan = z.infer<typeof planSchema>

export const addonSchema = z.object({
  key: z.enum(addonKeys),
  name: z.string(),
  description: z.string(),
  /** The price of one, a month. */
  prices: pricesSchema,
  /** The maximum number for a workspace. */
  most: count,
  /** Whether it can be bought; otherwise it is listed as not available yet. */
  isAvailable: z.boolean().default(true),
  /** The limit that each one raises, if any. */
  raises: z
    .enum(['maxAgents', 'workspaceSeats', 'clientSeats', 'maxConcurrentCalls', 'phoneNumbers'])
    .nullable(),
  /** The amount by which each one raises it. */
  raisesBy: count.default(1),
})
export type Addon = z.infer<typeof addonSchema>

export const catalogueCurrencySchema = z.object({
  currency: z.enum(currencies),
  symbol: z.string(),
  /** Two-letter codes; an empty list means all other countries. */
  countries: z.array(z.string().length(2)),
  /** The worth of 100 US cents, in this currency's minor units. */
  rateHundredths: z.int().positive(),
  /** Tax on top of a price, in hundredths of a percent, and its name. Unused while `automaticTax` is on. */
  taxBasisPoints: count,
  taxName: z.string(),
})
export type CatalogueCurrency = z.infer<typeof catalogueCurrencySchema>

/** The price of a credit for plans with up to this number of credits a month. */
export const creditTierSchema = z.object({
  name: z.enum(['starter', 'pro', 'agency']),
  /** Null for the last one. */
  upTo: count.nullable(),
  nanoUsdPerCredit: z.int().positive(),
})
export type CreditTier = z.infer<typeof creditTierSchema>

/** Prices for usage beyond a plan's own limits, in US cents a month; a year costs ten months. */
export const extraPricesSchema = z.object({
  agent: minor,
  /** The flat price for an unlimited number of agents. */
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
  /** The worth of one credit of usage. */
  nanoUsdPerCredit: z.int().positive(),
  /**
   * Whether the payment service calculates tax by the payer's place and VAT ID, instead of the rates of
   * `currencies`.
   */
  automaticTax: z.boolean().default(false),
  creditTiers: z.array(creditTierSchema).min(1),
  currencies: z.array(catalogueCurrencySchema).min(1),
  extraPrices: extraPricesSchema,
  plans: z.array(planSchema),
  addons: z.array(addonSchema),
  models: z.array(modelPriceSchema),
  /** The platform's fee for an answer with the workspace's own model key, in units of credit. */
  ownKeyUnitsPerTurn: count.default(defaultOwnKeyUnits),
  /** The price of transcribing one minute of a voice note, in units of credit. */
  transcriptionUnitsPerMinute: count.default(defaultTranscriptionUnits),
  /** The credits that a workspace may owe for the paid month of an organisation's plan without having them. */
  renewalDebtCredits: count.default(defaultRenewalDebtCredits),
  /** The debt of a workspace, in credits, above which nothing more is lent for any of its organisations. */
  workspaceDebtCredits: count.default(defaultWorkspaceDebtCredits),
})
export type Catalogue = z.infer<typeof catalogueSchema>
