import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { Link } from 'react-router-dom'
import { visitorName } from '../../features/conversations/names.ts'
import { useWaiting } from '../../features/conversations/useWaiting.ts'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from './AgentHome.module.css'
import { t } from './texts.ts'

/** The others are in the inbox. */
const mostShown = 3

interface AgentWaitingProps {
  region: Region
  agentId: string
}

/** Who waits for a person with this agent, the longest first; nothing while nobody does. */
export function AgentWaiting({ region, agentId }: AgentWaitingProps) {
  const waiting = useWaiting()
  const people = waiting.status === 'ready' ? waiting.data.items : []
  const own = people.filter((row) => row.agentId === agentId)
  if (own.length === 0) return null
  return (
    <section className={styles.waiting} aria-labelledby="agent-waiting">
      <header>
        <h2 id="agent-waiting">{t('waiting', { count: own.length })}</h2>
        <Button component={Link} size="sm" to={webPaths.agent(region, agentId, 'convos?show=handedOver')}>
          {t('openThem')}
        </Button>
      </header>
      <ul>
        {own.slice(0, mostShown).map((row) => (
          <li key={row.ID}>
            <Link to={webPaths.conversation(region, agentId, row.ID)}>
              <b>
                <bdi dir="auto">{visitorName(row)}</bdi>
              </b>
              <span>
                <bdi dir="auto">{row.preview}</bdi>
              </span>
              <time title={formatDateTime(row.waitingSince)}>{formatAgo(row.waitingSince)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
