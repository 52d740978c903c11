import { describe, expect, it } from 'vitest'
import { isOfTheseDays } from './chooseWorld.mjs'

const end = Date.UTC(2026, 10, 23, 4)
const hour = 3_600_000

describe('isOfTheseDays', () => {
  it('shows a world for two days after its end, and no world without an end', () => {
    expect(isOfTheseDays(end, end + 47 * hour)).toBe(true)
    expect(isOfTheseDays(end, end + 48 * hour)).toBe(false)
    expect(isOfTheseDays(undefined, end)).toBe(false)
  })
})
