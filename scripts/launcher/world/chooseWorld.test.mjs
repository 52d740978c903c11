import { describe, expect, it } from 'vitest'
import { isRecent } from './chooseWorld.mjs'

const end = Date.UTC(2026, 10, 23, 4)
const hour = 3_600_000

describe('isRecent', () => {
  it('shows a world for two days after its end, and no world without an end', () => {
    expect(isRecent(end, end + 47 * hour)).toBe(true)
    expect(isRecent(end, end + 48 * hour)).toBe(false)
    expect(isRecent(undefined, end)).toBe(false)
  })
})
