import { afterEach, describe, expect, it, vi } from 'vitest'
import { hourMs } from '@parley/functions/shared/durations'

afterEach(() => {
  document.documentElement.lang = 'en'
})

describe('formatSince', () => {
  it.each([
    ['en', '2 days', '3 h'],
    ['de', '2 Tagen', '3 Std.'],
    ['ar', 'يومين', '3 ساعات'],
    ['fr', '2 j', '3 h'],
  ])('uses the grammatical case after “since” for a duration in %s', async (language, days, hours) => {
    vi.resetModules()
    document.documentElement.lang = language
    const { formatSince } = await import('./formatDuration.ts')
    expect(formatSince(48 * hourMs + 5).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(days)
    expect(formatSince(3 * hourMs).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(hours)
  })
})
