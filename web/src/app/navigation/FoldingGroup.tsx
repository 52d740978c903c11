import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../shell/Shell.module.css'
import { useStoredChoice } from '../shell/useStoredChoice.ts'

interface FoldingGroupProps {
  /** The name under which this browser stores whether it is collapsed. */
  name: string
  /** The label of the button that collapses it. */
  label: string
  head: ReactNode
  /** A group without entries cannot be collapsed. */
  isEmpty: boolean
  children: ReactNode
}

/** A group of the side navigation: its head, and its entries unless it is collapsed. */
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
