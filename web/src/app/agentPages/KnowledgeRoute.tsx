import { useAgentDraft } from '../../features/agents/AgentDraftContext.ts'
import { KnowledgePage } from '../../features/knowledge/KnowledgePage.tsx'

export function KnowledgeRoute() {
  const { region, stored } = useAgentDraft()
  return <KnowledgePage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
