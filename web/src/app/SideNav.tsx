import { Button } from '@mantine/core'
import {
  IconChevronDown,
  IconCommand,
  IconCreditCard,
  IconMoon,
  IconPlus,
  IconRobot,
  IconSun,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link, NavLink, useMatch } from 'react-router-dom'
import { PartBoundary } from '../components/PartBoundary.tsx'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { CreditsLine } from '../features/workspaces/CreditsLine.tsx'
import { UpgradeLink } from '../features/workspaces/UpgradeLink.tsx'
import type { WorkspaceEntry } from '../features/workspaces/useWorkspaces.ts'
import { WorkspaceButton } from '../features/workspaces/WorkspaceButton.tsx'
import { chooseColorScheme, useColorScheme } from '../lib/colorScheme.ts'
import { useIsFirstViewOver } from '../lib/firstView.ts'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { readStored, writeStored } from '../lib/stored.ts'
import styles from './Shell.module.css'
import { useShellActions } from './shellActions.ts'

// The menu brings the positioning of everything that floats; the button it hangs on is there at once.
const WorkspaceMenu = lazyComponent(
  async () => (await import('../features/workspaces/WorkspaceMenu.tsx')).WorkspaceMenu,
)

const shownAgents = 8

interface SideNavProps {
  workspaces: WorkspaceEntry[]
  onSelectWorkspace: (workspace: WorkspaceEntry) => void
}

export function SideNav({ workspaces, onSelectWorkspace }: SideNavProps) {
  const { region } = useWorkspaceRef()
  const { openCommands, openNewAgent } = useShellActions()
  const scheme = useColorScheme()
  const other = scheme === 'light' ? 'dark' : 'light'
  const isFirstViewOver = useIsFirstViewOver()
  // A click on the button before its menu has come must not be lost.
  const [isMenuAsked, setMenuAsked] = useState(false)
  const ask = () => setMenuAsked(true)
  // Pressing counts, not the click: another button may have taken this one's place before it is let go.
  const button = <WorkspaceButton onMouseDown={ask} onClick={ask} aria-busy={isMenuAsked} />

  return (
    <>
      {isFirstViewOver || isMenuAsked ? (
        <PartBoundary fallback={(_error, retry) => <WorkspaceButton onClick={retry} />}>
          <Suspense fallback={button}>
            <WorkspaceMenu workspaces={workspaces} onSelect={onSelectWorkspace} isOpenAtFirst={isMenuAsked} />
          </Suspense>
        </PartBoundary>
      ) : (
        button
      )}
      <Button
        className={styles.create}
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={openNewAgent}
      >
        New Agent
      </Button>
      <nav aria-label="Main" className={styles.links}>
        <AgentsGroup region={region} />
      </nav>
      <div className={styles.foot}>
        <CreditsLine className={styles.credits} />
        <UpgradeLink className={styles.link} />
        <NavLink to={webPaths.billing(region)} className={styles.link ?? ''}>
          <IconCreditCard size={16} /> Billing
        </NavLink>
        <button type="button" className={styles.link} onClick={openCommands}>
          <IconCommand size={16} /> Command menu
        </button>
        <button type="button" className={styles.link} onClick={() => chooseColorScheme(other)}>
          {scheme === 'light' ? <IconMoon size={16} /> : <IconSun size={16} />}{' '}
          {scheme === 'light' ? 'Dark mode' : 'Light mode'}
        </button>
      </div>
    </>
  )
}

/** The agents changed last, under the entry that lists them all. Folded or not is remembered. */
function AgentsGroup({ region }: { region: string }) {
  const agents = useAgentRows()
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
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label="Agents in the navigation"
            onClick={handleFold}
          >
            <IconChevronDown size={14} />
          </button>
        )}
      </div>
      {isOpen && items.length > 0 && (
        <div className={styles.sublinks}>
          {items.map((agent) => (
            <Link
              key={agent.ID}
              to={webPaths.agent(region, agent.ID)}
              className={styles.sublink ?? ''}
              title={agent.title}
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
