import type { Lead } from '@parley/functions/shared/chat/leads'

/**
 * What somebody wanted when he sent a form: the longest of his words that are not how he is called or
 * reached; the form's title where there are none.
 */
export function wishOf({ values, name, email, phone, formTitle }: Lead): string {
  const contacts = new Set([name, email, phone, 'yes'].map((text) => text.toLowerCase()))
  const words = values.map(({ value }) => value).filter((value) => !contacts.has(value.toLowerCase()))
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  return longest || formTitle
}
