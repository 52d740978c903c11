import { describe, expect, it } from 'vitest'
import { lastingDays } from './lastingDays.ts'

describe('lastingDays', () => {
  it('calculates the days from the average since the first use, without today', () => {
    expect(lastingDays(1000, [0, 0, 20, 0, 40, 0, 500])).toBe(66)
  })

  it('returns nothing after too short a time, or without any use', () => {
    expect(lastingDays(1000, [0, 0, 0, 10, 10, 10])).toBeUndefined()
    expect(lastingDays(1000, [0, 0, 0, 0])).toBeUndefined()
    expect(lastingDays(1000, [])).toBeUndefined()
  })

  it('does not count beyond a year', () => {
    expect(lastingDays(1_000_000, [1, 1, 1, 1, 0])).toBe('long')
    expect(lastingDays(0, [5, 5, 5, 5, 0])).toBe(0)
  })
})
