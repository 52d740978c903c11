import { Button } from '@mantine/core'
import { useState } from 'react'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { ConfirmPersonDialog } from '../../../components/confirmPerson/ConfirmPersonDialog.tsx'
import { t as tOfPerson } from '../../../components/confirmPerson/texts.ts'
import { needsSignIn } from '../../../components/confirmPerson/useConfirmPerson.ts'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { language } from '../../../lib/texts/language.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

/** Shows on request the key with which a program verifies that events come from us. */
export function EventKey() {
  const { region, workspaceId } = useWorkspaceRef()
  const [key, setKey] = useState<string>()
  const [question, setQuestion] = useState<'show' | 'renew'>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function read(isNew: boolean) {
    setKey((await call('readEventKey', { region, workspaceId, isNew, language }, region)).key)
  }

  async function handleShow() {
    setBusy(true)
    setFailure(undefined)
    await read(false).catch((error: unknown) =>
      needsSignIn(error) ? setQuestion('show') : setFailure(sentenceOf(error)),
    )
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
          <Button variant="default" onClick={() => setQuestion('renew')}>
            {t('newEventKey')}
          </Button>
        )}
      </div>
      {question && (
        <ConfirmPersonDialog
          title={t(question === 'renew' ? 'newEventKey' : 'showEventKey')}
          text={question === 'renew' ? t('newEventKeyHint') : tOfPerson('confirmItIsYou')}
          action={t(question === 'renew' ? 'newEventKey' : 'showEventKey')}
          isDangerous={question === 'renew'}
          isStale={question === 'show'}
          onConfirm={() => read(question === 'renew')}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  )
}
