import { useAgentRows } from '../../features/agents/useAgents.ts'
import { SitesPage } from '../../features/knowledge/sites/SitesPage.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useShellActions } from '../shell/shellActions.ts'
import { useAgentNames } from '../agents/useAgentNames.ts'

export function SitesRoute() {
  const { region } = useWorkspaceRef()
  const { openNewAgent } = useShellActions()
  const agents = useAgentRows()
  const names = useAgentNames()
  return (
    <SitesPage
      region={region}
      agents={agents.status === 'ready' ? agents.data.items : undefined}
      names={names}
      onNewAgent={openNewAgent}
    />
  )
}
