import { Button } from '@mantine/core'
import { describeChange } from '../draft/describeValue.ts'
import { fieldName } from '../draft/fieldNames.ts'
import { FlowDifference } from './FlowDifference.tsx'
import type { FoundVersion, VersionWords } from './FoundVersion.ts'
import { t } from './texts.ts'
import styles from './Versions.module.css'

interface DifferencesProps {
  found: FoundVersion
  words: VersionWords
  /** The field that is being restored, by its path, or `flow`; null for nothing. */
  restoring: string | null
  isDisabled: boolean
  onRestore: (path: string) => void
}

/** The fields and the flow that differ from the draft, each with a button that restores it. */
export function Differences({ found, words, restoring, isDisabled, onRestore }: DifferencesProps) {
  const { changes, flows } = found
  return (
    <>
      <h3>{t('differences')}</h3>
      {changes.length === 0 && flows === null && <p>{t('noDifference')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.path}>
            <div>
              <h4>{fieldName(change.path)}</h4>
              <Button
                variant="default"
                size="compact-sm"
                disabled={isDisabled}
                loading={restoring === change.path}
                aria-label={t('restoreField', { field: fieldName(change.path) })}
                onClick={() => onRestore(change.path)}
              >
                {t('restore')}
              </Button>
            </div>
            <Values change={change} words={words} />
          </li>
        ))}
      </ul>
      {flows && (
        <FlowDifference
          from={words.describeFlow(flows.from)}
          to={words.describeFlow(flows.to)}
          isDisabled={isDisabled}
          isRestoring={restoring === 'flow'}
          onRestore={() => onRestore('flow')}
        />
      )}
    </>
  )
}

interface ValuesProps {
  change: FoundVersion['changes'][number]
  words: VersionWords
}

/** Both values of a field in words. */
function Values({ change, words }: ValuesProps) {
  const { from, to } = describeChange(change, words)
  return (
    <>
      <p>
        <span>{t('inDraft')}</span> <del dir="auto">{from}</del>
      </p>
      <p>
        <span>{t('inVersion')}</span> <ins dir="auto">{to}</ins>
      </p>
    </>
  )
}
