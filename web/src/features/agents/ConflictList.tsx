import type { Conflict } from '../../lib/drafts/standOn.ts'
import { fieldName } from './fieldNames.ts'
import styles from './UnsavedBar.module.css'
import { t } from './texts.ts'

interface ConflictListProps {
  conflicts: readonly Conflict[]
  onSettle: (path: string, choice: 'mine' | 'theirs') => void
}

/** What both have changed, side by side; the other's is on the server. */
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

/** A value as text; a large value is shown by its title or label. */
function describeValue(value: unknown): string {
  if (value === undefined) return t('removed')
  if (value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (Array.isArray(value)) return value.length === 0 ? t('none') : value.map(describeValue).join(' · ')
  if (typeof value === 'object' && value !== null) {
    const { title, label, value: inner, kind } = { title: '', label: '', value: '', kind: '', ...value }
    return String(title || label || inner || kind || Object.values(value).map(describeValue).join(' · '))
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
