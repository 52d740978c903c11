import { describe, expect, it } from 'vitest'
import { daysOf, periodOf } from './periods.ts'

const at = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()
const noon = (year: number, month: number, date: number) => new Date(year, month - 1, date, 12).getTime()

describe('a period', () => {
  it('of this month ends today, and is compared with as many days of the month before', () => {
    expect(periodOf('thisMonth', noon(2026, 11, 21))).toEqual({
      from: at(2026, 11, 1),
      to: at(2026, 11, 22),
      before: { from: at(2026, 10, 1), to: at(2026, 10, 22) },
    })
  })

  it('is never compared with days of its own, however short the month before was', () => {
    expect(periodOf('thisMonth', noon(2026, 3, 31)).before).toEqual({
      from: at(2026, 2, 1),
      to: at(2026, 3, 1),
    })
  })

  it('of last month is all of it, also over the turn of the year', () => {
    expect(periodOf('lastMonth', noon(2027, 1, 5))).toEqual({
      from: at(2026, 12, 1),
      to: at(2027, 1, 1),
      before: { from: at(2026, 11, 1), to: at(2026, 12, 1) },
    })
  })

  it('of thirty days has thirty of them, today included', () => {
    const period = periodOf('thirtyDays', noon(2026, 11, 21))
    expect(daysOf(period)).toHaveLength(30)
    expect(daysOf(period.before)).toHaveLength(30)
    expect(daysOf(period).at(-1)).toBe(at(2026, 11, 21))
    expect(period.before.to).toBe(period.from)
  })
})
