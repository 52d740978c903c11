import { describe, expect, it } from 'vitest'
import { clockIn, timeOfClock } from './localClock.ts'

describe('timeOfClock', () => {
  it.each([
    ['Europe/Berlin', '2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
    ['America/New_York', '2026-12-01T08:00', '2026-12-01T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-01T08:00', '2026-12-01T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-01T00:00', '2026-11-30T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-01T00:00', '2026-12-01T11:00:00.000Z'],
  ])('returns when the clocks of %s show %s', (zone, clock, time) => {
    expect(new Date(timeOfClock(zone, clock)).toISOString()).toBe(time)
    expect(clockIn(zone, timeOfClock(zone, clock))).toBe(clock)
  })

  it('returns the end of a gap for a time that the clocks skip', () => {
    expect(new Date(timeOfClock('Europe/Berlin', '2026-03-29T02:30')).toISOString()).toBe(
      '2026-03-29T01:00:00.000Z',
    )
  })
})
