import type { Conflict } from '../../../lib/drafts/rebaseEdits.ts'
import { describeValue } from './describeValue.ts'
import { fieldName } from './fieldNames.ts'
import styles from './UnsavedBar.module.css'
import { t } from '../texts.ts'

interface ConflictListProps {
  conflicts: readonly Conflict[]
  onSettle: (path: string, choice: 'mine' | 'theirs') => void
}

/** Fields that both sides have changed, with both values; the other value is on the server. */
export function ConflictList({ conflicts, onSettle }: ConflictListProps) {
  return (
    <ul className={styles.conflicts} aria-label={t('changedByBoth')}>
      {conflicts.map(({ path, mine, theirs }) => (
        <li key={path}>
          <b>{fieldName(path)}</b>
          <button type="button" onClick={() => onSettle(path, 'mine')}>
            <small>{t('yours')}</small>
            <span dir="auto">{describeValue(mine)}</span>
          </button>
          <button type="button" onClick={() => onSettle(path, 'theirs')}>
            <small>{t('theOther')}</small>
            <span dir="auto">{describeValue(theirs)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
