import { IconChevronDown } from '@tabler/icons-react'
import type { ConversationRow as Row } from '@parley/functions/shared/conversationRows'
import { useId, useState } from 'react'
import { formatCount } from '../../lib/formats.ts'
import styles from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import type { FoldedRow } from './foldVisitors.ts'
import { visitorName } from './names.ts'
import { VisitorFace } from './VisitorFace.tsx'
import { t } from './texts.ts'

const mostFaces = 3

interface VisitorRowsProps {
  folded: FoldedRow
  isPinned: boolean
  selectedId: string | undefined
  /** The conversation that one comes back from. */
  leftId: unknown
  toOf: (row: Row) => string
}

/** A visitor's newest conversation, and a small button that unfolds his others; open where one of them is. */
export function VisitorRows({ folded, isPinned, selectedId, leftId, toOf }: VisitorRowsProps) {
  const { front, others } = folded
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isInside = others.some(({ ID }) => ID === selectedId || ID === leftId)
  const isOpen = isUnfolded || isInside
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
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={isInside}
          onClick={() => setUnfolded(!isOpen)}
        >
          <span className="unseen">
            {t('moreOfVisitor', { count: others.length, name: visitorName(front) })}
          </span>
          <span className={styles.stack} aria-hidden="true">
            {others.slice(0, mostFaces).map((row) => (
              <VisitorFace key={row.ID} conversation={row} size={16} />
            ))}
          </span>
          <span aria-hidden="true">{formatCount(others.length)}</span>
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
