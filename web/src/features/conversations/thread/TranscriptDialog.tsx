import { TextInput } from '@mantine/core'
import { inboxCallables } from '@parley/functions/shared/callables/inbox'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface TranscriptDialogProps {
  conversationId: string
  /** The visitor's email, if known. */
  email: string
  onClose: () => void
}

const schema = inboxCallables.emailTranscript.input.pick({ to: true })

export function TranscriptDialog({ conversationId, email, onClose }: TranscriptDialogProps) {
  const { region, agentId } = useInboxAgentRef()
  const form = useCallForm({
    initialValues: { to: email },
    schema,
    onSubmit: async ({ to }) => {
      await call('emailTranscript', { region, agentId, conversationId, to }, region)
      void showToast(t('transcriptSent', { to }))
      onClose()
    },
  })

  return (
    <DialogForm
      title={t('sendConversationByMail')}
      action={t('sendTranscript')}
      size="sm"
      form={form}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        type="email"
        label={t('to')}
        description={t('transcriptHint')}
        placeholder={t('addressExample')}
        maxLength={254}
        {...form.fields.getInputProps('to')}
      />
    </DialogForm>
  )
}
