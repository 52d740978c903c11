import { hasCheckDigit } from '../../payments/hasCheckDigit.ts'
import { createField, type Field } from './createField.ts'

/** Creates the fields of a card. */
export function createCardFields(): Field[] {
  return [
    createField({
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      isNumeric: true,
      placeholder: '4242 4242 4242 4242',
      check: checkNumber,
    }),
    createField({
      name: 'expiry',
      label: 'Expiry date',
      autocomplete: 'cc-exp',
      isNumeric: true,
      placeholder: 'MM / YY',
      check: checkExpiry,
    }),
    createField({
      name: 'cvc',
      label: 'Security code',
      autocomplete: 'cc-csc',
      isNumeric: true,
      placeholder: 'CVC',
      check: (value) => (/^\d{3,4}$/.test(value) ? undefined : 'Your card’s security code is incomplete.'),
    }),
  ]
}

/** Returns the card of completed fields in the form of the API. */
export function readCard(fields: readonly Field[]): {
  number: string
  exp_month: string
  exp_year: string
  cvc: string
} {
  const value = (name: string) => fields.find((field) => field.name === name)?.value() ?? ''
  const [month = '', year = ''] = splitExpiry(value('expiry'))
  return {
    number: digitsOf(value('number')),
    exp_month: String(Number(month)),
    exp_year: `20${year.slice(-2)}`,
    cvc: value('cvc'),
  }
}

export function brandOf(number: string): string {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(digits)) return 'mastercard'
  return /^3[47]/.test(digits) ? 'amex' : 'unknown'
}

function checkNumber(value: string): string | undefined {
  const digits = digitsOf(value)
  if (digits.length < 12) return 'Your card number is incomplete.'
  return hasCheckDigit(digits) && digits.length <= 19 ? undefined : 'Your card number is invalid.'
}

function checkExpiry(value: string): string | undefined {
  const [month = '', year = ''] = splitExpiry(value)
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(20)?\d{2}$/.test(year))
    return 'Your card’s expiration date is incomplete.'
  // The first moment at which the card is expired.
  const end = new Date(2000 + Number(year.slice(-2)), Number(month), 1)
  return end.getTime() > Date.now() ? undefined : 'Your card’s expiration date is in the past.'
}

/** Splits `12 / 34`, `12/2034` or `1234`. */
function splitExpiry(value: string): string[] {
  return value.includes('/')
    ? value.split('/').map((part) => part.trim())
    : [value.slice(0, 2), value.slice(2)]
}

const digitsOf = (value: string) => value.replaceAll(/\D/g, '')
