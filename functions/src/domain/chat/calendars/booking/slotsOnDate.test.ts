import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../../shared/durations.ts'
import {
  minutesOf,
  weekdays,
  type OpenSpan,
  type OpeningHours,
} from '../../../../shared/tools/calendar/calendars.ts'
import { dateIn, daysLater, slotsOnDate } from './slotsOnDate.ts'

const closed: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const everyDay = (...spans: OpenSpan[]): OpeningHours =>
  Object.assign({ ...closed }, Object.fromEntries(weekdays.map((day) => [day, spans])))

function calendar(timeZone: string, hours: OpeningHours, slotMinutes = 30, bufferMinutes = 0) {
  return { timeZone, hours, daysOff: ['2026-12-24'], slotMinutes, bufferMinutes }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the clock time of a zone from an independent source. */
function clock(timeZone: string, at: number) {
  const expected =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, expected)
  const parts = expected.format(at)
  const [date = '', time = ''] = parts.split(', ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}

const timesOf = (zone: string, hours: OpeningHours, date: string, slot = 60) =>
  slotsOnDate(calendar(zone, hours, slot), date).map(({ start }) =>
    new Date(start).toISOString().slice(11, 16),
  )

const berlin = 'Europe/Berlin'
const night = everyDay({ from: '01:00', to: '04:00' })

describe('slotsOnDate', () => {
  it('follows the opening hours with the buffers between slots', () => {
    const hours = { ...closed, mon: [{ from: '09:00', to: '10:30' }] }
    const slots = slotsOnDate(calendar(berlin, hours, 30, 15), '2026-11-23')
    expect(slots.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / minuteMs])).toEqual([
      ['2026-11-23T08:00:00.000Z', 30],
      ['2026-11-23T08:45:00.000Z', 30],
    ])
    expect(slotsOnDate(calendar(berlin, hours), '2026-11-24')).toEqual([])
    expect(slotsOnDate(calendar(berlin, everyDay({ from: '09:00', to: '10:00' })), '2026-12-24')).toEqual([])
  })

  it('leaves out the hour that clocks skip, and has the repeated hour twice', () => {
    expect(timesOf(berlin, night, '2026-03-28')).toEqual(['00:00', '01:00', '02:00'])
    expect(timesOf(berlin, night, '2026-03-29')).toEqual(['00:00', '01:00'])
    expect(timesOf(berlin, night, '2026-10-25')).toEqual(['23:00', '00:00', '01:00', '02:00'])
    expect(timesOf(berlin, everyDay({ from: '02:00', to: '03:00' }), '2026-03-29')).toEqual([])
    const half = everyDay({ from: '02:30', to: '03:00' })
    expect(timesOf(berlin, half, '2026-10-25', 30)).toEqual(['00:30', '01:30'])
  })

  it('lets slots end at midnight with their span, also where clocks change at midnight', () => {
    const evening = everyDay({ from: '22:00', to: '00:00' })
    expect(timesOf('UTC', evening, '2026-11-23')).toEqual(['22:00', '23:00'])
    const morning = everyDay({ from: '00:00', to: '02:00' })
    expect(timesOf('Africa/Cairo', morning, '2026-04-24')).toEqual(['22:00'])
  })

  const quarter = fc.integer({ min: 0, max: 95 }).map((at) => at * 15)
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const span = fc
    .tuple(quarter, quarter)
    .filter(([from, to]) => from !== to)
    .map(([one, other]) => ({ from: time(Math.min(one, other)), to: time(Math.max(one, other)) }))
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
  const changeoverDays = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-04-05', '2027-09-05']
  const date = fc.oneof(
    fc.constantFrom(...changeoverDays),
    fc.integer({ min: 0, max: 3_650 }).map((days) => daysLater('2024-01-01', days)),
  )

  it('never returns slots that overlap or are outside the opening hours, in any zone and on any date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        date,
        span,
        fc.constantFrom(5, 15, 20, 45, 60, 90),
        fc.constantFrom(0, 5, 30),
        (timeZone, day, hours, slotMinutes, bufferMinutes) => {
          const slots = slotsOnDate(calendar(timeZone, everyDay(hours), slotMinutes, bufferMinutes), day)
          const { from, to } = minutesOf(hours)
          for (const [at, { start, end }] of slots.entries()) {
            expect(end - start).toBe(slotMinutes * minuteMs)
            const before = slots[at - 1]
            if (before) expect(start - before.end).toBeGreaterThanOrEqual(bufferMinutes * minuteMs)
            expect(dateIn(timeZone, start)).toBe(day)
            for (let within = start; within < end; within += 900_000) {
              const shown = clock(timeZone, within)
              expect(shown.date).toBe(day)
              expect(shown.minutes).toBeGreaterThanOrEqual(from)
              expect(shown.minutes).toBeLessThan(to)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('returns slots on every date with hours that are long enough', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), date, (timeZone, day) => {
        const slots = slotsOnDate(calendar(timeZone, everyDay({ from: '08:00', to: '18:00' })), day)
        expect(slots.length).toBeGreaterThanOrEqual(16)
      }),
      { numRuns: 100 },
    )
  })
})
