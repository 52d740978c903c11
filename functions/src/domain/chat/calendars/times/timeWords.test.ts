import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../../../shared/durations.ts'
import { spreadSlots } from '../booking/freeSlots.ts'
import { readTime, timeIn, timeInWords } from './timeWords.ts'

const berlin = 'Europe/Berlin'
const nine = Date.UTC(2026, 10, 24, 8)

describe('the module of times', () => {
  it('formats a time on the clocks of a zone, and parses it again', () => {
    expect(timeIn(berlin, nine)).toBe('2026-11-24T09:00+01:00')
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const minutes = fc.integer({ min: 28_000_000, max: 32_000_000 })
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        expect(readTime(timeIn(zone, minute * minuteMs), 'Asia/Tokyo')).toBe(minute * minuteMs)
      }),
    )
  })

  it.each([
    ['2026-11-24T09:00', nine],
    ['2026-11-24 09:00:00', nine],
    ['2026-11-24T08:00Z', nine],
    ['2026-11-24T03:00-0500', nine],
    ['tomorrow at nine', undefined],
    ['2026-13-41T09:00', undefined],
  ])('parses a time written as %s', (text, at) => expect(readTime(text, berlin)).toBe(at))

  it("shows a time with its zone, in the reader's language", () => {
    expect(timeInWords(nine, 'de', berlin)).toBe('Dienstag, 24. November 2026 um 09:00 (Europe/Berlin)')
    expect(timeInWords(nine, 'en', 'America/New_York')).toMatch(/^Tuesday, .* 3:00.AM \(America\/New_York\)$/)
  })
})

describe('spreadSlots', () => {
  it('offers some of many times on each day', () => {
    const slots = Array.from({ length: 96 }, (_, at) => ({
      start: nine + at * hourMs,
      end: nine + (at + 1) * hourMs,
    }))
    const some = spreadSlots(slots, berlin, 20)
    expect(some.length).toBeLessThanOrEqual(20)
    const days = new Set(some.map(({ start }) => timeIn(berlin, start).slice(0, 10)))
    expect(days.size).toBe(5)
    expect(spreadSlots(slots.slice(0, 3), berlin, 20)).toHaveLength(3)
  })
})
