import { Modal, Textarea, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Region } from '@parley/functions/shared/regions'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/Button.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import styles from './TestsPage.module.css'

interface TestDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

export function TestDialog({ region, agentId, onClose }: TestDialogProps) {
  const [question, setQuestion] = useState('')
  const [expected, setExpected] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call('saveTest', { region, agentId, question, expected }, region)
      await showToast('Test saved.')
      onClose()
    } catch (error) {
      if (error instanceof CallError && error.fields) setErrors(error.fields)
      else showFailure(error)
      setBusy(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title="Add test" centered>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextInput
          label="Question" description="As a visitor would ask it." data-autofocus value={question} maxLength={500} error={errors['question']}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Textarea
          label="Expected answer" description="The words that a good answer holds; their order does not matter." autosize minRows={3} maxRows={10}
          value={expected} maxLength={4000} error={errors['expected']} onChange={(event) => setExpected(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>Cancel</Button>
          <Button type="submit" isBusy={isBusy}>Save test</Button>
        </div>
      </form>
    </Modal>
  )
}
