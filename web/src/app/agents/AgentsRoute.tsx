import { EmptyState } from '@mantine/core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AgentsPage } from '../../features/agents/AgentsPage.tsx'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useMay, useViewer } from '../../lib/session/viewer.ts'
import { useShellActions } from '../shell/shellActions.ts'
import { t } from '../texts.ts'

const CardActivity = lazyComponent(
  async () => (await import('../cardActivity/CardActivity.tsx')).CardActivity,
)

/** The list of agents; a client with single agents is redirected to the first one. */
export function AgentsRoute() {
  const { openNewAgent } = useShellActions()
  const [search] = useSearchParams()
  const [shared] = useViewer().sharedAgents
  const selectedAgentId = search.get('selected_agent_id') ?? undefined
  const isMember = useMay('readWorkspace')
  const goal = selectedAgentId ?? (isMember ? undefined : shared)
  if (goal !== undefined) return <Navigate to={encodeURIComponent(goal)} replace />
  if (isMember) return <AgentsPage onNewAgent={openNewAgent} Activity={CardActivity} />
  return <EmptyState title={t('nothingSharedYet')} description={t('askForAnAgent')} />
}
