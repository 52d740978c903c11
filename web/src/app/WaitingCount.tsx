import { useWaiting } from '../features/conversations/useWaiting.ts'
import styles from './WaitingCount.module.css'
import { t } from './texts.ts'

/** How many people wait for a person, of one agent or of all; nothing while nobody does. */
export function WaitingCount({ agentId }: { agentId?: string }) {
  const waiting = useWaiting()
  const all = waiting.status === 'ready' ? waiting.data.items : []
  const count = all.filter((row) => agentId === undefined || row.agentId === agentId).length
  if (count === 0) return null
  const isCut = waiting.status === 'ready' && waiting.data.isCut
  const words = t('peopleWait', { count })
  return (
    <span className={styles.count} title={words}>
      <span aria-hidden="true">{isCut ? `${count}+` : count}</span>
      <span className="unseen">{words}</span>
    </span>
  )
}
