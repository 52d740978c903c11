import type { Presence } from '@parley/functions/shared/chat/presence'
import { paths } from '@parley/functions/shared/paths'
import { useLiveList } from '../../../lib/live/live.ts'
import { useUid } from '../../../lib/session/session.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'

const none: Presence[] = []

/** Follows who else is in a conversation: the visitor and other operators. */
export function usePresences(conversationId: string): { visitor: Presence | undefined; others: Presence[] } {
  const { region, agentId } = useInboxAgentRef()
  const uid = useUid()
  const presence = useLiveList('presence', {
    region,
    path: paths.presences(agentId, conversationId),
    newestBy: 'seenAt',
    count: 20,
  })
  const all = presence.status === 'ready' ? presence.data.items : none
  return {
    visitor: all.find(({ ID }) => ID === 'visitor'),
    others: all.filter(({ ID }) => ID !== 'visitor' && ID !== uid),
  }
}
