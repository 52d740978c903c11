import { describe, expect, it, vi } from 'vitest'

describe('formatMoney', () => {
  it('keeps an amount in one piece in a right-to-left text', async () => {
    // The language is read with the module.
    vi.resetModules()
    document.documentElement.lang = 'ar'
    const { formatMoney, formatUsd } = await import('./money.ts')
    for (const amount of [formatMoney(2000, 'usd'), formatUsd(20_000, 1_000_000, 4)])
      expect(amount).toMatch(/^\u2066.*US\$\u2069$/)
  })
})
