import { Textarea } from '@mantine/core'
import type { Message } from '@parley/functions/shared/conversation'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'
import styles from './dialogs.module.css'

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
    void showToast('Corrected. Within a minute the agent gives this answer, and it is kept as a test.')
  }

  return (
    <DialogForm
      title="Correct this answer"
      action="Save correction"
      size="lg"
      isKept={text !== first}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div>
            <b className={styles.label}>Question</b>
            <blockquote className={styles.quote}>{question}</blockquote>
          </div>
          <Textarea
            data-autofocus
            label="Right answer"
            description="What the agent says from now on, word for word, when it is asked this."
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
