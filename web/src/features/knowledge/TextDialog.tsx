import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { maxKnowledgeTextCharacters } from '@parley/functions/shared/limits'
import type { Region } from '@parley/functions/shared/regions'
import { useState, type SubmitEvent } from 'react'
import { toCallError } from '../../lib/errors.ts'
import { formatCount } from '../../lib/formats.ts'
import { addText } from './knowledgeActions.ts'
import styles from './KnowledgePage.module.css'

interface TextDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

export function TextDialog({ region, agentId, onClose }: TextDialogProps) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [attemptId] = useState(() => crypto.randomUUID())

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problems(title, text)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await addText(region, agentId, title, text, attemptId)
      onClose()
    } catch (error) {
      const { fields, message } = toCallError(error)
      setErrors(fields)
      setFailure(message)
      setBusy(false)
    }
  }

  return (
    // What was typed goes only by the button that says so.
    <Modal
      opened
      onClose={onClose}
      title="Paste text"
      size="lg"
      centered
      closeOnEscape={!title && !text}
      closeOnClickOutside={!title && !text}
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextInput
          data-autofocus
          label="Title"
          placeholder="For example: Opening hours"
          value={title}
          maxLength={200}
          error={errors.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label="Text"
          value={text}
          autosize
          minRows={10}
          maxRows={20}
          error={errors.text}
          description={`${formatCount(text.length)} of ${formatCount(maxKnowledgeTextCharacters)} characters`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Add text
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function problems(title: string, text: string): FieldErrors {
  return {
    ...(title.trim() === '' && { title: 'Please give the text a title.' }),
    ...(text.trim() === '' && { text: 'Please paste some text.' }),
    ...(text.length > maxKnowledgeTextCharacters && {
      text: `At most ${formatCount(maxKnowledgeTextCharacters)} characters at once.`,
    }),
  }
}
