import { Button } from '@mantine/core'
import { t } from '../texts.ts'
import styles from '../Tools.module.css'

interface AnswerTreeProps {
  /** The answer as JSON. */
  answer: string
  /** The paths that are already stored. */
  kept: readonly string[]
  onKeep: (path: string) => void
}

/** The maximum number of values that are shown. */
const maxShown = 50

/** Shows an answer as a tree whose values can be selected to be stored. */
export function AnswerTree({ answer, kept, onKeep }: AnswerTreeProps) {
  const value: unknown = JSON.parse(answer)
  return (
    <section className={styles.answer} aria-label={t('answer')} dir="ltr">
      <Branch value={value} path="" kept={kept} onKeep={onKeep} />
    </section>
  )
}

interface BranchProps extends Omit<AnswerTreeProps, 'answer'> {
  value: unknown
  path: string
}

function Branch({ value, path, kept, onKeep }: BranchProps) {
  if (typeof value !== 'object' || value === null)
    return (
      <>
        <bdi dir="auto">{JSON.stringify(value)}</bdi>{' '}
        {path !== '' && (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={kept.includes(path)}
            {...(!kept.includes(path) && { 'aria-label': t('keepThis', { path }) })}
            onClick={() => onKeep(path)}
          >
            {t(kept.includes(path) ? 'kept' : 'keep')}
          </Button>
        )}
      </>
    )
  const entries: [string, unknown][] = Object.entries(value)
  return (
    <ul className={styles.tree}>
      {entries.slice(0, maxShown).map(([key, inner]) => (
        <li key={key}>
          <bdi dir="auto">{key}</bdi>:{' '}
          <Branch value={inner} path={path ? `${path}.${key}` : key} kept={kept} onKeep={onKeep} />
        </li>
      ))}
      {entries.length > maxShown && <li>…</li>}
    </ul>
  )
}
