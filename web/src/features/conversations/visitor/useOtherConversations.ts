import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { personOf } from './personOf.ts'
import { readRows } from '../list/readRows.ts'

/** The few rows that are shown, plus the open conversation itself. */
const maxRead = 6

/**
 * Reads the same person's newest other conversations, with any agent of the workspace and on any channel that
 * they have proved to use. Clients see none, since they have access to single agents only.
 */
export function useOtherConversations(conversation: Conversation): Live<ConversationRow[]> {
  const { region, workspaceId } = useInboxAgentRef()
  const person = personOf(conversation)
  const mayRead = useMay('readWorkspace') && person !== ''
  const read = useRead(mayRead ? ['otherConversations', region, workspaceId, person] : null, async () => {
    const found = await Promise.all([
      readOf({ region, workspaceId, by: ['visitorId', person] }),
      readOf({ region, workspaceId, by: ['personId', person] }),
    ])
    return found
      .flatMap(({ items }) => items)
      .toSorted((one, other) => other.lastMessageAt - one.lastMessageAt)
  })
  if (!mayRead) return { status: 'ready', data: [] }
  if (read.status !== 'ready') return read
  const others = read.data.filter((row) => row.ID !== conversation.ID)
  return { status: 'ready', data: others.slice(0, maxRead - 1) }
}

interface Reading {
  region: Region
  workspaceId: string
  by: readonly ['visitorId' | 'personId', string]
}

function readOf({ region, workspaceId, by }: Reading) {
  return readRows({
    region,
    workspaceId,
    agentId: undefined,
    filters: [['isTest', false], by],
    withTerms: false,
    count: maxRead,
  })
}
