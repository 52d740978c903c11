import type { Lead } from '@parley/functions/shared/chat/leads'

/** Returns the text of a lead that a search matches. */
export function leadText({ formTitle, page, values }: Lead): string {
  return [formTitle, page, ...values.map(({ value }) => value)].join(' ')
}
