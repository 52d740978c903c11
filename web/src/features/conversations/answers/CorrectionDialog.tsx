import { Textarea } from '@mantine/core'
import { inboxCallables } from '@parley/functions/shared/callables/inbox'
import type { Message } from '@parley/functions/shared/chat/conversation'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface CorrectionDialogProps {
  conversationId: string
  question: string
  answer: Message
  onClose: () => void
}

const maxQuestionCharacters = 500

const schema = inboxCallables.correctAnswer.input.pick({ question: true, answer: true })

/** Replaces an agent's answer with a correct one for the next time the question is asked. */
export function CorrectionDialog({ conversationId, question, answer, onClose }: CorrectionDialogProps) {
  const { region, agentId } = useInboxAgentRef()
  const form = useCallForm({
    initialValues: {
      question: question.slice(0, maxQuestionCharacters),
      answer: answer.correction ?? answer.text,
    },
    schema,
    onSubmit: async (values) => {
      await call(
        'correctAnswer',
        { region, agentId, conversationId, messageId: answer.id, ...values },
        region,
      )
      void showToast(t('correctionSaved'))
      onClose()
    },
  })

  return (
    <DialogForm
      title={t('correctThisAnswer')}
      action={t('saveCorrection')}
      size="lg"
      form={form}
      onClose={onClose}
    >
      <Textarea
        label={t('question')}
        description={t('correctionQuestionHint')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={maxQuestionCharacters}
        dir="auto"
        {...form.fields.getInputProps('question')}
      />
      <Textarea
        data-autofocus
        label={t('rightAnswer')}
        description={t('rightAnswerHint')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={4000}
        {...form.fields.getInputProps('answer')}
      />
    </DialogForm>
  )
}
