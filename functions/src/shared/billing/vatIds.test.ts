import { describe, expect, it } from 'vitest'
import { catalogueSeed } from './catalogueSeed.ts'
import { normalizeVatId, vatIdFormOf } from './vatIds.ts'

const euCountries = catalogueSeed.currencies.find(({ currency }) => currency === 'eur')?.countries ?? []

describe('a VAT ID', () => {
  it.each([...euCountries, 'GB', 'UK', 'CH', 'NO'])('has a form with an example in %s', (country) => {
    const form = vatIdFormOf(country)
    expect(normalizeVatId(country, form?.example ?? '')).toBe(form?.example)
  })

  it.each([
    ['DE', 'de 123 456 789', 'DE123456789'],
    ['DE', '123456789', 'DE123456789'],
    ['GR', 'EL-123456789', 'EL123456789'],
    ['AT', 'U12345678', 'ATU12345678'],
    ['CH', 'CHE123456789 mwst', 'CHE-123.456.789 MWST'],
    ['NO', '123 456 789 mva', '123456789MVA'],
    ['UK', 'GB 123 4567 89', 'GB123456789'],
  ])('is stored in %s, for the input %s, as %s', (country, typed, stored) => {
    expect(normalizeVatId(country, typed)).toBe(stored)
  })

  it.each([
    ['DE', 'DE12345678'],
    ['DE', 'ATU12345678'],
    ['GR', 'GR123456789'],
    ['FR', 'FR12345678'],
    ['US', '12-3456789'],
    ['DE', ''],
    ['DE', 'DE123456789<script>'],
  ])('is not valid in %s as %s', (country, typed) => {
    expect(normalizeVatId(country, typed)).toBeUndefined()
  })
})
