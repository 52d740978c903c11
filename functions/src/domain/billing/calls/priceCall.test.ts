import { describe, expect, it } from 'vitest'
import { affordableSeconds, costOfCalls, priceCall } from './priceCall.ts'

describe('the price of a call', () => {
  it.each([
    [0, 0],
    [1, 10_000_000],
    [0.1037, 1_037_000],
    [0.1 + 0.2, 3_000_000],
    [0.00000001, 1],
    [0.0000001, 1],
    [0.00000011, 2],
    [12.3456789, 123_456_789],
  ])('converts $%d to %i units', (dollars, units) => {
    expect(priceCall(dollars)).toBe(units)
  })

  it('limits its length by the credit', () => {
    expect([0, 62_499, 62_500, 3_750_000, 1e12].map(affordableSeconds)).toEqual([0, 0, 1, 60, 600])
    expect([costOfCalls.least, costOfCalls.wanted].map(affordableSeconds)).toEqual([30, 600])
  })
})
