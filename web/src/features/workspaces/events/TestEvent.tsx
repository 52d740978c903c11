import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

/** Posts a test event to the saved URL, and shows the response. */
export function TestEvent({ host }: { host: string }) {
  const { region, workspaceId } = useWorkspaceRef()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')

  async function handleSend() {
    setBusy(true)
    setOutcome('')
    try {
      const { answer } = await call('sendTestEvent', { region, workspaceId }, region)
      setOutcome(sentenceOfAnswer(answer))
    } catch (error) {
      setOutcome(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <div className={styles.secretButtons}>
      <Button variant="default" loading={isBusy} onClick={() => void handleSend()}>
        {t('sendTestEvent', { host })}
      </Button>
      <output className={styles.condition}>{outcome}</output>
    </div>
  )
}

function sentenceOfAnswer(answer: number): string {
  if (answer >= 200 && answer < 300) return t('testTaken', { answer: String(answer) })
  return answer === 0 ? t('testUnanswered') : t('testRefused', { answer: String(answer) })
}
