import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from './formats.ts'

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime()
const now = noon(2026, 3, 30)

describe('formatDay', () => {
  it.each([
    [noon(2026, 3, 30), 'Today'],
    [new Date(2026, 2, 30, 0, 1).getTime(), 'Today'],
    [new Date(2026, 2, 29, 23, 59).getTime(), 'Yesterday'],
    [noon(2026, 3, 28), 'Saturday, March 28'],
    [noon(2025, 12, 31), 'Dec 31, 2025'],
  ])('formats the day of %s as %s', (ms, name) => {
    expect(formatDay(ms, now)).toBe(name)
  })
})

describe('the language of the person', () => {
  async function inLanguage(language: string) {
    vi.resetModules()
    document.documentElement.lang = language
    return {
      ...(await import('./formats.ts')),
      ...(await import('./money.ts')),
      ...(await import('./countries.ts')),
    }
  }

  afterEach(() => {
    document.documentElement.lang = 'en'
  })

  it('sorts names', async () => {
    const { compareNames } = await inLanguage('es')
    expect(['ñu 10', 'oca', 'nz', 'ñu 2'].toSorted(compareNames)).toEqual(['nz', 'ñu 2', 'ñu 10', 'oca'])
  })

  it('names countries, and lists them in that order', async () => {
    const { listCountries, nameOfCountry } = await inLanguage('de')
    const names = listCountries().map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln'])
    expect(nameOfCountry('AT')).toBe('Österreich')
    expect(nameOfCountry('no code')).toBeUndefined()
  })

  it('formats shares, prices of credits and lists', async () => {
    const { formatCreditPrice, formatEntries, formatPercent } = await inLanguage('de')
    expect(formatPercent(0.256)).toBe('26\u00a0%')
    expect(formatCreditPrice(1_000_000, { currency: 'eur', rateHundredths: 88 })).toBe('0,00088\u00a0€')
    expect(formatEntries(['PNG', 'JPG', 'GIF'])).toBe('PNG, JPG und GIF')
  })
})
