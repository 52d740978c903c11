import { describe, expect, it } from 'vitest'
import { catalogueSeed } from '../../../functions/src/shared/billing/catalogueSeed.ts'
import { modelPrice } from '../../../functions/src/shared/models/models.ts'
import { centsOfMonth, creditsPerAnswer } from './estimate.ts'
import { formatPrice } from './formatPrice.ts'
import { planOf } from './planOf.ts'

describe('the estimate of the price list', () => {
  it('counts the tokens of a typical answer in credits', () => {
    // 3,000 tokens at $2.50 and 150 at $10 a million are $0.009; a credit is $0.001.
    expect(creditsPerAnswer(modelPrice('gpt-4o'))).toBeCloseTo(9)
    expect(creditsPerAnswer(modelPrice('gpt-4o-mini'))).toBeCloseTo(0.54)
  })

  it('adds the credits beyond the included ones to the price of the plan', () => {
    const plan = { cents: 2_000, includedCredits: 10_000, centsPerCredit: 0.1 }
    expect(centsOfMonth(0, plan)).toBe(2_000)
    expect(centsOfMonth(10_000, plan)).toBe(2_000)
    expect(centsOfMonth(36_000, plan)).toBe(4_600)
  })

  it('writes whole amounts without decimals', () => {
    const language = 'en'
    expect(formatPrice(2_000, 'eur', { language })).toBe('€20')
    expect(formatPrice(2_050, 'gbp', { language })).toBe('£20.50')
    expect(formatPrice(54, 'usd', { language, decimals: 2 })).toBe('$0.54')
    expect(formatPrice(2_050, 'usd', { language: 'de' })).toBe('20,50\u00a0$')
    expect(formatPrice(2_000, 'usd', { language: 'ar' })).toMatch(/^\u2066.*20.*\u2069$/u)
  })

  it('refuses a plan that the catalogue does not have', () => {
    expect(planOf(catalogueSeed, 'free').name).toBe('Free')
    expect(() => planOf({ ...catalogueSeed, plans: [] }, 'free')).toThrow('no plan free')
  })
})
