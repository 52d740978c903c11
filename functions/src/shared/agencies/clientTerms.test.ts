import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargeFor, costWithin, factorLimits } from './clientTerms.ts'

const units = fc.nat(1_000_000_000_000)
const factor = fc.integer({ min: factorLimits.least, max: factorLimits.most })

it('the cost that some units pay for never charges more than them, and one unit more would', () => {
  fc.assert(
    fc.property(units, factor, (held, percent) => {
      const cost = costWithin(held, percent)
      expect(chargeFor(cost, percent)).toBeLessThanOrEqual(held)
      expect(chargeFor(cost + 1, percent)).toBeGreaterThan(held)
    }),
  )
})

it('a charge is at least the cost, and without a factor it is the cost', () => {
  fc.assert(
    fc.property(units, factor, (cost, percent) => {
      expect(chargeFor(cost, percent)).toBeGreaterThanOrEqual(cost)
      expect(chargeFor(cost)).toBe(cost)
      expect(costWithin(cost)).toBe(cost)
    }),
  )
})
