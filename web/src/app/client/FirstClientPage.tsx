import { EmptyState } from '@mantine/core'
import { Navigate, useParams } from 'react-router-dom'
import { webPaths } from '../../lib/webPaths.ts'
import { NotAllowedPage } from '../shell/NotAllowedPage.tsx'
import { PageSkeleton } from '../shell/ShellSkeleton.tsx'
import { useClient } from './ClientContext.ts'
import { t } from './texts.ts'
import { useClientTabs } from './useClientTabs.ts'

/** Redirects to the first page that a client may see of their first agent. */
export function FirstClientAgent() {
  const { region, organisation, agents } = useClient()
  const [first] = agents
  if (first) return <OnTheWay to={webPaths.agent(region, first.agentId)} />
  const isEmpty = organisation.widgetIDs.length === 0
  return (
    <EmptyState
      title={isEmpty ? t('orgHasNoAgents') : t('accountHasNoAgents')}
      description={t('askYourProvider')}
    />
  )
}

/** Redirects to the first page that a client may see of an agent. */
export function FirstClientPage() {
  const { region } = useClient()
  const { agentId = '' } = useParams()
  const [first] = useClientTabs()
  return first ? <OnTheWay to={webPaths.agent(region, agentId, first.path)} /> : <NotAllowedPage />
}

/**
 * Shows a skeleton with the redirect, because the old content stays on the screen until the next page has
 * loaded.
 */
function OnTheWay({ to }: { to: string }) {
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace />
    </>
  )
}
