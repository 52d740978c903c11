import type { Lead } from '@parley/functions/shared/chat/leads'

/** All words of a lead, which a search looks through. */
export function leadText({ formTitle, page, values }: Lead): string {
  return [formTitle, page, ...values.map(({ value }) => value)].join(' ')
}
