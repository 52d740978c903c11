import { describe, expect, it } from 'vitest'
import { creditLevel } from './creditLevel.ts'

describe('creditLevel', () => {
  it.each([
    [0, 0, 0],
    [100, 100, 0],
    [20, 100, 0],
    [19, 100, 1],
    [5, 100, 1],
    [4, 100, 2],
    [0, 100, 2],
  ])('takes %i of %i for level %i', (left, high, level) => {
    expect(creditLevel(left, high)).toBe(level)
  })
})
