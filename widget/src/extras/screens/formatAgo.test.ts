import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@parley/functions/shared/durations'
import { formatAgo } from './formatAgo.ts'

const now = new Date(2026, 10, 23, 10).getTime()

describe('formatAgo', () => {
  it.each([
    ['1 minute ago', 0],
    ['59 minutes ago', 59.9 * minuteMs],
    ['3 hours ago', 3 * hourMs],
    ['yesterday', dayMs],
    ['6 days ago', 6.9 * dayMs],
    ['2 weeks ago', 20 * dayMs],
    ['last month', 31 * dayMs],
    ['2 years ago', 800 * dayMs],
  ])('formats an age as %s', (words, age) => {
    expect(formatAgo(now - age, now, 'en')).toBe(words)
  })

  it('formats no time in the future, whatever the visitor’s clock says', () => {
    expect(formatAgo(now + 5_000, now, 'en')).toBe('1 minute ago')
  })

  it('formats an age in other languages', () => {
    expect(formatAgo(now - 20 * dayMs, now, 'de')).toBe('vor 2 Wochen')
  })
})
