import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { PartBoundary } from '../../components/failures/PartBoundary.tsx'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import type { WorkspaceLayer } from '../../features/workspaces/WorkspaceDialogs.tsx'
import type { WorkspaceEntry } from '../../features/workspaces/useWorkspaces.ts'
import { endFirstView } from '../../lib/firstView/firstView.ts'
import { useShortcut } from '../../lib/browser/useShortcut.ts'
import { whenIdle } from '../../lib/browser/whenIdle.ts'
import { fetchLayers, Layers, WorkspaceDialogs, type FormLayer, type OverLayer } from './Layers.tsx'
import styles from './Shell.module.css'
import { NavigationContext } from '../navigation/NavigationContext.ts'
import { PendingSign } from './PendingSign.tsx'
import { BottomBar } from '../navigation/BottomBar.tsx'
import { PhoneBar } from '../navigation/PhoneBar.tsx'
import { ShellActionsContext, type ShellActions } from './shellActions.ts'
import { PageSkeleton } from './ShellSkeleton.tsx'
import { SideNav } from '../navigation/SideNav.tsx'
import { useArrival } from './useArrival.ts'
import { useFullscreen } from './useFullscreen.ts'
import { t } from '../texts.ts'

interface ShellProps {
  workspaces: WorkspaceEntry[]
  onSelectWorkspace: (workspace: WorkspaceEntry) => void
}

/**
 * The frame of the dashboard: skip link, side navigation, page, and the layers that can be opened anywhere.
 */
export function Shell({ workspaces, onSelectWorkspace }: ShellProps) {
  const { pathname, search } = useLocation()
  // Navigating to another page closes the layer of the previous one.
  const [opened, setOpened] = useState<{ form: FormLayer; over: string } | null>(null)
  const form = opened?.over === pathname ? opened.form : null
  const setForm = (layer: FormLayer | null) => setOpened(layer && { form: layer, over: pathname })
  const [workspaceLayer, setWorkspaceLayer] = useState<WorkspaceLayer | null>(null)
  const [over, setOver] = useState<OverLayer | null>(null)
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  const isAgent = useMatch('/app/:region/agents/:agentId/*') !== null
  const [isFullscreen] = useFullscreen()
  const main = useRef<HTMLElement>(null)
  const actions: ShellActions = {
    // An open form is kept.
    openNewAgent: () => setForm(form ?? 'newAgent'),
    openCommands: () => setOver('commands'),
    openShortcuts: () => setOver('shortcuts'),
    openWorkspaceLayer: setWorkspaceLayer,
  }

  // Another page starts at its top; selecting a conversation is not another page.
  const section = sectionOf(pathname)
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [section])

  const announced = useArrival(main, { page: section, part: partOf(search) })

  // Once the list is rendered, deferred parts may load.
  const isShown = useAgentRows().status !== 'loading'
  useEffect(() => {
    if (!isShown) return
    return whenIdle(() => {
      endFirstView()
      fetchLayers()
    })
  }, [isShown])

  useShortcut('mod+k', actions.openCommands)
  useShortcut('?', actions.openShortcuts)

  const navigation = <SideNav workspaces={workspaces} onSelectWorkspace={onSelectWorkspace} />

  return (
    <ShellActionsContext value={actions}>
      <NavigationContext value={isPhone ? navigation : null}>
        <div className={styles.shell} data-fullscreen={isAgent && isFullscreen}>
          <a
            className={styles.skip}
            href="#main"
            onClick={(event) => {
              event.preventDefault()
              main.current?.focus()
            }}
          >
            {t('skipToContent')}
          </a>
          {!isPhone && <aside className={styles.nav}>{navigation}</aside>}
          {isPhone && !isAgent && <PhoneBar />}
          <main id="main" ref={main} className={styles.main} tabIndex={-1}>
            <PartBoundary of={section}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </PartBoundary>
          </main>
          {isPhone && <BottomBar />}
        </div>
        <PendingSign />
        <div className="unseen" aria-live="polite">
          {announced}
        </div>
        {workspaceLayer && (
          <LayerBoundary onClose={() => setWorkspaceLayer(null)}>
            <WorkspaceDialogs
              layer={workspaceLayer}
              onChange={setWorkspaceLayer}
              onSelect={onSelectWorkspace}
            />
          </LayerBoundary>
        )}
        <Layers form={form} over={over} onForm={setForm} onOver={setOver} />
      </NavigationContext>
    </ShellActionsContext>
  )
}

/**
 * Returns the page part of a pathname, without the selection inside it; an agent's page is two segments
 * deeper.
 */
function sectionOf(pathname: string): string {
  const segments = pathname.split('/')
  return segments.slice(0, segments[3] === 'inbox' ? 4 : 6).join('/')
}

/** Returns the tab or form of a URL's query: people see them as pages, though only the query differs. */
function partOf(search: string): string {
  const parts = new URLSearchParams(search)
  return [parts.get('tab'), parts.get('form')].filter(Boolean).join('/')
}
