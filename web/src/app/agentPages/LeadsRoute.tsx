import { useAgentDraft } from '../../features/agents/AgentDraftContext.ts'
import { LeadsPage } from '../../features/leads/LeadsPage.tsx'

export function LeadsRoute() {
  const { region, stored } = useAgentDraft()
  return <LeadsPage region={region} agentId={stored.ID} agentTitle={stored.title} />
}
