import type {
  Addon,
  BillingCycle,
  Catalogue,
  CreditTier,
  Currency,
  CatalogueCurrency,
  Plan,
  PlanKey,
} from './catalogue.ts'
import type { Subscription } from './billing.ts'
import { planOf, roundHalfUp } from './payment.ts'

/** The months that a cycle costs. */
const monthsOf = { monthly: 1, yearly: 10 } as const satisfies Record<BillingCycle, number>
/** The months of credit that a cycle brings. */
export const monthsIn = { monthly: 1, yearly: 12 } as const satisfies Record<BillingCycle, number>
/** The number of agents that "unlimited" counts as in a plan that includes it. */
const unlimitedCountsAs = 50
const nanoUsdPerCent = 10_000_000

/** The quantities of a plan, or those that it includes without a charge. */
export interface PlanRoom {
  agents: number | 'unlimited'
  workspaceSeats: number
  concurrentCalls: number
  phoneNumbers: number
}

const noRoom: PlanRoom = { agents: 0, workspaceSeats: 0, concurrentCalls: 0, phoneNumbers: 0 }

type BrandingFeature = 'custom-branding' | 'mini-whitelabel'

export interface PlanToPrice {
  monthlyCredits: number
  room: PlanRoom
  included: PlanRoom
  features: BrandingFeature[]
  /** Features that cost nothing in this plan. */
  freeFeatures: BrandingFeature[]
  /** Fixed prices, in minor units for the whole cycle. */
  listed: Partial<Record<BillingCycle, number>>
}

export interface PlanPrice {
  /** Minor units for the whole cycle. */
  amount: number
  /** The displayed price: one unit of the currency less where no fixed price exists. */
  shown: number
  tier: CreditTier['name']
}

/** A plan as it is bought: its cycle, and its credits a month. */
export interface PlanOrder {
  plan: PlanKey
  cycle: BillingCycle
  monthlyCredits: number
}

/**
 * Returns the price of a plan for a whole billing cycle, including additional agents and seats. The rate is
 * that of the currency; listed prices and those of extras are in the currency already.
 */
export function priceOfPlan(
  catalogue: Catalogue,
  plan: PlanToPrice,
  cycle: BillingCycle,
  rateHundredths = 100,
): PlanPrice {
  const { name: tier, nanoUsdPerCredit } = creditTierOf(catalogue, plan.monthlyCredits)
  const listed = plan.listed[cycle]
  const month = plan.listed.monthly ?? minorUnitsOf(plan.monthlyCredits, nanoUsdPerCredit, rateHundredths)
  const base = listed ?? (cycle === 'yearly' ? wholeUnits(monthsOf.yearly * month) : month)
  const amount = base + extrasOf(catalogue, plan) * monthsOf[cycle]
  return { amount, shown: listed === undefined ? Math.max(0, amount - 100) : amount, tier }
}

/**
 * Returns the price of a plan without extras in a currency. The payer pays the shown price: a lower one is
 * never displayed than is charged.
 */
export function priceOfOrder(
  catalogue: Catalogue,
  { currency, rateHundredths }: Pick<CatalogueCurrency, 'currency' | 'rateHundredths'>,
  { plan: key, cycle, monthlyCredits }: PlanOrder,
): PlanPrice {
  const plan = planOf(catalogue, key)
  const isOwn = monthlyCredits === plan.monthlyCredits
  const listed: PlanToPrice['listed'] = {
    ...(isOwn && plan.prices && { monthly: plan.prices[currency] }),
    ...(isOwn && plan.yearlyPrices && { yearly: plan.yearlyPrices[currency] }),
  }
  const order = { monthlyCredits, room: noRoom, included: noRoom, features: [], freeFeatures: [], listed }
  return priceOfPlan(catalogue, order, cycle, rateHundredths)
}

/** Returns the price of one add-on for a whole cycle. */
export function priceOfAddon(
  { prices }: Pick<Addon, 'prices'>,
  currency: Currency,
  cycle: BillingCycle,
): number {
  return prices[currency] * monthsOf[cycle]
}

/** Returns the numbers of credits a month that a plan can be bought with, in ascending order. */
export function creditChoices({ monthlyCredits, creditSteps, limits }: Plan): number[] {
  const steps = creditSteps.filter((credits) => credits <= limits.maxMonthlyCredits)
  return [...new Set([monthlyCredits, ...steps])].toSorted((one, other) => one - other)
}

/** Returns a subscription's plan, cycle and credits. */
export function orderOf(
  catalogue: Pick<Catalogue, 'plans'>,
  { plan, cycle, monthlyCredits }: Pick<Subscription, 'plan' | 'cycle' | 'monthlyCredits'>,
): PlanOrder {
  return { plan, cycle, monthlyCredits: monthlyCredits || planOf(catalogue, plan).monthlyCredits }
}

/**
 * Returns whether a change of cycle or credits counts at once. A smaller plan, and a month instead of a year,
 * begin when the paid time is over: its credit may be spent already.
 */
export function isAtOnce(now: PlanOrder, wanted: PlanOrder): boolean {
  const isShorter = now.cycle === 'yearly' && wanted.cycle === 'monthly'
  return !isShorter && wanted.monthlyCredits >= now.monthlyCredits
}

/** Returns the price tier of a number of credits a month. */
export function creditTierOf({ creditTiers }: Catalogue, monthlyCredits: number): CreditTier {
  const tier = creditTiers.find(({ upTo }) => upTo === null || monthlyCredits <= upTo) ?? creditTiers.at(-1)
  if (!tier) throw new Error('The catalogue has no credit tiers')
  return tier
}

/**
 * Returns the price of a month's extras: agents, seats, lines and numbers beyond the included ones, and
 * branding.
 */
function extrasOf(
  { extraPrices }: Catalogue,
  { room, included, features, freeFeatures }: PlanToPrice,
): number {
  const isBranded = features.includes('custom-branding')
  const branding = features
    .filter((feature) => !freeFeatures.includes(feature))
    .reduce((sum, feature) => sum + extraPrices[feature], 0)
  const beyond = (name: 'workspaceSeats' | 'concurrentCalls' | 'phoneNumbers') =>
    isBranded ? 0 : Math.max(0, room[name] - included[name])
  return (
    branding +
    agentsPrice(isBranded ? 'unlimited' : room.agents, included.agents, extraPrices) +
    beyond('workspaceSeats') * extraPrices.workspaceSeat +
    beyond('concurrentCalls') * extraPrices.concurrentCallLine +
    beyond('phoneNumbers') * extraPrices.phoneNumber
  )
}

function agentsPrice(
  agents: PlanRoom['agents'],
  included: PlanRoom['agents'],
  prices: Catalogue['extraPrices'],
): number {
  if (agents === 'unlimited') return prices.unlimitedAgents
  return Math.max(0, agents - (included === 'unlimited' ? unlimitedCountsAs : included)) * prices.agent
}

/** Returns the price of credits in minor units, halves up. BigInt, because the product exceeds the safe integers. */
function minorUnitsOf(credits: number, nanoUsdPerCredit: number, rateHundredths: number): number {
  const nano = BigInt(credits) * BigInt(nanoUsdPerCredit) * BigInt(rateHundredths)
  const divisor = BigInt(nanoUsdPerCent) * 100n
  return Number((2n * nano + divisor) / (2n * divisor))
}

function wholeUnits(minor: number): number {
  return roundHalfUp(minor, 100) * 100
}
