import { describe, expect, it } from 'vitest'
import { costOf, marginOf } from './profit.ts'

const unit = 10_000

describe('the margin of an agency', () => {
  it('includes credit that returns to it', () => {
    const use = { used: 150 * unit, price: 600_000 }
    expect([costOf(use), marginOf(use)]).toEqual([150_000, 450_000])
    const charged = { ...use, markup: 50 * unit }
    expect([costOf(charged), marginOf(charged)]).toEqual([100_000, 500_000])
  })

  it('has a cost without a price for use that the agency has paid', () => {
    expect(marginOf({ used: 20 * unit, price: 0 })).toBe(-20_000)
  })
})
