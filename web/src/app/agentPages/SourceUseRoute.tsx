import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { SourceUsePage } from '../../features/knowledge/retrieval/SourceUsePage.tsx'

export function SourceUseRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  return <SourceUsePage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
