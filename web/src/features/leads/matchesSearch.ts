import type { Lead } from '@parley/functions/shared/leads'

/** Whether every word of a search stands somewhere in a lead. */
export function matchesSearch(lead: Lead, search: string): boolean {
  const text = [lead.formTitle, lead.page, ...lead.values.map(({ value }) => value)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
