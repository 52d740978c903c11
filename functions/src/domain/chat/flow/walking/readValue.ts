import { cutText } from '../../../kernel/texts/cutText.ts'
import type { FlowField } from '../../../../shared/flow/flow.ts'
import { flowStateLimits } from '../../../../shared/flow/flowState.ts'
import { foldDigits } from '../../../../shared/texts/foldDigits.ts'
import { parseNumber } from '../../../../shared/flow/parseNumber.ts'

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const phone = /^\+?[\d\s()./-]{5,30}$/

/**
 * Returns the value that a model collected for a field, if it fits the field's kind; undefined otherwise.
 * Numbers, dates and phone numbers are stored in the digits 0 to 9, whatever script the visitor writes.
 */
export function readValue(field: FlowField, given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const value = cutText(String(given).trim(), flowStateLimits.value)
  if (value === '') return undefined
  switch (field.kind) {
    case 'text':
      return value
    case 'email':
      return email.test(value) ? value : undefined
    case 'phone':
      return phone.test(foldDigits(value)) ? foldDigits(value) : undefined
    case 'number':
      return parseNumber(value) === undefined ? undefined : foldDigits(value)
    case 'date':
      return isDate(foldDigits(value)) ? foldDigits(value) : undefined
    case 'choice':
      return field.choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
  }
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))
