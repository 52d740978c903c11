import { Button } from '@mantine/core'
import { useState } from 'react'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

/** Shows on request the key with which a program verifies that events come from us. */
export function EventKey() {
  const { region, workspaceId } = useWorkspaceRef()
  const [key, setKey] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function read(isNew: boolean) {
    setKey((await call('readEventKey', { region, workspaceId, isNew }, region)).key)
  }

  async function handleShow() {
    setBusy(true)
    setFailure(undefined)
    await read(false).catch((error: unknown) => setFailure(sentenceOf(error)))
    setBusy(false)
  }

  return (
    <section className={styles.part} aria-label={t('eventKey')}>
      <h3>{t('eventKey')}</h3>
      <p className={styles.hint}>{t('eventKeyHint')}</p>
      {key !== undefined && <CodeBlock label={t('eventKey')}>{key}</CodeBlock>}
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      <div className={styles.secretButtons}>
        {key === undefined ? (
          <Button variant="default" loading={isBusy} onClick={() => void handleShow()}>
            {t('showEventKey')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('newEventKey')}
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('newEventKey')}
          text={t('newEventKeyHint')}
          action={t('newEventKey')}
          isDangerous
          onConfirm={() => read(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
