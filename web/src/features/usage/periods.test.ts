import { describe, expect, it } from 'vitest'
import { daysOf, periodOf } from './periods.ts'

const at = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()
const noon = (year: number, month: number, date: number) => new Date(year, month - 1, date, 12).getTime()

describe('periodOf', () => {
  it('ends this month today and compares it with the same days of the month before', () => {
    expect(periodOf('thisMonth', noon(2026, 11, 21))).toEqual({
      from: at(2026, 11, 1),
      to: at(2026, 11, 22),
      before: { from: at(2026, 10, 1), to: at(2026, 10, 22) },
    })
  })

  it('never compares this month with its own days after a shorter month', () => {
    expect(periodOf('thisMonth', noon(2026, 3, 31)).before).toEqual({
      from: at(2026, 2, 1),
      to: at(2026, 3, 1),
    })
  })

  it('returns the whole last month, also across the turn of the year', () => {
    expect(periodOf('lastMonth', noon(2027, 1, 5))).toEqual({
      from: at(2026, 12, 1),
      to: at(2027, 1, 1),
      before: { from: at(2026, 11, 1), to: at(2026, 12, 1) },
    })
  })

  it('returns thirty days including today', () => {
    const period = periodOf('thirtyDays', noon(2026, 11, 21))
    expect(daysOf(period)).toHaveLength(30)
    expect(daysOf(period.before)).toHaveLength(30)
    expect(daysOf(period).at(-1)).toBe(at(2026, 11, 21))
    expect(period.before.to).toBe(period.from)
  })
})
