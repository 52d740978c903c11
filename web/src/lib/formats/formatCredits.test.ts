import { describe, expect, it } from 'vitest'
import { formatAverage, formatCredits, formatTaken, formatUsage, formatUsed } from './formatCredits.ts'

describe('formatCredits', () => {
  it('shows units as credits, and never rounds up what is left', () => {
    expect(formatCredits(49_999_999)).toBe('4,999')
    expect(formatCredits(17_251, 4)).toBe('1.7251')
    expect(formatCredits(-15_000)).toBe('-2')
    expect(formatCredits(-15_000, 1)).toBe('-1.5')
  })

  it('never rounds down what was used', () => {
    expect(formatUsed(6775)).toBe('1')
    expect(formatUsed(7000, 1)).toBe('0.7')
    expect(formatUsed(0)).toBe('0')
  })

  it('rounds an average to the nearest step', () => {
    expect(formatAverage(2_150_000, 74, 1)).toBe('2.9')
    expect(formatAverage(2_960_000, 100, 1)).toBe('3.0')
  })

  it('shows used and remaining credit that add up to the total, for any units', () => {
    expect(formatUsage(6775, 49_993_225)).toEqual({ used: '1', total: '5,000' })
    const tenths = (shown: string) => Math.round(Number(shown.replaceAll(',', '')) * 10)
    let seed = 1
    const next = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max
    for (let round = 0; round < 2000; round++) {
      const used = next(70_000_000)
      const left = next(70_000_000) - 1_000_000
      const shown = formatUsage(used, left, 1)
      expect(tenths(shown.used) + tenths(formatCredits(left, 1))).toBe(tenths(shown.total))
      expect(Math.abs(tenths(shown.total) - (used + left) / 1000)).toBeLessThan(1)
    }
  })

  it.each([0, -0])('shows no sign for nothing: %d', (units) => {
    expect(formatCredits(units, 4)).toBe('0.0000')
    expect(formatCredits(units, 0)).toBe('0')
    expect(formatTaken(units, 4)).toBe('0.0000')
  })

  it('shows deducted credit with a minus, unless it is too little to be shown', () => {
    expect(formatTaken(17_251, 4)).toBe('−1.7251')
    expect(formatTaken(999, 4)).toBe('−0.0999')
    expect(formatTaken(999)).toBe('0')
  })
})
