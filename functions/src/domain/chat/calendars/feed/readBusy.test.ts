import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBusy } from './readBusy.ts'

const november = { start: Date.UTC(2026, 10, 1), end: Date.UTC(2026, 11, 1) }

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT')

function busy(text: string, zone = 'Europe/Berlin', within = november) {
  return readBusy(text, zone, within)?.map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(0, 16)).join('/'),
  )
}

const starts = (text: string) => busy(text)?.map((span) => span.slice(5, 16))

describe('the reader of calendars', () => {
  it('reads busy times in UTC, in a known zone and without one', () => {
    expect(busy(event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'))).toEqual([
      '2026-11-24T09:00/2026-11-24T10:00',
    ])
    expect(busy(event('DTSTART;TZID=America/New_York:20261124T090000', 'DURATION:PT1H30M'))).toEqual([
      '2026-11-24T14:00/2026-11-24T15:30',
    ])
    expect(busy(event('DTSTART:20261124T090000', 'DTEND:20261124T100000'))).toEqual([
      '2026-11-24T08:00/2026-11-24T09:00',
    ])
    expect(busy(event('DTSTART;VALUE=DATE:20261124'))).toEqual(['2026-11-23T23:00/2026-11-24T23:00'])
  })

  it('uses the zones that the file describes', () => {
    const zone = (kind: string, from: string, offset: string, rule: string) => [
      `BEGIN:${kind}`,
      `DTSTART:${from}`,
      `TZOFFSETTO:${offset}`,
      `RRULE:${rule}`,
      `END:${kind}`,
    ]
    const text = calendar(
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      ...zone('STANDARD', '16010101T030000', '+0100', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
      ...zone('DAYLIGHT', '16010101T020000', '+0200', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART;TZID="W. Europe Standard Time":20261124T090000',
      'DTEND;TZID="W. Europe Standard Time":20261124T100000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;TZID=W. Europe Standard Time:20260724T090000',
      'DURATION:PT1H',
      'END:VEVENT',
    )
    const year = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2027, 0, 1) }
    expect(busy(text, 'Asia/Tokyo', year)).toEqual([
      '2026-07-24T07:00/2026-07-24T08:00',
      '2026-11-24T08:00/2026-11-24T09:00',
    ])
  })

  it('reads recurring events without removed or moved occurrences', () => {
    const text = calendar(
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;TZID=Europe/Berlin:20251013T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Europe/Berlin:20261109T090000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261116T090000',
      'DTSTART;TZID=Europe/Berlin:20261117T150000',
      'DURATION:PT1H',
      'END:VEVENT',
    )
    expect(starts(text)).toEqual(['11-02T08:00', '11-17T14:00', '11-23T08:00', '11-30T08:00'])
  })

  it.each([
    ['FREQ=DAILY;INTERVAL=10', ['11-05', '11-15', '11-25']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', ['11-05', '11-17', '11-19']],
    ['FREQ=MONTHLY;BYDAY=-1FR', ['11-05', '11-27']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['11-05', '11-30']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['11-05', '11-30']],
    ['FREQ=YEARLY', ['11-05']],
    ['FREQ=DAILY;COUNT=3', ['11-05', '11-06', '11-07']],
    ['FREQ=DAILY;UNTIL=20261107T100000Z', ['11-05', '11-06', '11-07']],
  ])('follows %s', (rule, days) => {
    const text = event('DTSTART:20261105T100000Z', 'DURATION:PT1H', `RRULE:${rule}`)
    expect(starts(text)?.map((start) => start.slice(0, 5))).toEqual(days)
  })

  it('leaves out events that do not block time, and reads free/busy lists', () => {
    expect(busy(event('DTSTART:20261124T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'))).toEqual([])
    expect(busy(event('DTSTART:20261124T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'))).toEqual([])
    const list = calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261124T090000Z/PT1H,20261125T090000Z/20261125T',
      ' 100000Z',
      'FREEBUSY;FBTYPE=FREE:20261126T090000Z/PT1H',
      'END:VFREEBUSY',
    )
    expect(starts(list)).toEqual(['11-24T09:00', '11-25T09:00'])
  })

  it('tells a file without a calendar from an empty calendar', () => {
    expect(busy('<html>Sign in</html>')).toBeUndefined()
    expect(busy(calendar())).toEqual([])
  })

  it('refuses a file that needs years of days to be visited, also in its zones', () => {
    const rule = `RRULE:FREQ=MONTHLY;BYMONTHDAY=${'30,'.repeat(10_000)}31;BYSETPOS=${'1,'.repeat(10_000)}2`
    const old = ['BEGIN:VEVENT', 'DTSTART:19800101T000000Z', `${rule};COUNT=99999`, 'END:VEVENT']
    const times = (count: number) => calendar(...Array.from({ length: count }, () => old).flat())
    expect(busy(times(10))).toEqual([])
    expect(busy(times(20))).toBeUndefined()
    const changes = ['BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETTO:+0100', rule, 'END:STANDARD']
    const years = Array.from({ length: 100 }, (_, year) => [
      'BEGIN:VEVENT',
      `DTSTART;TZID=own:${1900 + year}0101T000000`,
      'RRULE:FREQ=DAILY;UNTIL=20000101',
      'END:VEVENT',
    ])
    const zone = ['BEGIN:VTIMEZONE', 'TZID:own', ...Array.from({ length: 20 }, () => changes).flat()]
    expect(busy(calendar(...zone, 'END:VTIMEZONE', ...years.flat()))).toBeUndefined()
  })

  it('refuses more excluded times than real calendars have', () => {
    const left = `EXDATE;TZID=Europe/Berlin:${'20261109T090000,'.repeat(60_000)}20261109T090000`
    const lines = ['DTSTART:20261105T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY']
    expect(busy(event(...lines, left.slice(0, 16_000)))).toBeDefined()
    const many = Array.from({ length: 2 }, () => left)
    expect(busy(event(...lines, ...many))).toBeUndefined()
  })

  it('reads hostile calendars within a bounded time', () => {
    const endless = event(
      'DTSTART:16010101T000000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=99999999',
    )
    expect(busy(endless)).toEqual([])
    const many = Array.from({ length: 501 }, () => [
      'BEGIN:VEVENT',
      'DTSTART:20261101T000000Z',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
    ])
    expect(busy(calendar(...many.flat()))).toBeUndefined()
    const zone = 'a'.repeat(900_000)
    expect(busy(event(`DTSTART;TZID=${zone}:20261124T090000`, 'DURATION:PT1H'))).toHaveLength(1)
    const names = ['BEGIN:VEVENT', 'END:VEVENT', 'DTSTART:', 'RRULE:FREQ=', 'DAILY', '20261124', '\n', ';=:"']
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...names), fc.string())), (pieces) => {
        expect(() => busy(calendar(pieces.join('')))).not.toThrow()
      }),
    )
  })
})
