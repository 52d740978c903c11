import { Button, EmptyState, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Page } from '../../components/Page.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import styles from './AgentsPage.module.css'
import { AgentStateBadge } from './AgentStateBadge.tsx'
import { useAgentRoom } from './useAgentRoom.ts'
import { useAgentRows, type AgentRow as Row } from './useAgents.ts'

export function AgentsPage({ onNewAgent }: { onNewAgent: () => void }) {
  const agents = useAgentRows()
  const room = useAgentRoom()
  const { region } = useWorkspaceRef()
  const isEmpty = agents.status === 'ready' && agents.data.items.length + agents.data.brokenIds.length === 0
  const actions = (
    <>
      {room && (
        <span className={styles.limit}>
          {room.count} of {room.most}
        </span>
      )}
      {room?.isFull && (
        <Link to={webPaths.billing(region, 'upgrade')} className={styles.limit ?? ''}>
          Upgrade for more
        </Link>
      )}
      {!isEmpty && (
        <Button leftSection={<IconPlus size={16} />} onClick={onNewAgent}>
          New Agent
        </Button>
      )}
    </>
  )
  return (
    <Page title="Agents" actions={actions}>
      <AgentList onNewAgent={onNewAgent} />
    </Page>
  )
}

function AgentList({ onNewAgent }: { onNewAgent: () => void }) {
  const agents = useAgentRows()
  if (agents.status === 'error')
    return <LoadFailure title="Your agents could not be loaded" error={agents.error} retry={agents.retry} />
  if (agents.status === 'loading') return <ListSkeleton />
  const { items, brokenIds } = agents.data
  if (items.length + brokenIds.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title="Make your first agent"
          description="An agent answers your visitors from what you teach it. Start from a template, give it your documents, and try it before anybody sees it."
        >
          <EmptyState.Actions>
            <Button leftSection={<IconPlus size={16} />} onClick={onNewAgent}>
              New Agent
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className={styles.table} aria-label="Agents">
      {items.map((agent) => (
        <li key={agent.ID}>
          <AgentRow agent={agent} />
        </li>
      ))}
      {brokenIds.map((id) => (
        <li key={id} className={styles.broken}>
          Agent {id} cannot be shown: what is stored of it is not complete.
        </li>
      ))}
    </ul>
  )
}

function AgentRow({ agent }: { agent: Row }) {
  const { region } = useWorkspaceRef()
  const changed = agent.lastModified * 1000
  return (
    <Link to={webPaths.agent(region, agent.ID)} className={styles.row}>
      <span className={styles.mark} style={{ background: agent.primaryColor }} aria-hidden="true">
        {agent.title.slice(0, 1).toUpperCase()}
      </span>
      <span style={{ minWidth: 0 }}>
        <span className={styles.title} style={{ display: 'block' }} title={agent.title}>
          {agent.title}
        </span>
        <span className={styles.text} style={{ display: 'block' }}>
          {agent.description || 'No description yet'}
        </span>
      </span>
      <AgentStateBadge agent={agent} />
      <time
        className={styles.time}
        dateTime={new Date(changed).toISOString()}
        title={formatDateTime(changed)}
      >
        {formatAgo(changed)}
      </time>
    </Link>
  )
}

function ListSkeleton() {
  return (
    <div className={styles.table} aria-busy="true" aria-label="Loading agents">
      {[0, 1].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} />
          <span>
            <Skeleton height={12} width={180} />
            <Skeleton height={10} mt={10} width={260} maw="100%" />
          </span>
          <Skeleton height={18} width={64} radius="xl" />
          <Skeleton className={styles.time} height={10} />
        </div>
      ))}
    </div>
  )
}
