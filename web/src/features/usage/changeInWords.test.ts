import { describe, expect, it } from 'vitest'
import { changeInWords } from './changeInWords.ts'

describe('changeInWords', () => {
  it.each([
    [136, 100, 'thisMonth', '36% more than last month by this day'],
    [64, 100, 'lastMonth', '36% less than the month before'],
    [103, 100, 'thirtyDays', 'About the same as in the 30 days before'],
    [97, 100, 'lastMonth', 'About the same as the month before'],
    [1200, 100, 'lastMonth', '12 times as much as the month before'],
    [0, 100, 'lastMonth', '100% less than the month before'],
    [5, 0, 'thisMonth', 'Nothing in the previous period'],
  ] as const)('compares %d with %d in %s: %s', (now, before, period, words) => {
    expect(changeInWords(now, before, period)).toBe(words)
  })
})
