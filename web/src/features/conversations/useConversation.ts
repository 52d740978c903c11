import type { Conversation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { isMissing } from '../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useInboxPlace } from './InboxPlace.ts'
import type { Inbox } from './useConversations.ts'

/** The selected conversation: from the list while it is followed in there, since that has been paid for. */
export function useConversation(id: string | undefined, inbox: Live<Inbox>): Live<Conversation | null> {
  const { region, agentId } = useInboxPlace()
  const [last, setLast] = useState<Conversation>()
  const listed = inbox.status === 'ready' ? inbox.data.items.find(({ ID }) => ID === id) : undefined
  const isFollowed = inbox.status === 'ready' && listed !== undefined && inbox.data.followed.has(listed.ID)
  const isNeeded = id !== undefined && !isFollowed && inbox.status !== 'loading'
  const single = useLiveDoc(
    'conversation',
    isNeeded ? { region, path: paths.conversation(agentId, id) } : null,
  )
  const current = isFollowed ? listed : isNeeded && single.status === 'ready' ? single.data : undefined
  if (current && current !== last) setLast(current)

  if (current !== undefined) return { status: 'ready', data: current }
  if (single.status === 'error' && isMissing(single.error)) return { status: 'ready', data: null }
  // On its way out of a filter, or among those read before: what was known is shown until its own listener
  // answers.
  const known = last?.ID === id ? last : listed
  return known && single.status === 'loading' ? { status: 'ready', data: known } : single
}
