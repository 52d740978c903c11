import { describe, expect, it } from 'vitest'
import { nextBoundary, type Cadence } from './periods.ts'

const seconds = (text: string) => Date.parse(text) / 1000

describe('the periods of a subscription', () => {
  it.each<[string, Cadence, string, string]>([
    [
      '2031-01-31T10:00:00Z',
      { interval: 'month', interval_count: 1 },
      '2031-01-31T10:00:00Z',
      '2031-02-28T10:00:00Z',
    ],
    [
      '2031-01-31T10:00:00Z',
      { interval: 'month', interval_count: 1 },
      '2031-02-28T10:00:00Z',
      '2031-03-31T10:00:00Z',
    ],
    [
      '2031-11-30T10:00:00Z',
      { interval: 'month', interval_count: 3 },
      '2031-11-30T10:00:00Z',
      '2032-02-29T10:00:00Z',
    ],
    [
      '2032-02-29T10:00:00Z',
      { interval: 'year', interval_count: 1 },
      '2032-02-29T10:00:00Z',
      '2033-02-28T10:00:00Z',
    ],
    [
      '2032-02-29T10:00:00Z',
      { interval: 'year', interval_count: 1 },
      '2035-02-28T10:00:00Z',
      '2036-02-29T10:00:00Z',
    ],
    [
      '2031-03-29T23:30:00Z',
      { interval: 'week', interval_count: 2 },
      '2031-04-01T00:00:00Z',
      '2031-04-12T23:30:00Z',
    ],
    [
      '2031-03-29T23:30:00Z',
      { interval: 'day', interval_count: 1 },
      '2031-03-30T23:30:00Z',
      '2031-03-31T23:30:00Z',
    ],
  ])('continue from %s by %j, so that the boundary after %s is %s', (anchor, cadence, after, expected) => {
    expect(nextBoundary(seconds(anchor), seconds(after), cadence)).toBe(seconds(expected))
  })
})
