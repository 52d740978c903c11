import { Textarea, TextInput } from '@mantine/core'
import type { CannedReply } from '@parley/functions/shared/inbox'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { saveCannedReply } from './inboxActions.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

interface CannedReplyFormProps {
  /** One with an empty id is new. */
  reply: Pick<CannedReply, 'ID' | 'title' | 'text'>
  onClose: () => void
}

export function CannedReplyForm({ reply, onClose }: CannedReplyFormProps) {
  const place = useInboxPlace()
  const [id] = useState(() => reply.ID || crypto.randomUUID())
  const [title, setTitle] = useState(reply.title)
  const [text, setText] = useState(reply.text)

  async function handleSubmit() {
    const errors = {
      ...(!title.trim() && { title: t('pleaseGiveTheReply') }),
      ...(!text.trim() && { text: t('pleaseWriteTheReply') }),
    }
    if (Object.keys(errors).length > 0) throw new CallError('invalid-argument', undefined, errors)
    await saveCannedReply(place, id, title.trim(), text.trim())
  }

  return (
    <DialogForm
      title={reply.ID ? t('editCannedReply') : t('addCannedReply')}
      action={t('saveReply')}
      isKept={title !== reply.title || text !== reply.text}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            data-autofocus
            label={t('title')}
            description={t('whatYouTypeAfter')}
            value={title}
            maxLength={80}
            error={errors['title']}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label={t('reply')}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={2000}
            value={text}
            error={errors['text']}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
