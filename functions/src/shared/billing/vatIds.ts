/** The types of VAT IDs, as Stripe names them. */
export type VatIdType = 'eu_vat' | 'gb_vat' | 'ch_vat' | 'no_vat'

export interface VatIdForm {
  type: VatIdType
  /** The form without spaces, dots and hyphens. */
  pattern: RegExp
  example: string
}

const eu = (pattern: RegExp, example: string): VatIdForm => ({ type: 'eu_vat', pattern, example })

const forms: Partial<Record<string, VatIdForm>> = {
  AT: eu(/^ATU\d{8}$/, 'ATU12345678'),
  BE: eu(/^BE[01]\d{9}$/, 'BE0123456789'),
  BG: eu(/^BG\d{9,10}$/, 'BG0123456789'),
  CY: eu(/^CY\d{8}[A-Z]$/, 'CY12345678Z'),
  CZ: eu(/^CZ\d{8,10}$/, 'CZ1234567890'),
  DE: eu(/^DE\d{9}$/, 'DE123456789'),
  DK: eu(/^DK\d{8}$/, 'DK12345678'),
  EE: eu(/^EE\d{9}$/, 'EE123456789'),
  ES: eu(/^ES(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, 'ESA1234567Z'),
  FI: eu(/^FI\d{8}$/, 'FI12345678'),
  FR: eu(/^FR[A-Z0-9]{2}\d{9}$/, 'FRAB123456789'),
  GR: eu(/^EL\d{9}$/, 'EL123456789'),
  HR: eu(/^HR\d{11}$/, 'HR12345678912'),
  HU: eu(/^HU\d{8}$/, 'HU12345678'),
  IE: eu(/^IE(?:\d{7}[A-Z]{1,2}|\d[A-Z]\d{5}[A-Z])$/, 'IE1234567AB'),
  IT: eu(/^IT\d{11}$/, 'IT12345678912'),
  LT: eu(/^LT(?:\d{9}|\d{12})$/, 'LT123456789123'),
  LU: eu(/^LU\d{8}$/, 'LU12345678'),
  LV: eu(/^LV\d{11}$/, 'LV12345678912'),
  MT: eu(/^MT\d{8}$/, 'MT12345678'),
  NL: eu(/^NL\d{9}B\d{2}$/, 'NL123456789B12'),
  PL: eu(/^PL\d{10}$/, 'PL1234567890'),
  PT: eu(/^PT\d{9}$/, 'PT123456789'),
  RO: eu(/^RO\d{2,10}$/, 'RO1234567891'),
  SE: eu(/^SE\d{12}$/, 'SE123456789123'),
  SI: eu(/^SI\d{8}$/, 'SI12345678'),
  SK: eu(/^SK\d{10}$/, 'SK1234567891'),
  GB: { type: 'gb_vat', pattern: /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, example: 'GB123456789' },
  CH: { type: 'ch_vat', pattern: /^CHE\d{9}(?:MWST|TVA|IVA)$/, example: 'CHE-123.456.789 MWST' },
  NO: { type: 'no_vat', pattern: /^\d{9}MVA$/, example: '123456789MVA' },
}

/** Returns the form of the VAT IDs of a country; undefined for a country without them. */
export function vatIdFormOf(country: string): VatIdForm | undefined {
  const code = country.toUpperCase()
  return forms[code === 'UK' ? 'GB' : code]
}

/**
 * Returns a VAT ID as it is stored: in capital letters, with the prefix of its country and the separators of
 * its country's form. Undefined when it does not have that form; whether it exists is not known.
 */
export function normalizeVatId(country: string, text: string): string | undefined {
  const form = vatIdFormOf(country)
  if (!form) return undefined
  const bare = text.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  const prefix = /^[A-Z]{2}/.exec(form.example)?.[0] ?? ''
  const found = [bare, prefix + bare].find((value) => form.pattern.test(value))
  return found?.replace(/^CHE(\d{3})(\d{3})(\d{3})/, 'CHE-$1.$2.$3 ')
}
