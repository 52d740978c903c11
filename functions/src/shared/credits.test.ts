import { expect, it } from 'vitest'
import { formatCredits, formatTaken } from './credits.ts'

it('shows units as credits, and never rounds up what is left', () => {
  expect(formatCredits(49_999_999)).toBe('4,999.9')
  expect(formatCredits(17_251, 4)).toBe('1.7251')
  expect(formatCredits(-15_000)).toBe('-1.5')
})

it.each([0, -0])('gives nothing no sign: %d', (units) => {
  expect(formatCredits(units, 4)).toBe('0.0000')
  expect(formatCredits(units, 0)).toBe('0')
  expect(formatTaken(units, 4)).toBe('0.0000')
})

it('shows what was taken away with a minus, unless too little is left of it to be shown', () => {
  expect(formatTaken(17_251, 4)).toBe('−1.7251')
  expect(formatTaken(999, 4)).toBe('−0.0999')
  expect(formatTaken(999)).toBe('0.0')
})
