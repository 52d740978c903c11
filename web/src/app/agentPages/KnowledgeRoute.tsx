import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { KnowledgePage } from '../../features/knowledge/KnowledgePage.tsx'

export function KnowledgeRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  return <KnowledgePage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
