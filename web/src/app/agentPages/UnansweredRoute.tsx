import { UnansweredPage } from '../../features/knowledge/retrieval/UnansweredPage.tsx'
import { useMay } from '../../lib/session/viewer.ts'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function UnansweredRoute() {
  const { region, agentId, title } = useAgentInView()
  const canChange = useMay('changeKnowledge')
  return <UnansweredPage region={region} agentId={agentId} agentTitle={title} canChange={canChange} />
}
