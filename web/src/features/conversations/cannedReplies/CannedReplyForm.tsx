import { Textarea, TextInput } from '@mantine/core'
import type { CannedReply } from '@parley/functions/shared/chat/inbox'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { saveCannedReply } from '../inboxActions.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface CannedReplyFormProps {
  /** A reply with an empty id is new. */
  reply: Pick<CannedReply, 'ID' | 'title' | 'text'>
  onClose: () => void
}

const schema = z.object({
  title: z
    .string()
    .trim()
    .min(1, { error: () => t('cannedTitleMissing') }),
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('cannedTextMissing') }),
})

export function CannedReplyForm({ reply, onClose }: CannedReplyFormProps) {
  const scope = useInboxScope()
  const [id] = useState(() => reply.ID || crypto.randomUUID())
  const form = useCallForm({
    initialValues: { title: reply.title, text: reply.text },
    schema,
    onSubmit: async ({ title, text }) => {
      await saveCannedReply(scope, id, title, text)
      onClose()
    },
  })
  const { fields } = form

  return (
    <DialogForm
      title={reply.ID ? t('editCannedReply') : t('addCannedReply')}
      action={t('saveReply')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('title')}
        description={t('cannedTitleHint')}
        maxLength={80}
        {...fields.getInputProps('title')}
      />
      <Textarea
        label={t('reply')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        {...fields.getInputProps('text')}
      />
    </DialogForm>
  )
}
