import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { UnansweredPage } from '../../features/knowledge/retrieval/UnansweredPage.tsx'
import { useMay } from '../../lib/viewer.ts'

export function UnansweredRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  const canChange = useMay('changeKnowledge')
  return (
    <UnansweredPage region={region} agentId={stored.ID} agentTitle={stored.title} canChange={canChange} />
  )
}
