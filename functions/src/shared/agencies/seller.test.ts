import { describe, expect, it } from 'vitest'
import { creditsFor, defaultExtraMicros, feeOf, finalPriceMicros, priceOfCredits } from './seller.ts'

describe('the price of credit for clients', () => {
  it('is the price of the platform and the addition of the agency', () => {
    expect(finalPriceMicros(defaultExtraMicros)).toBe(4_000)
    expect(priceOfCredits(5_000, defaultExtraMicros)).toBe(2_000)
    expect(creditsFor(1_000, defaultExtraMicros)).toBe(2_500)
  })

  it('is rounded up to a cent, and its credits down to whole ones', () => {
    expect(priceOfCredits(1_000, 10)).toBe(101)
    expect(priceOfCredits(1_500, 10)).toBe(152)
    expect(creditsFor(1_000, 2_010)).toBe(3_322)
  })

  it('includes five percent for the platform, rounded down', () => {
    expect([feeOf(1_000), feeOf(199), feeOf(19)]).toEqual([50, 9, 0])
  })
})
