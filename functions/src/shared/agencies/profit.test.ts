import { expect, it } from 'vitest'
import { costOf, marginOf } from './profit.ts'

const unit = 10_000

it('credit that returns to the agency is no cost, and so a part of its margin', () => {
  const use = { used: 150 * unit, price: 600_000 }
  expect([costOf(use), marginOf(use)]).toEqual([150_000, 450_000])
  const charged = { ...use, markup: 50 * unit }
  expect([costOf(charged), marginOf(charged)]).toEqual([100_000, 500_000])
})

it('use that the agency has paid is a cost without a price', () => {
  expect(marginOf({ used: 20 * unit, price: 0 })).toBe(-20_000)
})
