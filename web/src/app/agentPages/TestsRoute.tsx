import { useAgentDraft } from '../../features/agents/AgentDraftContext.ts'
import { TestsPage } from '../../features/savedTests/TestsPage.tsx'

export function TestsRoute() {
  const { region, stored, save } = useAgentDraft()
  return <TestsPage region={region} agent={stored} save={save} />
}
