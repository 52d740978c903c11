import type { Region } from '@parley/functions/shared/regions'
import type { Column } from '../../components/table/columns.ts'
import { RowLink } from '../../components/table/RowLink.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from './AgentsPage.module.css'
import { AgentStateBadge } from './AgentStateBadge.tsx'
import type { AgentRow } from './useAgents.ts'
import { listTexts as t } from './listTexts.ts'

export function agentColumns(region: Region): Column<AgentRow>[] {
  return [
    {
      id: 'name',
      title: t('name'),
      isMain: true,
      sortBy: ({ title }) => title,
      cell: (agent) => <AgentName region={region} agent={agent} />,
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'end',
      cell: (agent) => <AgentStateBadge agent={agent} />,
    },
    {
      id: 'changed',
      title: t('changed'),
      sortBy: ({ lastModified }) => lastModified,
      isDescendingFirst: true,
      isNumber: true,
      onCards: 'hidden',
      cell: ({ lastModified }) => <Moment at={lastModified * 1000} />,
    },
  ]
}

function AgentName({ region, agent }: { region: Region; agent: AgentRow }) {
  return (
    <RowLink to={webPaths.agent(region, agent.ID)}>
      <span className={styles.name}>
        <span className={styles.mark} style={{ background: agent.primaryColor }} aria-hidden="true">
          {agent.title.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.words}>
          <b title={agent.title}>
            <bdi dir="auto">{agent.title}</bdi>
          </b>
          <span>
            <bdi dir="auto">{agent.description || t('noDescriptionYet')}</bdi>
          </span>
        </span>
      </span>
    </RowLink>
  )
}

function Moment({ at }: { at: number }) {
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  )
}
