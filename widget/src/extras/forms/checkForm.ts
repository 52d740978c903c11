import type { Form } from '@parley/functions/shared/widget/forms'
import type { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'

/** The name of the text for a refused field, so that it can be shown in a language that is chosen later. */
export type FieldProblem = keyof Pick<
  typeof formTexts,
  'required' | 'tickThis' | 'checkEmail' | 'checkPhone' | 'checkField'
>

/** Returns the errors by field; the backend checks again. */
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
