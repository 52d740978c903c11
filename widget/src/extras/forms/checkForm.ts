import type { Form } from '@parley/functions/shared/forms'
import type { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'

/** What is wrong with which field, in the visitor's language; the backend looks again. */
export function checkForm(
  { fields }: Form,
  values: Record<string, string>,
  texts: typeof formTexts,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { key, type, required } of fields) {
    const value = values[key]?.trim() ?? ''
    if (required && !value) errors[key] = texts.required
    else if (value && type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      errors[key] = texts.checkEmail
    else if (value && type === 'phone' && !/^\+?[\d\s()./-]{5,30}$/.test(value))
      errors[key] = texts.checkPhone
  }
  return errors
}
