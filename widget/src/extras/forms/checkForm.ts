import type { Form } from '@parley/functions/shared/forms'
import type { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'

/** Why a field is refused: the name of the text that says so, in whatever language is spoken by then. */
export type FieldProblem = keyof Pick<
  typeof formTexts,
  'required' | 'tickThis' | 'checkEmail' | 'checkPhone' | 'checkField'
>

/** What is wrong with which field; the backend looks again. */
export function checkForm({ fields }: Form, values: Record<string, string>): Record<string, FieldProblem> {
  const errors: Record<string, FieldProblem> = {}
  for (const { key, type, required } of fields) {
    const value = values[key]?.trim() ?? ''
    if (required && !value) errors[key] = type === 'consent' ? 'tickThis' : 'required'
    else if (value && type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      errors[key] = 'checkEmail'
    else if (value && type === 'phone' && !/^\+?[\d\s()./-]{5,30}$/.test(value)) errors[key] = 'checkPhone'
  }
  return errors
}
