import { Textarea, TextInput } from '@mantine/core'
import { retrievalCallables } from '@parley/functions/shared/callables/retrieval'
import type { Region } from '@parley/functions/shared/regions/regions'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Unanswered } from '@parley/functions/shared/knowledge/retrieval'
import { t } from './texts.ts'

interface TeachDialogProps {
  region: Region
  agentId: string
  /**
   * `key` identifies the unanswered question that the answer settles; an empty question is entered in the
   * dialog.
   */
  question: Pick<Unanswered, 'question'> & Partial<Pick<Unanswered, 'key'>>
  onTaught?: () => void
  onClose: () => void
}

const schema = retrievalCallables.teachAnswer.input.pick({ question: true, answer: true })

/** Adds a question and its answer as a pair, which is checked before a model is asked. */
export function TeachDialog({ region, agentId, question, onTaught, onClose }: TeachDialogProps) {
  const { key, question: initial } = question
  const form = useCallForm({
    initialValues: { question: initial, answer: '' },
    schema,
    onSubmit: async (values) => {
      await call('teachAnswer', { region, agentId, ...(key && { key }), ...values }, region)
      void showToast(t('answerTaught'))
      onTaught?.()
      onClose()
    },
  })

  return (
    <DialogForm
      title={initial === '' ? t('questionAndAnswer') : t('giveTheAnswer')}
      action={t('saveAnswer')}
      size="lg"
      form={form}
      onClose={onClose}
    >
      <TextInput
        data-autofocus={initial === '' || undefined}
        label={t('question')}
        description={t('questionHint')}
        dir="auto"
        maxLength={500}
        {...form.fields.getInputProps('question')}
      />
      <Textarea
        data-autofocus={initial !== '' || undefined}
        label={t('answer')}
        description={t('answerHint')}
        dir="auto"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={4000}
        {...form.fields.getInputProps('answer')}
      />
    </DialogForm>
  )
}
