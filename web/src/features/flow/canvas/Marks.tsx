import { IconAlertCircle, IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { useContext } from 'react'
import { describeProblem } from '../describeProblem.ts'
import { FindingsContext, useProblemsOf } from '../FlowContext.ts'
import { t } from '../texts.ts'
import styles from './FlowCard.module.css'

/**
 * The problems and conflicts of a node. A component of its own, because problems are found again with every
 * change.
 */
export function Marks({ nodeId }: { nodeId: string }) {
  const problems = useProblemsOf(nodeId)
  const isConflict = useContext(FindingsContext).conflicts.nodes.includes(nodeId)
  const [worst] = problems.toSorted((one, other) => one.level.localeCompare(other.level))
  return (
    <>
      {isConflict && <IconUsers size={15} className={styles.error} aria-label={t('conflict')} />}
      {worst && (
        <span
          className={worst.level === 'error' ? styles.error : styles.warning}
          title={problems.map(describeProblem).join('\n')}
        >
          {worst.level === 'error' ? (
            <IconAlertCircle size={16} aria-label={describeProblem(worst)} />
          ) : (
            <IconAlertTriangle size={16} aria-label={describeProblem(worst)} />
          )}
        </span>
      )}
    </>
  )
}
