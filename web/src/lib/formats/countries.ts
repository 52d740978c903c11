import { compareNames, nameOfCountry } from './formats.ts'

/** Codes of groups of countries, or of no country. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
])

export interface Country {
  code: string
  name: string
}

let countries: Country[] | undefined

/** Returns all countries by their names in the person's language, as the browser knows them. */
export function listCountries(): Country[] {
  countries ??= findCountries()
  return countries
}

/** Returns a proposal: the known country, otherwise the one of the browser's language. */
export function guessCountry(givenCountry = ''): string {
  const codes = [givenCountry.toUpperCase(), new Intl.Locale(navigator.language).maximize().region]
  return codes.find((code) => listCountries().some((country) => country.code === code)) ?? 'US'
}

function findCountries(): Country[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .flatMap((code) => {
      const name = nameOfCountry(code)
      // A country's former codes map to its current one.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code
      return name && isCurrent && !noCountries.has(code) ? [{ code, name }] : []
    })
    .toSorted((one, other) => compareNames(one.name, other.name))
}
