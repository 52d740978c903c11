import { describe, expect, it } from 'vitest'
import { dayMs } from '../../../shared/durations.ts'
import { dayOf, isOverLimit, mailReputationSchema, pastDays, recentCounts } from './mailReputation.ts'

const now = 20_000 * dayMs + 5_000
const counts = (sent: number, bounced: number, complained = 0) => ({ sent, bounced, complained })

describe("the limit that stops an agency's notices", () => {
  it.each([
    ['nothing sent', counts(0, 0), false],
    ['half of a few emails', counts(49, 25), false],
    ['5 % of 60', counts(60, 3), false],
    ['more than 5 % of 50', counts(50, 3), true],
    ['two complaints', counts(3, 0, 2), false],
    ['three complaints', counts(3, 0, 3), true],
  ])('is right where %s', (_name, given, isOver) => expect(isOverLimit(given, false)).toBe(isOver))

  it('ends only when the share itself is better, however few emails are left', () => {
    expect(isOverLimit(counts(49, 3), true)).toBe(true)
    expect(isOverLimit(counts(49, 2), true)).toBe(false)
    expect(isOverLimit(counts(0, 0), true)).toBe(false)
    expect(isOverLimit(counts(100, 0, 3), true)).toBe(true)
  })
})

describe("the reputation of an agency's emails", () => {
  it('counts seven days, including today', () => {
    const of = (ago: number) => dayOf(now - ago * dayMs)
    const measured = mailReputationSchema.parse({
      days: { [of(0)]: { sent: 1 }, [of(6)]: { sent: 2, bounced: 1 }, [of(7)]: { sent: 4, complained: 9 } },
    })
    expect(recentCounts(measured, now)).toEqual(counts(3, 1))
    expect(pastDays(measured, now)).toEqual([of(7)])
  })
})
