import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeFor, costWithin, factorLimits } from './clientTerms.ts'

const units = fc.nat(1_000_000_000_000)
const factor = fc.integer({ min: factorLimits.least, max: factorLimits.most })

describe('the factors of clients', () => {
  it('charge units no more than they pay for, and one unit more would exceed it', () => {
    fc.assert(
      fc.property(units, factor, (held, percent) => {
        const cost = costWithin(held, percent)
        expect(chargeFor(cost, percent)).toBeLessThanOrEqual(held)
        expect(chargeFor(cost + 1, percent)).toBeGreaterThan(held)
      }),
    )
  })

  it('charge at least the cost, and exactly the cost without a factor', () => {
    fc.assert(
      fc.property(units, factor, (cost, percent) => {
        expect(chargeFor(cost, percent)).toBeGreaterThanOrEqual(cost)
        expect(chargeFor(cost)).toBe(cost)
        expect(costWithin(cost)).toBe(cost)
      }),
    )
  })
})
