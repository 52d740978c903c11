import { Suspense, useMemo } from 'react'
import { Navigate, Outlet, useParams } from 'react-router-dom'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useMay } from '../../lib/session/viewer.ts'
import { AgentInViewContext } from '../agentFrame/AgentInViewContext.ts'
import styles from './Client.module.css'
import { useClient } from './ClientContext.ts'

const WaitingReview = lazyComponent(async () => (await import('./reviews/WaitingReview.tsx')).WaitingReview)

/** The pages of a client's agent; another agent's URL redirects to their first one. */
export function ClientAgentFrame() {
  const { region, agents } = useClient()
  const { agentId = '' } = useParams()
  const { workspaceId } = useWorkspaceRef()
  const title = agents.find((agent) => agent.agentId === agentId)?.title
  const inView = useMemo(
    () => (title === undefined ? null : { region, agentId, title, workspaceId }),
    [region, agentId, title, workspaceId],
  )
  const mayApprove = useMay('decideReview')
  if (inView === null) return <Navigate to="/app" replace />
  return (
    <AgentInViewContext value={inView}>
      <div className={styles.page}>
        {mayApprove && (
          <Suspense fallback={null}>
            <WaitingReview region={region} agentId={agentId} />
          </Suspense>
        )}
        <Outlet />
      </div>
    </AgentInViewContext>
  )
}
