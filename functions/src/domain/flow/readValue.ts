import type { FlowField } from '../../shared/flow/flow.ts'
import { flowStateLimits } from '../../shared/flow/flowState.ts'

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const phone = /^\+?[\d\s()./-]{5,30}$/

/** What a model says of a field, as far as it fits the field's kind; undefined where it does not. */
export function readValue(field: FlowField, said: unknown): string | undefined {
  if (typeof said !== 'string' && typeof said !== 'number') return undefined
  const value = String(said).trim().slice(0, flowStateLimits.value)
  if (value === '') return undefined
  switch (field.kind) {
    case 'text':
      return value
    case 'email':
      return email.test(value) ? value : undefined
    case 'phone':
      return phone.test(value) ? value : undefined
    case 'number':
      return Number.isFinite(Number(value)) ? value : undefined
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
    case 'choice':
      return field.choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
  }
}
