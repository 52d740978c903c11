import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { isRegion, type Region } from '@parley/functions/shared/regions/regions'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { PartBoundary } from '../../components/failures/PartBoundary.tsx'
import { AgentDraftContext } from '../../features/agents/draft/AgentDraftContext.ts'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { UnsavedNodesGuard } from '../../features/agents/draft/UnsavedNodesGuard.tsx'
import { UnsavedBar } from '../../features/agents/draft/UnsavedBar.tsx'
import { useAgent } from '../../features/agents/draft/useAgent.ts'
import { useOpenAgent } from '../../features/agents/draft/useOpenAgent.ts'
import { useWrongField } from '../../features/agents/draft/useWrongField.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { useLeadToNode } from '../../lib/agents/leadToNode.ts'
import { useIsPending } from '../../lib/agents/pendingSaves.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { ToNotFound } from '../../lib/navigation/ToNotFound.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { AgentInViewContext } from './AgentInViewContext.ts'
import type { AgentFrameActions } from './AgentFrameActions.ts'
import styles from './AgentLayout.module.css'
import { AgentSideBar } from './view/AgentSideBar.tsx'
import { AgentTopBar } from './AgentTopBar.tsx'
import { PhoneBar } from '../navigation/PhoneBar.tsx'
import { agentItemOf } from '../navigationItems/agentNavigation.ts'
import { PageSkeleton } from '../shell/ShellSkeleton.tsx'
import { TestChatFrame } from './TestChatFrame.tsx'
import { useAgentLayout } from './view/useAgentView.ts'
import { t } from '../texts.ts'

const DebuggerPanel = lazyComponent(
  async () => (await import('../../features/debugger/DebuggerPanel.tsx')).DebuggerPanel,
)

/** Finds the agent of the URL, in this region or the other, and renders the frame of its pages. */
export function AgentLayout() {
  const { region, agentId = '' } = useParams()
  const location = useLocation()
  const currentRegion = isRegion(region) ? region : 'na'
  const agent = useAgent(currentRegion, agentId)

  const selected = selectedAgent(location.search)
  if (selected && selected.agentId !== agentId) {
    const page = location.pathname.split('/').slice(5)
    return (
      <Navigate
        to={webPaths.agent(currentRegion, selected.agentId, page.join('/')) + selected.rest}
        replace
      />
    )
  }
  if (agent.status === 'error')
    return (
      <>
        <PhoneBar />
        <LoadFailure title={t('agentNotLoaded')} error={agent.error} retry={agent.retry} />
      </>
    )
  if (agent.status === 'loading') return <AgentSkeleton />
  if (agent.data.found === 'nowhere') return <ToNotFound />
  if (agent.data.found === 'elsewhere') {
    return (
      <Navigate
        to={
          location.pathname.replace(`/app/${currentRegion}/`, `/app/${agent.data.region}/`) + location.search
        }
        replace
      />
    )
  }
  const { agentPlatform } = agent.data.agent
  if (agentPlatform === 'vf' && agentItemOf(location.pathname)?.isOfModels)
    return <Navigate to={webPaths.agent(currentRegion, agentId, 'settings?tab=core')} replace />
  return <AgentFrame key={agentId} region={currentRegion} agent={agent.data.agent} />
}

/** Returns another agent that the URL names; it is then opened at the same page. */
function selectedAgent(search: string): { agentId: string; rest: string } | undefined {
  const rest = new URLSearchParams(search)
  const agentId = rest.get('selected_agent_id')
  if (!agentId) return undefined
  rest.delete('selected_agent_id')
  return { agentId: encodeURIComponent(agentId), rest: rest.size > 0 ? `?${rest}` : '' }
}

