import { describe, expect, it } from 'vitest'
import { formatAgo } from './formatAgo.ts'

const now = new Date(2026, 10, 23, 10).getTime()

describe('how long ago a conversation was', () => {
  it.each([
    ['1 minute ago', 0],
    ['59 minutes ago', 59.9 * 60_000],
    ['3 hours ago', 3 * 3_600_000],
    ['yesterday', 86_400_000],
    ['6 days ago', 6.9 * 86_400_000],
    ['2 weeks ago', 20 * 86_400_000],
    ['last month', 31 * 86_400_000],
    ['2 years ago', 800 * 86_400_000],
  ])('is said as %s', (words, age) => {
    expect(formatAgo(now - age, now, 'en')).toBe(words)
  })

  it('is never in the future, whatever clock the visitor has', () => {
    expect(formatAgo(now + 5_000, now, 'en')).toBe('1 minute ago')
  })

  it('is said in other languages', () => {
    expect(formatAgo(now - 20 * 86_400_000, now, 'de')).toBe('vor 2 Wochen')
  })
})
