import type { PaymentFailure } from '@parley/functions/shared/billing/paymentFailures'
import { languages } from '@parley/functions/shared/texts/languages'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  document.documentElement.lang = 'en'
})

async function textIn(language: string, failure: PaymentFailure, unknown = '') {
  vi.resetModules()
  document.documentElement.lang = language
  const { paymentFailureText } = await import('./paymentFailureText.ts')
  const { textsAreHere } = await import('../../../lib/texts/textsOf.ts')
  await textsAreHere()
  return paymentFailureText(failure, unknown)
}

describe('paymentFailureText', () => {
  it('says why a card was declined in the person’s language', async () => {
    expect(await textIn('de', 'cardFundsMissing')).toBe(
      'Ihre Karte ist nicht ausreichend gedeckt. Nehmen Sie eine andere Karte.',
    )
    const texts = new Set<string>()
    for (const { language } of languages) texts.add(await textIn(language, 'cardDeclined'))
    expect(texts.size).toBe(languages.length)
  })

  it('says what the caller names where no reason is known', async () => {
    expect(await textIn('fr', '', 'Achat impossible')).toBe('Achat impossible')
  })
})
