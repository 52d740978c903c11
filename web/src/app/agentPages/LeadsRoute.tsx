import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { LeadsPage } from '../../features/leads/LeadsPage.tsx'

export function LeadsRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  return <LeadsPage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
