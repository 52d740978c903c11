import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Shell.module.css'
import { useStoredChoice } from './useStoredChoice.ts'

interface FoldingGroupProps {
  /** Under which this browser remembers whether it is folded. */
  name: string
  /** Of the button that folds it. */
  label: string
  head: ReactNode
  /** A group without entries cannot be folded. */
  isEmpty: boolean
  children: ReactNode
}

/** A group of the side navigation: its head, and its entries unless it is folded. */
export function FoldingGroup({ name, label, head, isEmpty, children }: FoldingGroupProps) {
  const [choice, choose] = useStoredChoice(`nav.${name}`)
  const isOpen = choice !== 'closed'
  return (
    <div>
      <div className={styles.group}>
        {head}
        {!isEmpty && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={label}
            onClick={() => choose(isOpen ? 'closed' : null)}
          >
            <IconChevronDown size={14} />
          </button>
        )}
      </div>
      {isOpen && !isEmpty && <div className={styles.sublinks}>{children}</div>}
    </div>
  )
}
