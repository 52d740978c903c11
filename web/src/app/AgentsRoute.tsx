import { AgentsPage } from '../features/agents/AgentsPage.tsx'
import { useShellActions } from './shellActions.ts'

export function AgentsRoute() {
  const { openNewAgent } = useShellActions()
  return <AgentsPage onNewAgent={openNewAgent} />
}
