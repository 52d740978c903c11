import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ListResult } from '../../../lib/firestore/documents.ts'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useMay } from '../../../lib/session/viewer.ts'

/** The limit of the list; further waiting visitors appear among the conversations. */
const maxFollowed = 20

/**
 * Follows an agent's conversations that wait for a person, the longest wait first, for users who may read
 * them.
 */
export function useAgentWaiting(
  region: Region,
  /** Undefined to follow nothing. */
  agentId: string | undefined,
): Live<ListResult<ConversationRow>> {
  const mayRead = useMay('readConversations')
  return useLiveList(
    'conversationRow',
    mayRead && agentId !== undefined
      ? {
          region,
          path: paths.conversations(agentId),
          filters: [
            ['isTest', false],
            ['waitingSince', 0, '>'],
          ],
          newestBy: 'waitingSince',
          isOldestFirst: true,
          count: maxFollowed,
        }
      : null,
  )
}
