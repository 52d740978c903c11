import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { useWaiting } from '../../features/conversations/waiting/useWaiting.ts'
import { webPaths } from '../../lib/webPaths.ts'
import styles from '../home/waiting/WaitingPeople.module.css'
import { WaitingPerson } from '../home/waiting/WaitingPerson.tsx'
import { t } from './texts.ts'

/** The others are in the inbox. */
const maxShown = 3

interface AgentWaitingProps {
  region: Region
  agentId: string
}

/** The visitors who wait for a person with this agent, longest first; hidden if none exist. */
export function AgentWaiting({ region, agentId }: AgentWaitingProps) {
  const waiting = useWaiting()
  const people = waiting.status === 'ready' ? waiting.data.items : []
  const ofAgent = people.filter((row) => row.agentId === agentId)
  if (ofAgent.length === 0) return null
  return (
    <section className={styles.people} aria-labelledby="agent-waiting">
      <h2 id="agent-waiting">{t('waiting', { count: ofAgent.length })}</h2>
      <ul>
        {ofAgent.slice(0, maxShown).map((row) => (
          <WaitingPerson key={row.ID} row={row} look={undefined} />
        ))}
      </ul>
      {ofAgent.length > maxShown && (
        <Link to={webPaths.agent(region, agentId, 'convos?show=handedOver')}>{t('openThem')}</Link>
      )}
    </section>
  )
}
