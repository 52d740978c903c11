import { Link, NavLink, useMatch } from 'react-router-dom'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { FoldingGroup } from './FoldingGroup.tsx'
import type { Place } from './places/Place.ts'
import styles from './Shell.module.css'

const shownAgents = 8

/** The agents changed last, under the entry that lists them all. */
export function AgentsGroup({ place: { label, icon: Icon } }: { place: Place }) {
  const { region } = useWorkspaceRef()
  const agents = useAgentRows()
  const openId = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const items = agents.status === 'ready' ? agents.data.items.slice(0, shownAgents) : []
  return (
    <FoldingGroup
      name="agents"
      label="Agents in the navigation"
      isEmpty={items.length === 0}
      head={
        <NavLink to={webPaths.agents(region)} end className={styles.link ?? ''}>
          <Icon size={17} /> {label}
        </NavLink>
      }
    >
      {items.map((agent) => (
        <Link
          key={agent.ID}
          to={webPaths.agent(region, agent.ID)}
          className={styles.sublink ?? ''}
          title={agent.title}
          aria-current={openId === agent.ID ? 'page' : undefined}
        >
          <AgentSwatch color={agent.primaryColor} size={8} />
          <span dir="auto">{agent.title}</span>
        </Link>
      ))}
    </FoldingGroup>
  )
}
