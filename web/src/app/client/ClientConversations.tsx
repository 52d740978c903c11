import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

/** An agent's conversations for a client, who can reply if they have the right. */
export function ClientConversations() {
  const { region, agentId, title, workspaceId } = useAgentInView()
  const { conversationId } = useParams()
  const pathOf = useCallback(
    (ofAgent: string, id: string) => webPaths.conversation(region, ofAgent, id),
    [region],
  )
  return (
    <ConversationsPage
      region={region}
      workspaceId={workspaceId}
      agentId={agentId}
      agentTitle={title}
      agentOf={undefined}
      listPath={webPaths.agent(region, agentId, 'convos')}
      pathOf={pathOf}
      payment={noPayment}
      saveTest={noTest}
      selected={conversationId === undefined ? undefined : { agentId, conversationId }}
      firstSteps={null}
    />
  )
}

/** Hides the payment of an answer, which concerns the workspace alone. */
const noPayment = () => null
/** Hides saved tests, which concern the workspace too. */
const noTest = () => null
