import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { currencyOf, planOf } from './payment.ts'
import {
  creditChoices,
  creditTierOf,
  isAtOnce,
  priceOfAddon,
  priceOfOrder,
  priceOfPlan,
  type PlanRoom,
  type PlanToPrice,
} from './planPrices.ts'

const room = (changes: Partial<PlanRoom> = {}): PlanRoom => ({
  agents: 2,
  workspaceSeats: 2,
  concurrentCalls: 10,
  phoneNumbers: 0,
  ...changes,
})
const plan = (changes: Partial<PlanToPrice> = {}): PlanToPrice => ({
  monthlyCredits: 20_000,
  room: room(),
  included: room(),
  features: [],
  freeFeatures: [],
  listed: {},
  ...changes,
})
const priced = (changes: Partial<PlanToPrice>, cycle: 'monthly' | 'yearly' = 'monthly') =>
  priceOfPlan(catalogueSeed, plan(changes), cycle)

const count = fc.integer({ min: 0, max: 200 })
const agents = fc.oneof(count, fc.constant('unlimited' as const))
const rooms: fc.Arbitrary<PlanRoom> = fc.record({
  agents,
  workspaceSeats: count,
  concurrentCalls: count,
  phoneNumbers: count,
})
const features = fc.subarray(['custom-branding', 'mini-whitelabel'] as const)
const plans: fc.Arbitrary<PlanToPrice> = fc.record({
  monthlyCredits: fc.integer({ min: 0, max: 5_000_000 }),
  room: rooms,
  included: rooms,
  features,
  freeFeatures: features,
  listed: fc.record(
    { monthly: fc.integer({ min: 0, max: 1_000_000 }), yearly: fc.integer({ min: 0, max: 10_000_000 }) },
    { requiredKeys: [] },
  ),
})

describe('the price of a plan', () => {
  it.each([
    ['credits alone, shown a dollar lower', {}, 'monthly', { amount: 2000, shown: 1900, tier: 'starter' }],
    ['a year of them, ten months', {}, 'yearly', { amount: 20_000, shown: 19_900, tier: 'starter' }],
    [
      'a listed month, as it is',
      { listed: { monthly: 4900 } },
      'monthly',
      { amount: 4900, shown: 4900, tier: 'starter' },
    ],
    [
      'a year of a listed month, rounded to dollars',
      { listed: { monthly: 4905 } },
      'yearly',
      { amount: 49_100, shown: 49_000, tier: 'starter' },
    ],
    [
      'a listed year',
      { listed: { yearly: 30_000 } },
      'yearly',
      { amount: 30_000, shown: 30_000, tier: 'starter' },
    ],
    [
      'three agents more',
      { room: room({ agents: 5 }) },
      'monthly',
      { amount: 3500, shown: 3400, tier: 'starter' },
    ],
    [
      '60 agents where unlimited ones are included',
      { room: room({ agents: 60 }), included: room({ agents: 'unlimited' }) },
      'monthly',
      { amount: 7000, shown: 6900, tier: 'starter' },
    ],
    [
      'unlimited agents',
      { room: room({ agents: 'unlimited' }) },
      'monthly',
      { amount: 11_900, shown: 11_800, tier: 'starter' },
    ],
    [
      'a seat, a line and a number',
      { room: room({ workspaceSeats: 3, concurrentCalls: 11, phoneNumbers: 1 }) },
      'monthly',
      { amount: 3800, shown: 3700, tier: 'starter' },
    ],
    [
      'custom branding: unlimited agents, and no charge for seats, lines or numbers',
      {
        features: ['custom-branding'],
        room: room({ workspaceSeats: 9, concurrentCalls: 99, phoneNumbers: 9 }),
      },
      'monthly',
      { amount: 16_900, shown: 16_800, tier: 'starter' },
    ],
    [
      'a small white label that is always free',
      { features: ['mini-whitelabel'], freeFeatures: ['mini-whitelabel'] },
      'monthly',
      { amount: 2000, shown: 1900, tier: 'starter' },
    ],
  ] as const)('%s', (_, changes, cycle, expected) => {
    expect(priced(changes as Partial<PlanToPrice>, cycle)).toEqual(expected)
  })

  it.each([
    [0, 'starter'],
    [50_000, 'starter'],
    [50_001, 'pro'],
    [500_000, 'pro'],
    [500_001, 'agency'],
  ])('puts %i credits in the tier %s', (credits, name) => {
    expect(creditTierOf(catalogueSeed, credits).name).toBe(name)
  })

  it('keeps prices whole, never shows more than is charged, and never charges less for more', () => {
    fc.assert(
      fc.property(
        plans,
        fc.constantFrom('monthly' as const, 'yearly' as const),
        fc.constantFrom('workspaceSeats' as const, 'concurrentCalls' as const, 'phoneNumbers' as const),
        (given, cycle, name) => {
          const price = priceOfPlan(catalogueSeed, given, cycle)
          expect(
            Number.isSafeInteger(price.amount) &&
              price.amount >= 0 &&
              price.shown >= 0 &&
              price.shown <= price.amount,
          ).toBe(true)
          expect(price.amount === price.shown || price.amount - price.shown <= 100).toBe(true)
          const more = priceOfPlan(
            catalogueSeed,
            { ...given, room: { ...given.room, [name]: given.room[name] + 1 } },
            cycle,
          )
          expect(more.amount).toBeGreaterThanOrEqual(price.amount)
          if (given.features.includes('custom-branding')) expect(more.amount).toBe(price.amount)
        },
      ),
    )
  })
})

