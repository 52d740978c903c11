import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { automaticTaxName } from '@parley/functions/shared/billing/payment'
import { describe, expect, it } from 'vitest'
import { texts } from '../../texts/en/prices.ts'
import { priceWords } from './priceWords.ts'

describe('priceWords', () => {
  it('has a text for everything that the first price list says', () => {
    const sentences = [
      ...catalogueSeed.plans.flatMap((plan) => [
        plan.name,
        plan.description,
        ...plan.features,
        ...plan.plannedFeatures,
        plan.additionalInfo,
        plan.cta,
      ]),
      ...catalogueSeed.addons.flatMap(({ name, description }) => [name, description]),
      ...catalogueSeed.currencies.flatMap(({ taxName }) => taxName || []),
      automaticTaxName,
    ]
    expect(new Set(Object.values<string>(texts))).toEqual(new Set(sentences.filter((text) => text !== '')))
  })

  it('leaves what somebody else has written as it is', () => {
    expect(priceWords('Pay as you go')).toBe('Pay as you go')
    expect(priceWords('Our own plan')).toBe('Our own plan')
  })
})
