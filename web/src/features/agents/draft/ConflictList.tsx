import type { Conflict } from '../../../lib/drafts/rebaseEdits.ts'
import { describeChange } from './describeValue.ts'
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
      {conflicts.map((conflict) => (
        <ConflictRow key={conflict.path} conflict={conflict} onSettle={onSettle} />
      ))}
    </ul>
  )
}

interface ConflictRowProps {
  conflict: Conflict
  onSettle: ConflictListProps['onSettle']
}

function ConflictRow({ conflict: { path, mine, theirs }, onSettle }: ConflictRowProps) {
  const { from, to } = describeChange({ path, from: mine, to: theirs })
  return (
    <li>
      <b>{fieldName(path)}</b>
      <button type="button" onClick={() => onSettle(path, 'mine')}>
        <small>{t('yours')}</small>
        <span dir="auto">{from}</span>
      </button>
      <button type="button" onClick={() => onSettle(path, 'theirs')}>
        <small>{t('theOther')}</small>
        <span dir="auto">{to}</span>
      </button>
    </li>
  )
}
