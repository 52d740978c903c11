import { fitsFilter } from '@parley/functions/shared/fitsFilter'
import type { Conversation } from '@parley/functions/shared/conversation'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { useState } from 'react'
import type { Live } from '../../lib/live.ts'
import { useUid } from '../../lib/session.ts'
import type { Inbox } from './useConversations.ts'

/**
 * Rows that were read once and not followed show what has been seen of them since; one that fits no more
 * goes.
 */
export function useFreshRows(
  inbox: Live<Inbox>,
  selected: Conversation | null,
  filter: InboxFilter,
): Live<Inbox> {
  const uid = useUid()
  const [seen, setSeen] = useState<ReadonlyMap<string, Conversation>>(new Map())
  if (selected && seen.get(selected.ID) !== selected) setSeen(new Map([...seen, [selected.ID, selected]]))
  if (inbox.status !== 'ready') return inbox
  const { items, followed } = inbox.data
  const fresh = items.map((item) => (followed.has(item.ID) ? item : (seen.get(item.ID) ?? item)))
  return {
    status: 'ready',
    data: { ...inbox.data, items: fresh.filter((item) => fitsFilter(item, filter, uid)) },
  }
}
