import { Textarea, TextInput } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'

interface TestDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

export function TestDialog({ region, agentId, onClose }: TestDialogProps) {
  const [question, setQuestion] = useState('')
  const [expected, setExpected] = useState('')

  async function handleSubmit() {
    await call('saveTest', { region, agentId, question, expected }, region)
    void showToast('Test saved.')
  }

  return (
    <DialogForm
      title="Add test"
      action="Save test"
      isKept={question !== '' || expected !== ''}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            label="Question"
            description="As a visitor would ask it."
            data-autofocus
            value={question}
            maxLength={500}
            error={errors['question']}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Textarea
            label="Expected answer"
            description="The words that a good answer holds; their order does not matter."
            autosize
            minRows={3}
            maxRows={10}
            value={expected}
            maxLength={4000}
            error={errors['expected']}
            onChange={(event) => setExpected(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
