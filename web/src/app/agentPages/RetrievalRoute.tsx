import { RetrievalPage } from '../../features/knowledge/retrieval/RetrievalPage.tsx'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function RetrievalRoute() {
  const { region, agentId, title } = useAgentInView()
  return <RetrievalPage region={region} agentId={agentId} agentTitle={title} />
}
