import { Textarea, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { maxKnowledgeTextCharacters } from '@parley/functions/shared/limits'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { addText } from './knowledgeActions.ts'
import { t } from './texts.ts'

interface TextDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

export function TextDialog({ region, agentId, onClose }: TextDialogProps) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [attemptId] = useState(() => crypto.randomUUID())

  async function handleSubmit() {
    const found = problems(title, text)
    if (Object.keys(found).length > 0) throw new CallError('invalid-argument', undefined, found)
    await addText(region, agentId, title, text, attemptId)
  }

  return (
    <DialogForm
      title={t('pasteText')}
      action={t('addText')}
      size="lg"
      isKept={title !== '' || text !== ''}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            data-autofocus
            label={t('title')}
            placeholder={t('forExampleOpeningHours')}
            value={title}
            maxLength={200}
            error={errors.title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label={t('text')}
            value={text}
            autosize
            minRows={10}
            maxRows={20}
            error={errors.text}
            description={t('charactersOf', { count: text.length, most: maxKnowledgeTextCharacters })}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}

function problems(title: string, text: string): FieldErrors {
  return {
    ...(title.trim() === '' && { title: t('pleaseGiveTheText') }),
    ...(text.trim() === '' && { text: t('pleasePasteSomeText') }),
    ...(text.length > maxKnowledgeTextCharacters && {
      text: t('atMostCharacters', { most: maxKnowledgeTextCharacters }),
    }),
  }
}
