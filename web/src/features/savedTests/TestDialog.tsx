import { Textarea, TextInput } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import { inboxCallables } from '@parley/functions/shared/callables/inbox'
import { isSame } from '@parley/functions/shared/isSame'
import type { Region } from '@parley/functions/shared/regions'
import { testExpectationsSchema } from '@parley/functions/shared/savedTests'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { InlineFailure } from '../../components/InlineFailure.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import type { Live } from '../../lib/live.ts'
import { showToast } from '../../lib/toast.ts'
import { ExpectationFields } from './ExpectationFields.tsx'
import type { Testable } from './readTestable.ts'
import { t } from './texts.ts'

interface TestDialogProps {
  region: Region
  agent: Agent
  testable: Live<Testable>
  onClose: () => void
}

const schema = inboxCallables.saveTest.input.pick({ question: true, expected: true })

/** A question with what the agent must do with it: say something, take a way, call a tool. */
export function TestDialog({ region, agent, testable, onClose }: TestDialogProps) {
  const { ID: agentId } = agent
  const [first] = useState(() => testExpectationsSchema.parse({}))
  const [expects, setExpects] = useState(first)
  const form = useCallForm({
    initialValues: { question: '', expected: '' },
    schema,
    onSubmit: async (values) => {
      await call('saveTest', { region, agentId, ...values, expects }, region)
      void showToast(t('testSaved'))
      onClose()
    },
  })

  return (
    <DialogForm
      title={t('addTest')}
      action={t('saveTest')}
      form={{ ...form, isDirty: form.isDirty || !isSame(expects, first) }}
      onClose={onClose}
    >
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
      {testable.status === 'error' && <InlineFailure text={t('testableNotLoaded')} retry={testable.retry} />}
      {testable.status === 'ready' && (
        <ExpectationFields
          testable={testable.data}
          expects={expects}
          isDisabled={form.isBusy}
          onChange={setExpects}
        />
      )}
    </DialogForm>
  )
}
