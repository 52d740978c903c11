import { describe, expect, it } from 'vitest'
import { likeness } from './likeness.ts'

describe('how much of what was expected an answer says', () => {
  it.each([
    ['The guarantee is five years.', 'Our guarantee is five years long.', 0.75],
    ['The guarantee is five years.', 'five YEARS guarantee, the!', 1],
    ['The guarantee is five years.', 'I do not know.', 0],
    ['At 9', 'We open at 9 am', 1],
    ['', '', 1],
    ['', 'Something', 0],
    ['Ja', 'ja.', 1],
  ])('%j in %j is %d', (expected, answer, share) => {
    expect(likeness(expected, answer)).toBeCloseTo(share)
  })
})
