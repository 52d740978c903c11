import { describe, expect, it } from 'vitest'
import { formatDay } from './formatDay.ts'

const now = new Date(2026, 10, 23, 10).getTime()
const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime()

describe('a day between messages', () => {
  it.each([
    ['today', at(2026, 10, 23, 0)],
    ['yesterday', at(2026, 10, 22, 23)],
    ['Saturday, November 21', at(2026, 10, 21, 9)],
    ['Wednesday, December 31, 2025', at(2025, 11, 31, 9)],
  ])('formats the day as %s', (name, moment) => {
    expect(formatDay(moment, now, 'en')).toBe(name)
  })

  it('formats a day in other languages', () => {
    expect(formatDay(at(2026, 10, 22, 9), now, 'de')).toBe('gestern')
  })
})
