import { Button } from '@mantine/core'
import { diffLines } from 'diff'
import { t } from './texts.ts'
import styles from './Versions.module.css'

interface FlowDifferenceProps {
  /** The draft's flow and the version's, both described in words. */
  from: string
  to: string
  isDisabled: boolean
  isRestoring: boolean
  onRestore: () => void
}

/** The number of equal lines around a difference. */
const around = 2

/** A line-by-line comparison of the draft's flow and the version's. */
export function FlowDifference({ from, to, isDisabled, isRestoring, onRestore }: FlowDifferenceProps) {
  return (
    <div className={styles.flow}>
      <div>
        <h4>{t('flow')}</h4>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isDisabled}
          loading={isRestoring}
          aria-label={t('restoreField', { field: t('flow') })}
          onClick={onRestore}
        >
          {t('restore')}
        </Button>
      </div>
      {from === to ? (
        <p>{t('onlyArranged')}</p>
      ) : (
        <pre dir="auto">
          {diffLines(from, to).map(({ value, added, removed }, index) => {
            // A part of a text has no identity but its index.
            const key = `${index}-${value.length}`
            if (added) return <ins key={key}>{value}</ins>
            if (removed) return <del key={key}>{value}</del>
            return <span key={key}>{shorten(value)}</span>
          })}
        </pre>
      )}
    </div>
  )
}

function shorten(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= 2 * around + 2) return text
  return [...lines.slice(0, around), '  …', ...lines.slice(-around - 1)].join('\n')
}
