import { Textarea, TextInput } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

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
    void showToast(t('testSaved'))
  }

  return (
    <DialogForm
      title={t('addTest')}
      action={t('saveTest')}
      isKept={question !== '' || expected !== ''}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            label={t('question')}
            description={t('asAVisitorWouldAsk')}
            data-autofocus
            value={question}
            maxLength={500}
            error={errors['question']}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Textarea
            label={t('expectedAnswer')}
            description={t('theWordsThatAGood')}
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
