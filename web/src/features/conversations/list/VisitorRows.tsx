import { IconChevronDown } from '@tabler/icons-react'
import type { ConversationRow as Row } from '@parley/functions/shared/chat/conversationRows'
import { useId, useState } from 'react'
import styles from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import type { FoldedRow } from './foldVisitors.ts'
import { visitorName } from '../names.ts'
import { t } from '../texts.ts'

interface VisitorRowsProps {
  folded: FoldedRow
  isPinned: boolean
  /** True when all matching conversations are loaded. */
  isComplete: boolean
  selectedId: string | undefined
  /** The conversation that the user returns from. */
  leftId: unknown
  toOf: (row: Row) => string
}

/**
 * Shows a visitor's newest conversation, with a button that unfolds their others; unfolded when one of those
 * is selected.
 */
export function VisitorRows({ folded, isPinned, isComplete, selectedId, leftId, toOf }: VisitorRowsProps) {
  const { front, others } = folded
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isInside = others.some(({ ID }) => ID === selectedId || ID === leftId)
  const isOpen = isUnfolded || isInside
  const count = others.length + 1
  const name = visitorName(front)
  // While some of the visitor's conversations may not be loaded, a number would be too low.
  const all = isComplete
    ? t('conversationsOfVisitor', { count, name })
    : t('earlierConversationsOf', { name })
  const rowOf = (row: Row) => (
    <ConversationRow
      item={row}
      waitingSince={isPinned && row === front ? row.waitingSince : 0}
      hasMoreNew={row === front && !isOpen && others.some(({ seen }) => !seen)}
      to={toOf(row)}
      isSelected={row.ID === selectedId}
      isLeft={row.ID === leftId}
    />
  )
  return (
    <li data-pinned={isPinned || undefined} data-folds={others.length > 0 || undefined}>
      {rowOf(front)}
      {others.length > 0 && (
        <button
          type="button"
          className={styles.unfold}
          title={all}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={isInside}
          onClick={() => setUnfolded(!isOpen)}
        >
          <span className="unseen">{all}</span>
          <span aria-hidden="true">
            {isComplete ? t('conversationCount', { count }) : t('earlierConversations')}
          </span>
          <IconChevronDown size={13} aria-hidden="true" />
        </button>
      )}
      {isOpen && others.length > 0 && (
        <ul id={id} className={styles.others}>
          {others.map((row) => (
            <li key={row.ID}>{rowOf(row)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
