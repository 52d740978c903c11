import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { RetrievalPage } from '../../features/knowledge/retrieval/RetrievalPage.tsx'

export function RetrievalRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  return <RetrievalPage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
