import styles from './WaitingCount.module.css'
import { t } from '../texts.ts'

/** A number of waiting visitors, with a label for screen readers. */
export function WaitingMark({ count, isCut = false }: { count: number; isCut?: boolean }) {
  const words = t('peopleWait', { count })
  return (
    <span className={styles.count} title={words}>
      <span aria-hidden="true">{isCut ? `${count}+` : count}</span>
      <span className="unseen">{words}</span>
    </span>
  )
}
