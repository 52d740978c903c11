import { Textarea, TextInput } from '@mantine/core'
import { inboxCallables } from '@parley/functions/shared/callables/inbox'
import type { Region } from '@parley/functions/shared/regions'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

interface TestDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

const schema = inboxCallables.saveTest.input.pick({ question: true, expected: true })

export function TestDialog({ region, agentId, onClose }: TestDialogProps) {
  const form = useCallForm({
    initialValues: { question: '', expected: '' },
    schema,
    onSubmit: async (values) => {
      await call('saveTest', { region, agentId, ...values }, region)
      void showToast(t('testSaved'))
      onClose()
    },
  })

  return (
    <DialogForm title={t('addTest')} action={t('saveTest')} form={form} onClose={onClose}>
      <TextInput
        label={t('question')}
        description={t('testQuestionHint')}
        data-autofocus
        maxLength={500}
        {...form.fields.getInputProps('question')}
      />
      <Textarea
        label={t('expectedAnswer')}
        description={t('expectedAnswerHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        {...form.fields.getInputProps('expected')}
      />
    </DialogForm>
  )
}
