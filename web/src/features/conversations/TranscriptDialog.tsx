import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

interface TranscriptDialogProps {
  conversationId: string
  /** The visitor's own, when it is known. */
  email: string
  onClose: () => void
}

export function TranscriptDialog({ conversationId, email, onClose }: TranscriptDialogProps) {
  const { region, agentId } = useInboxPlace()
  const [to, setTo] = useState(email)

  async function handleSubmit() {
    await call('emailTranscript', { region, agentId, conversationId, to }, region)
    void showToast(t('transcriptSent', { to: to.trim() }))
  }

  return (
    <DialogForm
      title={t('eMailThisConversation')}
      action={t('sendTranscript')}
      size="sm"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <TextInput
          data-autofocus
          type="email"
          label={t('to')}
          description={t('theMessagesGoOutNotes')}
          placeholder={t('nameExampleCom')}
          value={to}
          maxLength={254}
          error={errors['to']}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
    </DialogForm>
  )
}
