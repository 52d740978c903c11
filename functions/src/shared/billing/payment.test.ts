import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueSchema, currencies } from './catalogue.ts'
import { catalogueSeed } from './catalogueSeed.ts'
import { currencyOf, totalOf, unitsFor, type Discount } from './payment.ts'
import { subscriptionLines } from './subscriptionLines.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 })
const anyCurrency = fc.constantFrom(...catalogueSeed.currencies)
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    name: fc.string(),
    percentOff: fc.integer({ min: 0, max: 100 }),
    amountOff: fc.constant(null),
    duration: fc.constantFrom('forever', 'once'),
  }),
  fc.record({
    name: fc.string(),
    percentOff: fc.constant(null),
    amountOff: amount,
    duration: fc.constantFrom('forever', 'once'),
  }),
)
const lines = fc.array(fc.record({ label: fc.string(), quantity: fc.integer({ min: 1, max: 10 }), amount }), {
  maxLength: 6,
})

describe('the catalogue', () => {
  it('parses the seed, whose newest change has its version', () => {
    expect(catalogueSchema.parse(catalogueSeed)).toEqual(catalogueSeed)
    expect(catalogueSeed.changes.at(-1)?.version).toBe(catalogueSeed.version)
  })

  it.each([
    ['DE', 'eur', 2700],
    ['fr', 'eur', 2700],
    ['GB', 'gbp', 3500],
    ['UK', 'gbp', 3500],
    ['US', 'usd', 0],
    ['CH', 'usd', 0],
    ['', 'usd', 0],
  ])('charges %s in %s', (country, currency, tax) => {
    expect(currencyOf(catalogueSeed, country)).toMatchObject({ currency, taxBasisPoints: tax })
  })

  it('knows 27 countries of the European Union', () => {
    expect(new Set(catalogueSeed.currencies[0]?.countries).size).toBe(27)
  })
})

describe('the amount to pay', () => {
  it('charges a plan with its add-ons, less the discount, with tax on the rest', () => {
    const eur = currencyOf(catalogueSeed, 'AT')
    const paid = totalOf(
      subscriptionLines(
        catalogueSeed,
        eur,
        { plan: 'pay_as_you_go', cycle: 'monthly', monthlyCredits: 10_000 },
        { 'workspace-seat': 2, 'whitelabel-new': 1 },
      ),
      eur,
      { name: 'Spring', percentOff: 50, amountOff: null, duration: 'once' },
    )
    expect(paid).toEqual({
      currency: 'eur',
      subtotal: 9200,
      discount: 4600,
      tax: 1242,
      taxName: 'EU tax',
      total: 5842,
      lines: [
        { label: 'Pay as you go', quantity: 1, amount: 2200 },
        { label: 'White label', quantity: 1, amount: 5000 },
        { label: 'Workspace seat', quantity: 2, amount: 2000 },
      ],
    })
  })

  it('charges ten months for a year of a plan and of its add-ons', () => {
    const usd = currencyOf(catalogueSeed, 'US')
    const order = { plan: 'pay_as_you_go', cycle: 'yearly', monthlyCredits: 10_000 } as const
    expect(subscriptionLines(catalogueSeed, usd, order, { 'agent-seat': 2, 'unlimited-agents': 1 })).toEqual([
      { label: 'Pay as you go', quantity: 1, amount: 19_900 },
      { label: 'Agent seat', quantity: 2, amount: 10_000 },
      { label: 'Unlimited agents', quantity: 1, amount: 99_000 },
    ])
  })

  it('adds up the lines in whole minor units and is never negative', () => {
    fc.assert(
      fc.property(lines, anyCurrency, fc.option(discount, { nil: undefined }), (given, currency, off) => {
        const paid = totalOf(given, currency, off)
        for (const value of [paid.subtotal, paid.discount, paid.tax, paid.total])
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect(paid.total).toBe(paid.subtotal - paid.discount + paid.tax)
        expect(paid.discount).toBeLessThanOrEqual(paid.subtotal)
        // Rounding changes an amount by at most half a minor unit.
        expect(
          Math.abs(paid.tax * 10_000 - (paid.subtotal - paid.discount) * currency.taxBasisPoints),
        ).toBeLessThanOrEqual(5_000)
      }),
    )
  })
})

describe('the conversion of money to credit', () => {
  it('gives a thousand credits a dollar, and more for a euro', () => {
    const [eur, gbp, usd] = [
      currencyOf(catalogueSeed, 'DE'),
      currencyOf(catalogueSeed, 'GB'),
      currencyOf(catalogueSeed, 'US'),
    ]
    expect([
      unitsFor(catalogueSeed, usd, 500),
      unitsFor(catalogueSeed, eur, 500),
      unitsFor(catalogueSeed, gbp, 500),
    ]).toEqual([50_000_000, 56_818_181, 66_666_666])
    expect(currencies.length).toBe(3)
  })

  it('never gives more credit than was paid for, however the amount is split', () => {
    fc.assert(
      fc.property(anyCurrency, fc.array(amount, { maxLength: 8 }), (currency, parts) => {
        const undivided = unitsFor(
          catalogueSeed,
          currency,
          parts.reduce((sum, part) => sum + part, 0),
        )
        const split = parts.reduce((sum, part) => sum + unitsFor(catalogueSeed, currency, part), 0)
        expect(split).toBeLessThanOrEqual(undivided)
        expect(undivided - split).toBeLessThanOrEqual(parts.length)
      }),
    )
  })
})
