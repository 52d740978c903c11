import { useAgentEditing, useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { TestsPage } from '../../features/savedTests/TestsPage.tsx'

export function TestsRoute() {
  const { region, saveToPublish } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  return <TestsPage region={region} agent={stored} save={saveToPublish} />
}
