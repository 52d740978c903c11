import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ListResult } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { useMay } from '../../lib/viewer.ts'

/** The others are among the conversations. */
const mostFollowed = 20

/** Who waits for a person with an agent, the longest first; for those who may see its conversations. */
export function useAgentWaiting(
  region: Region,
  /** Undefined where nobody is to be followed. */
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
          count: mostFollowed,
        }
      : null,
  )
}
