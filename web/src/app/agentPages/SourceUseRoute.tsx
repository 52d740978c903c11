import { SourceUsePage } from '../../features/knowledge/retrieval/SourceUsePage.tsx'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function SourceUseRoute() {
  const { region, agentId, title } = useAgentInView()
  return <SourceUsePage region={region} agentId={agentId} agentTitle={title} />
}
