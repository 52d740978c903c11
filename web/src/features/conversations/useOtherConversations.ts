import type { Conversation } from '@parley/functions/shared/conversation'
import type { ConversationRow } from '@parley/functions/shared/conversationRows'
import type { Live } from '../../lib/live.ts'
import { useRead } from '../../lib/useRead.ts'
import { useMay } from '../../lib/viewer.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { readRows } from './readRows.ts'

/** As many as a glance takes in, and the one that is open. */
const mostRead = 6

/**
 * The newest conversations of the same visitor, with any agent of the workspace, without this one. Clients,
 * who have been given single agents, see none.
 */
export function useOtherConversations({ ID, visitorId }: Conversation): Live<ConversationRow[]> {
  const { region, workspaceId } = useInboxPlace()
  const mayRead = useMay('readWorkspace') && visitorId !== ''
  const read = useRead(mayRead ? ['otherConversations', region, workspaceId, visitorId] : null, () =>
    readRows({
      region,
      workspaceId,
      agentId: undefined,
      filters: [
        ['isTest', false],
        ['visitorId', visitorId],
      ],
      withTerms: false,
      count: mostRead,
    }),
  )
  if (!mayRead) return { status: 'ready', data: [] }
  if (read.status !== 'ready') return read
  const others = read.data.items.filter((row) => row.ID !== ID)
  return { status: 'ready', data: others.slice(0, mostRead - 1) }
}
