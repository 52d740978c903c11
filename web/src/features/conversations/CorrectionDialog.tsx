import { Textarea } from '@mantine/core'
import type { Message } from '@parley/functions/shared/conversation'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface CorrectionDialogProps {
  conversationId: string
  question: string
  answer: Message
  onClose: () => void
}

/** Puts a right answer in place of the agent's, for the next time somebody asks. */
export function CorrectionDialog({ conversationId, question, answer, onClose }: CorrectionDialogProps) {
  const { region, agentId } = useInboxPlace()
  const first = answer.correction ?? answer.text
  const [text, setText] = useState(first)

  async function handleSubmit() {
    await call(
      'correctAnswer',
      { region, agentId, conversationId, messageId: answer.id, answer: text },
      region,
    )
    void showToast(t('correctedWithinAMinute'))
  }

  return (
    <DialogForm
      title={t('correctThisAnswer')}
      action={t('saveCorrection')}
      size="lg"
      isKept={text !== first}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div>
            <b className={styles.label}>{t('question')}</b>
            <blockquote className={styles.quote} dir="auto">
              {question}
            </blockquote>
          </div>
          <Textarea
            data-autofocus
            label={t('rightAnswer')}
            description={t('whatTheAgentSays')}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={4000}
            value={text}
            error={errors['answer']}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
