import { Textarea } from '@mantine/core'
import { expectedAnswer, inboxCallables } from '@parley/functions/shared/callables/inbox'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { showToast } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

interface SaveTestDialogProps {
  question: string
  expected: string
  onClose: () => void
}

const schema = inboxCallables.saveTest.input.pick({ question: true }).extend({ expected: expectedAnswer })

/**
 * Keeps a question with its answer, so that a change to the agent that loses it is noticed before visitors
 * do.
 */
export function SaveTestDialog({ question, expected, onClose }: SaveTestDialogProps) {
  const { region, agentId } = useInboxPlace()
  const form = useCallForm({
    initialValues: { question: question.slice(0, 500), expected: expected.slice(0, 4000) },
    schema,
    onSubmit: async (values) => {
      await call('saveTest', { region, agentId, ...values }, region)
      void showToast(t('testSaved'))
      onClose()
    },
  })

  return (
    <DialogForm title={t('saveAsTest')} action={t('saveTest')} size="lg" form={form} onClose={onClose}>
      <Textarea
        label={t('question')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.fields.getInputProps('question')}
      />
      <Textarea
        data-autofocus
        label={t('expectedAnswer')}
        description={t('expectedAnswerHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4000}
        {...form.fields.getInputProps('expected')}
      />
    </DialogForm>
  )
}
