import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { Link } from 'react-router-dom'
import { useWaiting } from '../../features/conversations/useWaiting.ts'
import { WaitingTime } from '../../features/conversations/WaitingTime.tsx'
import { webPaths } from '../../lib/paths.ts'
import styles from './AgentHome.module.css'
import { ConversationLines } from './ConversationLines.tsx'
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
      <ConversationLines
        region={region}
        agentId={agentId}
        rows={own.slice(0, mostShown)}
        timeOf={({ waitingSince }) => <WaitingTime since={waitingSince} />}
      />
    </section>
  )
}
