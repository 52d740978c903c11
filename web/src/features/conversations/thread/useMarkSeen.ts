import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useEffect } from 'react'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { useIsPageVisible } from '../presence/useIsPageVisible.ts'
import { markSeen } from './conversationActions.ts'

/** Marks a conversation as seen while it is looked at on a visible page. On failure the next view tries again. */
export function useMarkSeen({ ID, seen }: Conversation, isLookedAt: boolean): void {
  const agentRef = useInboxAgentRef()
  const mayMark = useMay('markConversations')
  const isVisible = useIsPageVisible()
  useEffect(() => {
    if (mayMark && !seen && isVisible && isLookedAt) markSeen(agentRef, ID).catch(() => {})
  }, [agentRef, ID, mayMark, seen, isVisible, isLookedAt])
}
