import type { BillingCycle, Catalogue, CreditTier } from './catalogue.ts'
import { roundHalfUp } from './payment.ts'

const monthsOf = { monthly: 1, yearly: 10 } as const satisfies Record<BillingCycle, number>
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

type BrandingFeature = 'custom-branding' | 'mini-whitelabel'

export interface PlanToPrice {
  monthlyCredits: number
  room: PlanRoom
  included: PlanRoom
  features: BrandingFeature[]
  /** Features that cost nothing in this plan. */
  freeFeatures: BrandingFeature[]
  /** Fixed prices, in US cents for the whole cycle. */
  listed: Partial<Record<BillingCycle, number>>
}

export interface PlanPrice {
  /** US cents for the whole cycle. */
  amount: number
  /** The displayed price: one dollar less where no fixed price exists. */
  shown: number
  tier: CreditTier['name']
}

/** Returns the price of a plan for a whole billing cycle, including additional agents and seats. */
export function priceOfPlan(catalogue: Catalogue, plan: PlanToPrice, cycle: BillingCycle): PlanPrice {
  const { name: tier, nanoUsdPerCredit } = creditTierOf(catalogue, plan.monthlyCredits)
  const listed = plan.listed[cycle]
  const month = plan.listed.monthly ?? roundHalfUp(plan.monthlyCredits * nanoUsdPerCredit, nanoUsdPerCent)
  const base = listed ?? (cycle === 'yearly' ? wholeDollars(10 * month) : month)
  const amount = base + extrasOf(catalogue, plan) * monthsOf[cycle]
  return { amount, shown: listed === undefined ? Math.max(0, amount - 100) : amount, tier }
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

function wholeDollars(cents: number): number {
  return roundHalfUp(cents, 100) * 100
}
