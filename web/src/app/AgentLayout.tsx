import type { Agent } from '@parley/functions/shared/agent'
import { isRegion, type Region } from '@parley/functions/shared/regions'
import { Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../components/LoadFailure.tsx'
import { MantineRoom } from '../components/MantineRoom.tsx'
import { PartBoundary } from '../components/PartBoundary.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { AgentDraftContext } from '../features/agents/AgentDraftContext.ts'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { UnsavedBar } from '../features/agents/UnsavedBar.tsx'
import { useAgent } from '../features/agents/useAgent.ts'
import { useOpenAgent } from '../features/agents/useOpenAgent.ts'
import { useWrongField } from '../features/agents/useWrongField.ts'
import { useDraft } from '../lib/drafts/useDraft.ts'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import styles from './AgentLayout.module.css'
import { AgentTopBar } from './AgentTopBar.tsx'
import { PageSkeleton } from './ShellSkeleton.tsx'

const DebuggerPanel = lazyComponent(
  async () => (await import('../features/debugger/DebuggerPanel.tsx')).DebuggerPanel,
)

/** Finds the agent of the address, here or in the other region, and frames its pages. */
export function AgentLayout() {
  const { region, agentId = '' } = useParams()
  const location = useLocation()
  const here = isRegion(region) ? region : 'na'
  const agent = useAgent(here, agentId)

  if (agent.status === 'error')
    return <LoadFailure what="This agent" error={agent.error} retry={agent.retry} />
  if (agent.status === 'loading') return <AgentSkeleton />
  if (agent.data.found === 'nowhere') return <Navigate to="/404" replace />
  if (agent.data.found === 'elsewhere') {
    return (
      <Navigate
        to={location.pathname.replace(`/app/${here}/`, `/app/${agent.data.region}/`) + location.search}
        replace
      />
    )
  }
  return (
    <MantineRoom>
      <AgentFrame key={agentId} region={here} agent={agent.data.agent} />
    </MantineRoom>
  )
}

function AgentFrame({ region, agent }: { region: Region; agent: Agent }) {
  const editing = useOpenAgent(region, agent)
  useWrongField(editing)
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [isShown, setShown] = useState(search.get('showDebugger') === 'true')
  // Once opened it stays mounted, hidden or not, so that the conversation outlives the panel.
  const [wasShown, setWasShown] = useState(isShown)

  function setDebugger(shown: boolean) {
    setShown(shown)
    setWasShown(true)
    if (shown || !search.has('showDebugger')) return
    const rest = new URLSearchParams(search)
    rest.delete('showDebugger')
    setSearch(rest, { replace: true })
  }

  return (
    <AgentDraftContext value={editing}>
      <AgentTopBar isTestShown={isShown} onToggleTest={() => setDebugger(!isShown)} />
      <div className={styles.body} data-wide={pathname.includes('/convos')}>
        <div className={styles.page}>
          <PartBoundary of={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </PartBoundary>
          <UnsavedBar editing={editing} />
        </div>
        {wasShown && (
          <aside className={styles.debugger} hidden={!isShown} aria-label="Test chat">
            <PartBoundary>
              <Suspense fallback={<DebuggerSkeleton />}>
                <DebuggerPanel
                  region={region}
                  agentId={agent.ID}
                  title={agent.title}
                  accent={agent.primaryColor}
                  launchMessages={agent.vgOptions.initMessages}
                  suggestedReplies={agent.vgOptions.suggestedReplies}
                  hasUnsaved={isDirty}
                  onSave={() => void editing.save()}
                  onClose={() => setDebugger(false)}
                />
              </Suspense>
            </PartBoundary>
          </aside>
        )}
      </div>
      <LeaveGuard
        isDirty={isDirty}
        text="What you changed on this agent has not been saved."
        isInside={(pathname) => pathname.includes(`/agents/${agent.ID}/`)}
      />
    </AgentDraftContext>
  )
}

function DebuggerSkeleton() {
  return (
    <div className={styles.wait} aria-busy="true">
      <Skeleton height={16} width={140} />
      <Skeleton height={14} width="80%" />
    </div>
  )
}

function AgentSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.skeletonBar}>
        <Skeleton height={20} width={180} />
        <Skeleton height={32} width={96} />
      </div>
      <div style={{ padding: 32 }}>
        <Skeleton height={24} width={140} />
        <Skeleton height={260} top={24} maxWidth={640} shape="box" />
      </div>
    </div>
  )
}
