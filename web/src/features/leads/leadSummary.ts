import type { Lead } from '@parley/functions/shared/chat/leads'

/**
 * Returns what the sender of a form wants: the longest value that is not a name or a contact, or the form's
 * title when none exists.
 */
export function leadSummary({ values, name, email, phone, formTitle }: Lead): string {
  const contacts = new Set([name, email, phone, 'yes'].map((text) => text.toLowerCase()))
  const words = values.map(({ value }) => value).filter((value) => !contacts.has(value.toLowerCase()))
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  return longest || formTitle
}
