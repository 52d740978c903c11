import { describe, expect, it } from 'vitest'
import { guessCountry, listCountries } from './countries.ts'

describe('the list of countries', () => {
  it('proposes the known country, and no invalid one', () => {
    expect(guessCountry('at')).toBe('AT')
    expect(guessCountry('ZZ')).toBe('US')
  })

  it('lists every country once, by name', () => {
    const countries = listCountries()
    const codes = countries.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['AT', 'DE', 'GB', 'US', 'AU', 'JP', 'ZA']))
    expect(codes).not.toEqual(expect.arrayContaining(['EU']))
    expect(codes).not.toContain('UK')
    expect(codes).not.toContain('DD')
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(190)
  })
})
