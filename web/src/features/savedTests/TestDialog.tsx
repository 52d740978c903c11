import { Textarea, TextInput } from '@mantine/core'
import { testFieldsSchema } from '@parley/functions/shared/callables/inbox'
import type { Region } from '@parley/functions/shared/regions/regions'
import { noExpectations, type TestExpectations } from '@parley/functions/shared/agents/savedTests'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { showToast } from '../../lib/toast.ts'
import { useModels } from '../../lib/agents/useModels.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { ExpectationFields } from './ExpectationFields.tsx'
import { describeJudge } from './judgeCost.ts'
import { readTestable } from './readTestable.ts'
import { t } from './texts.ts'
import type { TestValues } from './testForm.ts'
import { WordFields } from './WordFields.tsx'

interface TestDialogProps {
  region: Region
  agentId: string
  /** The initial values. */
  initial?: Partial<TestValues>
  /** True for an existing test, whose question identifies it and cannot be changed. */
  isExisting?: boolean
  onClose: () => void
}

/** Edits a question with the required answer: its words, sources, path or tool call. */
export function TestDialog({ region, agentId, initial, isExisting = false, onClose }: TestDialogProps) {
  const testable = useRead(['testable', region, agentId], () => readTestable(region, agentId))
  const models = useModels()
  const form = useCallForm({
    initialValues: { question: '', expected: '', expects: noExpectations, ...initial } satisfies TestValues,
    schema: testFieldsSchema,
    onSubmit: async (values) => {
      await call('saveTest', { region, agentId, ...values }, region)
      void showToast(t('testSaved'))
      onClose()
    },
  })
  const { fields, isBusy } = form
  const { expects } = fields.values

  function handleExpects(next: TestExpectations) {
    fields.setFieldValue('expects', next)
    fields.clearFieldError('expects.contains')
  }

  return (
    <DialogForm
      title={t(isExisting ? 'changeTest' : 'addTest')}
      action={t('saveTest')}
      size="lg"
      form={form}
      onClose={onClose}
    >
      <TextInput
        label={t('question')}
        description={t('testQuestionHint')}
        dir="auto"
        data-autofocus={!isExisting}
        readOnly={isExisting}
        maxLength={500}
        {...fields.getInputProps('question')}
      />
      <WordFields fields={fields} />
      <Textarea
        label={t('expectedAnswer')}
        description={t('expectedAnswerHint')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        {...fields.getInputProps('expected')}
      />
      {testable.status === 'error' && <InlineFailure text={t('testableNotLoaded')} retry={testable.retry} />}
      {testable.status === 'ready' && (
        <>
          <SettingSwitch
            label={t('judge')}
            description={describeJudge(testable.data.model, models)}
            isOn={expects.judge.wanted}
            isDisabled={isBusy}
            onChange={(wanted) => handleExpects({ ...expects, judge: { wanted } })}
          />
          <ExpectationFields
            testable={testable.data}
            expects={expects}
            isDisabled={isBusy}
            onChange={handleExpects}
          />
        </>
      )}
    </DialogForm>
  )
}
