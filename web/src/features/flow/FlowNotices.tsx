import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useContext } from 'react'
import { describeProblem } from './describeProblem.ts'
import { FindingsContext, useFlowEditing, useProblemsOf, noNode } from './FlowContext.ts'
import { DeletedConflict } from './nodes/NodeNotices.tsx'
import styles from './nodes/NodeNotices.module.css'
import { t } from './texts.ts'

const id = 'flow-notices'

/** Scrolls to the notices that no node shows, and focuses them. */
export function showFlowNotices(): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** Shows what no node can show: errors of the whole flow, and conflicts about nodes deleted here. */
export function FlowNotices({ onAddStart }: { onAddStart: () => void }) {
  const { mayEdit } = useFlowEditing()
  const problems = useProblemsOf(noNode)
  const { conflicts, list } = useContext(FindingsContext)
  const drawn = new Set(list.map((node) => node.id))
  const deleted = conflicts.nodes.filter((nodeId) => !drawn.has(nodeId))
  const isBegun = list.length > 0
  if (deleted.length + (isBegun ? problems.length : 0) === 0) return null
  return (
    <div id={id} className={styles.notices} tabIndex={-1}>
      {isBegun &&
        problems.map((problem) => (
          <p key={problem.kind} className={styles.problem} data-level={problem.level}>
            <IconAlertCircle size={16} />
            {describeProblem(problem)}
            {problem.kind === 'noStart' && mayEdit && (
              <Button size="compact-sm" variant="default" onClick={onAddStart}>
                {t('addStart')}
              </Button>
            )}
          </p>
        ))}
      {deleted.map((nodeId) => (
        <DeletedConflict key={nodeId} nodeId={nodeId} />
      ))}
    </div>
  )
}
