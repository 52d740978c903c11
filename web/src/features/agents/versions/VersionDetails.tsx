import { Button, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentEditing, useAgentState, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { Differences } from './Differences.tsx'
import type { FoundVersion, VersionWords } from './FoundVersion.ts'
import { NameForm } from './NameForm.tsx'
import { t } from './texts.ts'
import { useRestoring } from './useRestoring.ts'
import type { Version } from './useVersions.ts'
import { nameOfVersion } from './VersionList.tsx'
import styles from './Versions.module.css'

interface VersionDetailsProps {
  version: Version
  wordsOf: (found: FoundVersion) => VersionWords
  /** Called when the list of versions has changed. */
  onChanged: () => void
}

/** The differences of a version from the draft, with buttons that restore all or one field. */
export function VersionDetails({ version, wordsOf, onChanged }: VersionDetailsProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const hasUnsaved = useAgentState(({ edits }) => edits.length > 0)
  const [reads, setReads] = useState(0)
  const { at } = version
  const heading = useRef<HTMLHeadingElement>(null)
  const details = useRead(
    ['version', region, agentId, at, reads],
    () => call('readVersion', { region, agentId, at }, region),
    { keepsPrevious: true },
  )
  function readAgain() {
    setReads((count) => count + 1)
    onChanged()
  }

  const { restore, restoring } = useRestoring(at, () => {
    // The button disappears with the restored field.
    heading.current?.focus()
    readAgain()
  })
  const isBusy = restoring !== null

  return (
    <section className={styles.details} aria-label={version.label || nameOfVersion(version)}>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {version.label || nameOfVersion(version)}
          </h2>
          <p>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
            {details.status === 'ready' && details.data.byName && (
              <>
                {' · '}
                <bdi>{details.data.byName}</bdi>
              </>
            )}
            {details.status === 'ready' && version.label && details.data.labelByName && (
              <>
                {' · '}
                <bdi>{t('namedBy', { name: details.data.labelByName })}</bdi>
              </>
            )}
          </p>
        </div>
        <Button disabled={isBusy || hasUnsaved} loading={restoring === 'all'} onClick={() => restore()}>
          {t('restoreAll')}
        </Button>
      </header>
      {hasUnsaved && <p className={styles.hint}>{t('saveFirst')}</p>}
      {version.approval && (
        <p className={styles.hint} dir="auto">
          {t('approvedBy', { name: version.approval.byName })}
        </p>
      )}
      {version.reason && (
        <p className={styles.hint} dir="auto">
          {t('withoutApproval', { reason: version.reason })}
        </p>
      )}
      <NameForm version={version} onNamed={readAgain} />
      {details.status === 'loading' && <Skeleton aria-busy="true" height={160} />}
      {details.status === 'error' && <InlineFailure text={t('notLoaded')} retry={details.retry} />}
      {details.status === 'ready' && (
        <Differences
          found={details.data}
          words={wordsOf(details.data)}
          restoring={restoring}
          isDisabled={isBusy || hasUnsaved}
          onRestore={restore}
        />
      )}
    </section>
  )
}
