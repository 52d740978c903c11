import { IconMoodSmile } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { useWaiting } from '../../../features/conversations/waiting/useWaiting.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { AgentLooks } from '../useAgentLooks.ts'
import { t } from '../texts.ts'
import styles from './WaitingPeople.module.css'
import { WaitingPerson } from './WaitingPerson.tsx'

/** The maximum number on the home page; the inbox has all of them. */
const maxShown = 4

/** Visitors who wait for a person, longest first, each with a button that takes over. */
export function WaitingPeople({ looks }: { looks: AgentLooks }) {
  const { region } = useWorkspaceRef()
  const waiting = useWaiting()
  if (waiting.status === 'loading') return <div className={styles.nobody} aria-busy="true" />
  if (waiting.status === 'error') return <InlineFailure text={t('waitingNotLoaded')} retry={waiting.retry} />
  // The conversations of an agent that is being deleted cannot be opened.
  const items = waiting.data.items.filter(({ agentId }) => looks.has(agentId))
  if (items.length === 0) return <NobodyWaits />
  const more = items.length - maxShown
  return (
    <section className={styles.people} aria-labelledby="waiting-people">
      <h2 id="waiting-people">{t('waiting', { count: items.length })}</h2>
      <ul>
        {items.slice(0, maxShown).map((row) => (
          <WaitingPerson key={`${row.agentId}/${row.ID}`} row={row} look={looks.get(row.agentId)} />
        ))}
      </ul>
      {more > 0 && <Link to={webPaths.inbox(region)}>{t('moreWait', { count: more })}</Link>}
    </section>
  )
}

function NobodyWaits() {
  return (
    <section className={styles.nobody}>
      <IconMoodSmile size={22} stroke={1.5} aria-hidden="true" />
      <p>
        <b>{t('nobodyWaits')}</b>
        <span>{t('nobodyWaitsHint')}</span>
      </p>
    </section>
  )
}
