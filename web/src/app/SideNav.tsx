import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconCommand, IconMoon, IconPlus, IconRobot, IconSun } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink, useMatch } from 'react-router-dom'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { useAgents } from '../features/agents/useAgents.ts'
import { CreditsLine } from '../features/workspaces/CreditsLine.tsx'
import type { WorkspaceEntry } from '../features/workspaces/useWorkspaces.ts'
import { WorkspaceButton } from '../features/workspaces/WorkspaceButton.tsx'
import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { readStored, writeStored } from '../lib/stored.ts'
import styles from './Shell.module.css'
import { useShellActions } from './shellActions.ts'

// The menu brings the positioning of everything that floats; the button it hangs on is there at once.
const WorkspaceMenu = lazy(() => import('../features/workspaces/WorkspaceMenu.tsx').then((module) => ({ default: module.WorkspaceMenu })))

const shownAgents = 8

interface SideNavProps {
  workspaces: WorkspaceEntry[]
  onSelectWorkspace: (workspace: WorkspaceEntry) => void
}

export function SideNav({ workspaces, onSelectWorkspace }: SideNavProps) {
  const { region } = useWorkspaceRef()
  const { openCommands, openNewAgent } = useShellActions()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'light' ? 'dark' : 'light'
  // A click on the button before its menu has come must not be lost.
  const [isMenuAsked, setMenuAsked] = useState(false)

  return (
    <>
      <Suspense fallback={<WorkspaceButton onClick={() => setMenuAsked(true)} />}>
        <WorkspaceMenu workspaces={workspaces} onSelect={onSelectWorkspace} isOpenAtFirst={isMenuAsked} />
      </Suspense>
      <Button mt={12} variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={openNewAgent}>
        New Agent
      </Button>
      <nav aria-label="Main" className={styles.links}>
        <AgentsGroup region={region} />
      </nav>
      <div className={styles.foot}>
        <CreditsLine className={styles.credits} />
        <button type="button" className={styles.link} onClick={openCommands}>
          <IconCommand size={16} /> Command menu
        </button>
        <button type="button" className={styles.link} onClick={() => setColorScheme(other)}>
          {scheme === 'light' ? <IconMoon size={16} /> : <IconSun size={16} />} {scheme === 'light' ? 'Dark mode' : 'Light mode'}
        </button>
      </div>
    </>
  )
}

/** The agents changed last, under the entry that lists them all. Folded or not is remembered. */
function AgentsGroup({ region }: { region: string }) {
  const agents = useAgents()
  const match = useMatch('/app/:region/agents/:agentId/*')
  const [isOpen, setOpen] = useState(() => readStored('nav.agents') !== 'closed')
  const items = agents.status === 'ready' ? agents.data.items.slice(0, shownAgents) : []

  function handleFold() {
    writeStored('nav.agents', isOpen ? 'closed' : null)
    setOpen(!isOpen)
  }

  return (
    <div>
      <div className={styles.group}>
        <NavLink to={webPaths.agents(region)} end className={styles.link ?? ''}>
          <IconRobot size={17} /> Agents
        </NavLink>
        {items.length > 0 && (
          <button type="button" className={styles.fold} aria-expanded={isOpen} aria-label="Agents in the navigation" onClick={handleFold}>
            <IconChevronDown size={14} />
          </button>
        )}
      </div>
      {isOpen && items.length > 0 && (
        <div className={styles.sublinks}>
          {items.map((agent) => (
            <Link
              key={agent.ID} to={webPaths.agent(region, agent.ID)} className={styles.sublink ?? ''} title={agent.title}
              aria-current={match?.params.agentId === agent.ID ? 'page' : undefined}
            >
              <AgentSwatch color={agent.primaryColor} size={8} />
              <span>{agent.title}</span>
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}
