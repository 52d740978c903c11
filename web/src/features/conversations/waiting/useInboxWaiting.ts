import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { fitsFilter } from '@parley/functions/shared/texts/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { useUid } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { useAgentWaiting } from './useAgentWaiting.ts'
import { useWaiting } from './useWaiting.ts'

/**
 * Returns the filtered conversations of this inbox that wait for a person, the longest wait first; undefined
 * while loading.
 */
export function useInboxWaiting(filter: InboxFilter): ConversationRow[] | undefined {
  const { region, agentId } = useInboxScope()
  const uid = useUid()
  const isMember = useMay('readWorkspace')
  const inWorkspace = useWaiting()
  // A client follows only the agent that they are viewing.
  const ofAgent = useAgentWaiting(region, isMember ? undefined : agentId)
  const waiting = isMember ? inWorkspace : ofAgent
  if (waiting.status === 'loading') return undefined
  const all = waiting.status === 'ready' ? waiting.data.items : []
  return all.filter(
    (row) => (agentId === undefined || row.agentId === agentId) && fitsFilter(row, filter, uid),
  )
}
