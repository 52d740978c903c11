import { compareNames, nameOfCountry } from '../../lib/formats.ts'

/** Codes that name groups of countries, or no country at all. */
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

let known: Country[] | undefined

/** All countries by their names in the person's language, as the browser knows them. */
export function listCountries(): Country[] {
  known ??= findCountries()
  return known
}

/** A proposal, never a fact: the country that is known of, else the one of the browser's language. */
export function guessCountry(known = ''): string {
  const codes = [known.toUpperCase(), new Intl.Locale(navigator.language).maximize().region]
  return codes.find((code) => listCountries().some((country) => country.code === code)) ?? 'US'
}

function findCountries(): Country[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .flatMap((code) => {
      const name = nameOfCountry(code)
      // A country's former codes lead to the one that it has now.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code
      return name && isCurrent && !noCountries.has(code) ? [{ code, name }] : []
    })
    .toSorted((one, other) => compareNames(one.name, other.name))
}
