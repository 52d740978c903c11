import { Link, NavLink, useMatch } from 'react-router-dom'
import { AgentSwatch } from '../../features/agents/AgentSwatch.tsx'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { FoldingGroup } from './FoldingGroup.tsx'
import type { NavigationItem } from '../navigationItems/NavigationItem.ts'
import styles from '../shell/Shell.module.css'
import { t } from '../texts.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { labelOf } from '../navigationItems/nameOf.ts'

const shownAgents = 8

/** The most recently changed agents, below the entry that lists all. */
export function AgentsGroup({ place: { name, icon: Icon } }: { place: NavigationItem }) {
  const { region } = useWorkspaceRef()
  const agents = useAgentRows()
  const colourOf = useAgentColours()
  const openId = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const items = agents.status === 'ready' ? agents.data.items.slice(0, shownAgents) : []
  return (
    <FoldingGroup
      name="agents"
      label={t('agentsInTheNavigation')}
      isEmpty={items.length === 0 && agents.status !== 'error'}
      head={
        <NavLink to={webPaths.agents(region)} end className={styles.link ?? ''}>
          <Icon size={17} /> {labelOf(name)}
        </NavLink>
      }
    >
      {agents.status === 'error' && (
        <button type="button" className={styles.sublink} onClick={agents.retry}>
          {t('agentsNotLoaded')}
        </button>
      )}
      {items.map((agent) => (
        <Link
          key={agent.ID}
          to={webPaths.agent(region, agent.ID)}
          className={styles.sublink ?? ''}
          title={agent.title}
          aria-current={openId === agent.ID ? 'page' : undefined}
        >
          <AgentSwatch color={colourOf(agent.ID)} size={8} />
          <span dir="auto">{agent.title}</span>
          <WaitingCount agentId={agent.ID} />
        </Link>
      ))}
    </FoldingGroup>
  )
}
