import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { useWaiting } from '../../features/conversations/useWaiting.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from '../home/WaitingPeople.module.css'
import { WaitingPerson } from '../home/WaitingPerson.tsx'
import { t } from './texts.ts'

/** The others are in the inbox. */
const mostShown = 3

interface AgentWaitingProps {
  region: Region
  agentId: string
}

/** The visitors who wait for a person with this agent, longest first; hidden if there are none. */
export function AgentWaiting({ region, agentId }: AgentWaitingProps) {
  const waiting = useWaiting()
  const people = waiting.status === 'ready' ? waiting.data.items : []
  const own = people.filter((row) => row.agentId === agentId)
  if (own.length === 0) return null
  return (
    <section className={styles.people} aria-labelledby="agent-waiting">
      <h2 id="agent-waiting">{t('waiting', { count: own.length })}</h2>
      <ul>
        {own.slice(0, mostShown).map((row) => (
          <WaitingPerson key={row.ID} row={row} look={undefined} />
        ))}
      </ul>
      {own.length > mostShown && (
        <Link to={webPaths.agent(region, agentId, 'convos?show=handedOver')}>{t('openThem')}</Link>
      )}
    </section>
  )
}
