import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { creditTierOf, priceOfPlan, type PlanRoom, type PlanToPrice } from './planPrices.ts'

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
