import { Textarea, TextInput } from '@mantine/core'
import { knowledgeCallables } from '@parley/functions/shared/callables/knowledge'
import { maxKnowledgeTextCharacters } from '@parley/functions/shared/limits'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { addText } from './knowledgeActions.ts'
import { t } from './texts.ts'

interface TextDialogProps {
  region: Region
  agentId: string
  onClose: () => void
}

const schema = knowledgeCallables.addKnowledgeText.input.pick({ title: true, text: true })

export function TextDialog({ region, agentId, onClose }: TextDialogProps) {
  const [attemptId] = useState(() => crypto.randomUUID())
  const form = useCallForm({
    initialValues: { title: '', text: '' },
    schema,
    onSubmit: async ({ title, text }) => {
      await addText(region, agentId, title, text, attemptId)
      onClose()
    },
  })
  const { fields } = form

  return (
    <DialogForm title={t('pasteText')} action={t('addText')} size="lg" form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={t('title')}
        placeholder={t('forExampleOpeningHours')}
        maxLength={200}
        {...fields.getInputProps('title')}
      />
      <Textarea
        label={t('text')}
        autosize
        minRows={10}
        maxRows={20}
        description={t('taken', { taken: fields.values.text.length, most: maxKnowledgeTextCharacters })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...fields.getInputProps('text')}
      />
    </DialogForm>
  )
}
