import { describe, expect, it } from 'vitest'
import { formatAgo } from './formatAgo.ts'

const now = new Date(2026, 10, 23, 10).getTime()

describe('formatAgo', () => {
  it.each([
    ['1 minute ago', 0],
    ['59 minutes ago', 59.9 * 60_000],
    ['3 hours ago', 3 * 3_600_000],
    ['yesterday', 86_400_000],
    ['6 days ago', 6.9 * 86_400_000],
    ['2 weeks ago', 20 * 86_400_000],
    ['last month', 31 * 86_400_000],
    ['2 years ago', 800 * 86_400_000],
  ])('formats an age as %s', (words, age) => {
    expect(formatAgo(now - age, now, 'en')).toBe(words)
  })

  it('formats no time in the future, whatever the visitor’s clock says', () => {
    expect(formatAgo(now + 5_000, now, 'en')).toBe('1 minute ago')
  })

  it('formats an age in other languages', () => {
    expect(formatAgo(now - 20 * 86_400_000, now, 'de')).toBe('vor 2 Wochen')
  })
})