function AgentFrame({ region, agent }: { region: Region; agent: Agent }) {
  const editing = useOpenAgent(region, agent)
  useWrongField(editing)
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  const hasUnsavedNodes = useIsPending(agent.ID)
  const { isVertical } = useAgentLayout()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useLeadToNode((nodeId) => {
    const view = pathname.endsWith('/prompt') ? 'prompt' : 'nodes'
    void navigate(webPaths.node(region, agent.ID, nodeId, view))
  })
  const [search, setSearch] = useSearchParams()
  // The inbox has no save bar: the bottom of the page is the reply field.
  const isWide = pathname.includes('/convos')
  const isOver = useLiesOver(isWide)
  const [opened, setOpened] = useState<'beside' | 'over' | null>(
    search.get('showDebugger') === 'true' ? 'beside' : null,
  )
  // It covers the page only if it was opened at that width.
  const isShown = opened === 'over' || (opened === 'beside' && !isOver)
  // Once opened it stays mounted, hidden or not, so that the conversation outlives the panel.
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const toggle = useRef<HTMLButtonElement>(null)

  function setDebugger(shown: boolean) {
    setOpened(shown ? (isOver ? 'over' : 'beside') : null)
    if (shown || !search.has('showDebugger')) return
    const rest = new URLSearchParams(search)
    rest.delete('showDebugger')
    setSearch(rest, { replace: true })
  }

  const title = useDraft(editing.store, ({ stored }) => stored.title)
  const { ID: agentId, ownerID: workspaceId } = agent
  const isProject = agent.agentPlatform === 'vf'
  const inView = useMemo(
    () => ({ region, agentId, title, workspaceId, isProject }),
    [region, agentId, title, workspaceId, isProject],
  )
  const actions: AgentFrameActions = { showTest: () => setDebugger(true) }
  const isClosed = wasShown && opened === null
  useEffect(() => {
    if (isClosed) toggle.current?.focus()
  }, [isClosed])

  return (
    <AgentInViewContext value={inView}>
      <AgentDraftContext value={editing}>
        <AgentTopBar ref={toggle} isTestShown={isShown} onToggleTest={() => setDebugger(!isShown)} />
        <div className={styles.body} data-tabs={!isVertical}>
          {isVertical && <AgentSideBar />}
          <div className={styles.page}>
            <PartBoundary of={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet context={actions} />
              </Suspense>
            </PartBoundary>
            {!isWide && <UnsavedBar editing={editing} />}
          </div>
          {wasShown && (
            <TestChatFrame
              title={agent.title}
              isShown={isShown}
              isOver={isOver}
              onClose={() => setDebugger(false)}
            >
              <PartBoundary>
                <Suspense fallback={<DebuggerSkeleton />}>
                  <DebuggerPanel
                    region={region}
                    agent={agent}
                    hasUnsaved={isDirty || (agent.enableNodes && hasUnsavedNodes)}
                    saveNodes={editing.saveNodes}
                    onSave={() => void editing.saveToPublish()}
                    onClose={() => setDebugger(false)}
                  />
                </Suspense>
              </PartBoundary>
            </TestChatFrame>
          )}
        </div>
        <LeaveGuard
          isDirty={isDirty}
          text={t('changesNotSaved')}
          isInside={(pathname) => pathname.includes(`/agents/${agent.ID}/`)}
        />
        {agent.enableNodes && <UnsavedNodesGuard agentId={agent.ID} />}
      </AgentDraftContext>
    </AgentInViewContext>
  )
}

/** Returns whether the test chat would leave the page too little room. */
function useLiesOver(isWide: boolean): boolean {
  const isNarrow = useMediaQuery('(max-width: 1180px)', false, { getInitialValueInEffect: false })
  // The inbox has three columns of its own.
  const isTight = useMediaQuery('(max-width: 1400px)', false, { getInitialValueInEffect: false })
  return isNarrow || (isWide && isTight)
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
        <Skeleton height={20} width={140} />
        <Skeleton height={32} width={96} ms="auto" />
      </div>
      <div style={{ padding: 32 }}>
        <Skeleton height={24} width={140} />
        <Skeleton height={260} mt={24} maw={640} radius="lg" />
      </div>
    </div>
  )
}
