import { expect, it } from 'vitest'
import { formatCount } from './formats.ts'
import { formatCreditPrice, formatMoney, formatUsd } from './money.ts'

it('writes minor units as money of their currency', () => {
  expect(formatMoney(2794, 'eur')).toBe('€27.94')
  expect(formatMoney(2200, 'gbp', 'dropped')).toBe('£22')
  expect(formatMoney(2250, 'usd', 'dropped')).toBe('$22.50')
})

it('shows a cost with four decimals, and never more than there is', () => {
  expect(formatUsd(17_250, 1_000_000, 4)).toBe('$0.0017')
  expect(formatUsd(49_999_999, 1_000_000, 2)).toBe('$4.99')
  expect(formatUsd(50_000_000, 1_000_000, 2)).toBe('$5.00')
  expect(formatUsd(56_818_181, 1_000_000, 4)).toBe('$5.6818')
})

it('rounds up what was used, so that it makes the whole with what is left', () => {
  expect(formatUsd(6775, 1_000_000, 4, 'used')).toBe('$0.0007')
  expect(formatUsd(49_993_225, 1_000_000, 4)).toBe('$4.9993')
  expect(formatUsd(7000, 1_000_000, 4, 'used')).toBe('$0.0007')
  expect(formatUsd(0, 1_000_000, 4, 'used')).toBe('$0.0000')
})

it('shows the price of a credit with five decimals', () => {
  expect(formatCreditPrice(1_000_000, { currency: 'usd', rateHundredths: 100 })).toBe('$0.00100')
  expect(formatCreditPrice(1_000_000, { currency: 'eur', rateHundredths: 88 })).toBe('€0.00088')
})

it.each([0, -0])('gives nothing no sign: %d', (amount) => {
  expect(formatMoney(amount, 'eur')).toBe('€0.00')
  expect(formatMoney(amount, 'eur', 'dropped')).toBe('€0')
  expect(formatUsd(amount, 1_000_000, 4)).toBe('$0.0000')
  expect(formatCount(amount)).toBe('0')
})
