import { describe, expect, it } from 'vitest'
import { likeness } from './likeness.ts'

describe('how much of what was expected an answer says', () => {
  it.each([
    ['The guarantee is five years.', 'Our guarantee is five years long.', 0.75],
    ['The guarantee is five years.', 'five YEARS guarantee, the!', 1],
    ['The guarantee is five years.', 'The guarantee is 5 years.', 1],
    ['The guarantee is five years.', 'The guarantee is two years.', 0],
    ['The guarantee is 5 years.', 'The guarantee is 2 years.', 0],
    ['The guarantee is five years.', 'The guarantee is not five years.', 0],
    ['The guarantee is five years.', 'I do not know.', 0],
    ['It costs 1,000.00 euros.', 'It costs 1000 euros.', 1],
    ['It costs 49.90 euros.', 'It costs 49.50 euros.', 0],
    ['At 9', 'We open at 9 am', 1],
    ['We deliver on Sundays.', 'We don’t deliver on Sundays.', 0],
    ['We do not deliver on Sundays.', 'We deliver on Sundays.', 0],
    ['We do not deliver on Sundays.', 'No, we never deliver on Sundays.', 0.67],
    ['Yes, we deliver on Sundays.', 'No, we deliver on Sundays.', 0],
    ['Yes, we deliver on Sundays.', 'Yes, we deliver on Sundays, but not abroad.', 1],
    ['Wir liefern sonntags.', 'Wir liefern sonntags nicht.', 0],
    ['', '', 1],
    ['', 'Something', 0],
    ['Ja', 'ja.', 1],
  ])('%j in %j is %d', (expected, answer, share) => {
    expect(likeness(expected, answer)).toBeCloseTo(share, 2)
  })
})
