import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

interface SaveTestDialogProps {
  question: string
  expected: string
  onClose: () => void
}

/**
 * Keeps a question with its answer, so that a change to the agent that loses it is noticed before visitors
 * do.
 */
export function SaveTestDialog({
  question: askedQuestion,
  expected: givenAnswer,
  onClose,
}: SaveTestDialogProps) {
  const { region, agentId } = useInboxPlace()
  const [question, setQuestion] = useState(askedQuestion.slice(0, 500))
  const [expected, setExpected] = useState(givenAnswer.slice(0, 4000))

  async function handleSubmit() {
    await call('saveTest', { region, agentId, question, expected }, region)
    void showToast(t('testSavedYouFind'))
  }

  return (
    <DialogForm
      title={t('saveAsTest')}
      action={t('saveTest')}
      size="lg"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Textarea
            label={t('question')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            value={question}
            error={errors['question']}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Textarea
            data-autofocus
            label={t('expectedAnswer')}
            description={t('theWordsThatAGood')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={4000}
            value={expected}
            error={errors['expected']}
            onChange={(event) => setExpected(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
