import { TextInput } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { useUid } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { saveView } from './inboxActions.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

export function SaveViewDialog({ filter, onClose }: { filter: InboxFilter; onClose: () => void }) {
  const place = useInboxPlace()
  const uid = useUid()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')

  async function handleSubmit() {
    if (!name.trim()) throw new CallError('invalid-argument', undefined, { name: t('viewNameMissing') })
    await saveView(place, id, name.trim(), filter, uid)
    void showToast(t('viewSaved'))
  }

  return (
    <DialogForm
      title={t('saveView')}
      action={t('saveView')}
      size="sm"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <TextInput
          data-autofocus
          label={t('name')}
          placeholder={t('forExampleGermanUnread')}
          value={name}
          maxLength={60}
          error={errors['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </DialogForm>
  )
}
