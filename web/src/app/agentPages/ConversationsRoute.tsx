import { useParams } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'

export function ConversationsRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  const { conversationId } = useParams()
  return (
    <ConversationsPage
      region={region}
      agentId={stored.ID}
      workspaceId={stored.ownerID}
      agentTitle={stored.title}
      selectedId={conversationId}
    />
  )
}