describe('the price of an order', () => {
  const plan = 'pay_as_you_go'

  it.each([
    ['US', 'monthly', 10_000, 2000, 2000, 'starter'],
    ['DE', 'monthly', 10_000, 2200, 2200, 'starter'],
    ['GB', 'monthly', 10_000, 2000, 2000, 'starter'],
    ['US', 'yearly', 10_000, 20_000, 19_900, 'starter'],
    ['DE', 'yearly', 10_000, 22_000, 21_900, 'starter'],
    ['US', 'monthly', 25_000, 2500, 2400, 'starter'],
    ['DE', 'monthly', 25_000, 2200, 2100, 'starter'],
    ['GB', 'monthly', 25_000, 1875, 1775, 'starter'],
    ['GB', 'yearly', 25_000, 18_800, 18_700, 'starter'],
    ['US', 'monthly', 100_000, 10_000, 9900, 'pro'],
    ['DE', 'yearly', 100_000, 88_000, 87_900, 'pro'],
    ['US', 'monthly', 1_000_000, 100_000, 99_900, 'agency'],
  ] as const)(
    'is calculated in %s, %s, for %i credits a month',
    (country, cycle, monthlyCredits, amount, shown, tier) => {
      const currency = currencyOf(catalogueSeed, country)
      expect(priceOfOrder(catalogueSeed, currency, { plan, cycle, monthlyCredits })).toEqual({
        amount,
        shown,
        tier,
      })
    },
  )

  it('is the listed price of a year where the catalogue has one', () => {
    const listed = { usd: 18_000, eur: 20_000, gbp: 18_000 }
    const catalogue = {
      ...catalogueSeed,
      plans: catalogueSeed.plans.map((one) => ({ ...one, yearlyPrices: one.key === plan ? listed : null })),
    }
    const order = { plan, cycle: 'yearly', monthlyCredits: 10_000 } as const
    expect(priceOfOrder(catalogue, currencyOf(catalogue, 'FR'), order)).toMatchObject({
      amount: 20_000,
      shown: 20_000,
    })
  })

  it('adds extras at the prices of the add-ons that sell them', () => {
    const { extraPrices, addons } = catalogueSeed
    const sold = Object.fromEntries(addons.map((addon) => [addon.key, priceOfAddon(addon, 'usd', 'monthly')]))
    expect(sold).toMatchObject({
      'agent-seat': extraPrices.agent,
      'unlimited-agents': extraPrices.unlimitedAgents,
      'workspace-seat': extraPrices.workspaceSeat,
      'concurrent-call-line': extraPrices.concurrentCallLine,
      'twilio-phone-number': extraPrices.phoneNumber,
      'whitelabel-new': extraPrices['custom-branding'],
    })
  })
})

describe('the credits of a plan', () => {
  it('are no more a month than its limit', () => {
    const plan = planOf(catalogueSeed, 'pay_as_you_go')
    expect(creditChoices(plan)).toEqual([10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000])
    const limits = { ...plan.limits, maxMonthlyCredits: 100_000 }
    expect(creditChoices({ ...plan, limits })).toEqual([10_000, 50_000, 100_000])
    expect(creditChoices(planOf(catalogueSeed, 'free'))).toEqual([0])
  })

  it('cost more where there are more, and a year less than twelve months, in each currency', () => {
    const plan = planOf(catalogueSeed, 'pay_as_you_go')
    for (const currency of catalogueSeed.currencies) {
      const shown = (cycle: 'monthly' | 'yearly') =>
        creditChoices(plan).map(
          (monthlyCredits) =>
            priceOfOrder(catalogueSeed, currency, { plan: plan.key, cycle, monthlyCredits }).shown,
        )
      const [months, years] = [shown('monthly'), shown('yearly')]
      for (const prices of [months, years])
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      expect(years.every((year, index) => year < 12 * (months[index] ?? 0))).toBe(true)
      expect(new Set(months).size).toBe(months.length)
    }
  })
})

describe('a change of the plan', () => {
  const order = (cycle: 'monthly' | 'yearly', monthlyCredits: number) =>
    ({ plan: 'pay_as_you_go', cycle, monthlyCredits }) as const

  it.each([
    ['monthly', 10_000, 'monthly', 25_000, true],
    ['monthly', 25_000, 'monthly', 10_000, false],
    ['monthly', 10_000, 'yearly', 10_000, true],
    ['monthly', 25_000, 'yearly', 10_000, false],
    ['yearly', 10_000, 'yearly', 25_000, true],
    ['yearly', 10_000, 'monthly', 10_000, false],
    ['yearly', 10_000, 'monthly', 1_000_000, false],
  ] as const)('from %s with %i to %s with %i counts at once: %s', (from, had, to, wanted, expected) => {
    expect(isAtOnce(order(from, had), order(to, wanted))).toBe(expected)
  })
})
