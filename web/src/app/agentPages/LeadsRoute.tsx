import { LeadsPage } from '../../features/leads/LeadsPage.tsx'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function LeadsRoute() {
  const { region, agentId, title } = useAgentInView()
  return <LeadsPage region={region} agentId={agentId} agentTitle={title} />
}
