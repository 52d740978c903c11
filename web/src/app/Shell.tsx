import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { WorkspaceEntry } from '../features/workspaces/useWorkspaces.ts'
import { useShortcut } from '../lib/useShortcut.ts'
import styles from './Shell.module.css'
import { ShellActionsContext, type ShellActions } from './shellActions.ts'
import { SideNav } from './SideNav.tsx'

const CommandMenu = lazy(() => import('./CommandMenu.tsx').then((module) => ({ default: module.CommandMenu })))
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })))
const NewAgentDrawer = lazy(() => import('../features/agents/NewAgentDrawer.tsx').then((module) => ({ default: module.NewAgentDrawer })))
const AgentWizard = lazy(() => import('../features/agents/wizard/AgentWizard.tsx').then((module) => ({ default: module.AgentWizard })))

type Layer = 'commands' | 'shortcuts' | 'newAgent' | 'wizard'

interface ShellProps {
  workspaces: WorkspaceEntry[]
  onSelectWorkspace: (workspace: WorkspaceEntry) => void
}

/** The frame: skip link, side navigation, page, and the layers that can be opened from anywhere. */
export function Shell({ workspaces, onSelectWorkspace }: ShellProps) {
  const [layer, setLayer] = useState<Layer | null>(null)
  const { pathname } = useLocation()
  // Open for the page it was opened on: going anywhere closes it.
  const [navPath, setNavPath] = useState<string>()
  const isNavOpen = navPath === pathname
  const main = useRef<HTMLElement>(null)
  const close = () => setLayer(null)
  const actions: ShellActions = {
    openNewAgent: () => setLayer('newAgent'),
    openCommands: () => setLayer('commands'),
    openShortcuts: () => setLayer('shortcuts'),
  }

  // Another page begins at its top; choosing a conversation is not another page.
  const section = pathname.split('/').slice(0, 6).join('/')
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [section])

  useShortcut('mod+k', actions.openCommands)
  useShortcut('?', actions.openShortcuts)
  useEffect(() => {
    if (!isNavOpen) return
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setNavPath(undefined)
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isNavOpen])

  return (
    <ShellActionsContext value={actions}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
          Skip to content
        </a>
        <div className={styles.bar}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Open navigation" aria-expanded={isNavOpen} onClick={() => setNavPath(pathname)}>
            <IconMenu2 size={20} />
          </ActionIcon>
          Parley
        </div>
        <button type="button" className={styles.backdrop} data-open={isNavOpen} tabIndex={-1} aria-label="Close navigation" onClick={() => setNavPath(undefined)} />
        <aside className={styles.nav} data-open={isNavOpen}>
          <SideNav workspaces={workspaces} onSelectWorkspace={onSelectWorkspace} />
        </aside>
        <main id="main" ref={main} className={styles.main} tabIndex={-1}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Suspense fallback={null}>
        {layer === 'commands' && <CommandMenu onClose={close} />}
        {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {layer === 'newAgent' && <NewAgentDrawer onWizard={() => setLayer('wizard')} onClose={close} />}
        {layer === 'wizard' && <AgentWizard onClose={close} />}
      </Suspense>
    </ShellActionsContext>
  )
}
