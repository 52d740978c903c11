import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useEffect, useMemo, useRef } from 'react'
import { InboxAgentRefContext, useInboxScope } from '../inboxContexts.ts'
import { Thread } from './Thread.tsx'
import { useConversation } from './useConversation.ts'
import type { Layout } from '../useLayout.ts'
import type { Opened } from '../useOpened.ts'

interface ThreadPaneProps {
  opened: Opened
  layout: Layout
  /** Called on every update of the conversation. */
  onKnown: (conversation: Conversation) => void
}

/** Shows the open conversation of any agent. */
export function ThreadPane({
  opened: { agentId, conversationId, isChosen },
  layout,
  onKnown,
}: ThreadPaneProps) {
  const { region, workspaceId } = useInboxScope()
  const agentRef = useMemo(() => ({ region, agentId, workspaceId }), [region, agentId, workspaceId])
  const conversation = useConversation(agentRef, conversationId)
  const loaded = conversation.status === 'ready' ? conversation.data : null
  const onKnownRef = useRef(onKnown)
  useEffect(() => {
    onKnownRef.current = onKnown
  })
  useEffect(() => {
    if (loaded) onKnownRef.current(loaded)
  }, [loaded])
  return (
    <InboxAgentRefContext value={agentRef}>
      <Thread conversation={conversation} layout={layout} isChosen={isChosen} />
    </InboxAgentRefContext>
  )
}
