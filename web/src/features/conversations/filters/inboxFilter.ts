import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { tagLimits } from '@parley/functions/shared/limits'

export const noFilter: InboxFilter = {
  agent: '',
  show: 'all',
  unread: false,
  channel: '',
  tag: '',
  language: '',
  search: '',
}

export const shows: readonly InboxFilter['show'][] = ['all', 'open', 'mine', 'handedOver', 'resolved']

/** The maximum lengths of the schema, since a URL may contain anything. */
const maxLengths = { agent: 60, channel: 20, tag: tagLimits.characters, language: 10, search: 100 }

/** Reads the filter from the URL, where it can be shared and survives a reload. */
export function readFilter(searchParams: URLSearchParams): InboxFilter {
  const text = (name: keyof typeof maxLengths) => (searchParams.get(name) ?? '').slice(0, maxLengths[name])
  return {
    show: shows.find((value) => value === searchParams.get('show')) ?? 'all',
    unread: searchParams.get('unread') === '1',
    agent: text('agent'),
    channel: text('channel'),
    tag: text('tag'),
    language: text('language'),
    search: text('search'),
  }
}

/** Writes a filter into the URL's parameters. Default values are omitted, and foreign parameters stay. */
export function writeFilter(
  searchParams: URLSearchParams,
  { show, unread, ...texts }: InboxFilter,
): URLSearchParams {
  const next = new URLSearchParams(searchParams)
  const values = { ...texts, show: show === 'all' ? '' : show, unread: unread ? '1' : '' }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export function isSameFilter(one: InboxFilter, other: InboxFilter): boolean {
  return (
    writeFilter(new URLSearchParams(), one).toString() ===
    writeFilter(new URLSearchParams(), other).toString()
  )
}
