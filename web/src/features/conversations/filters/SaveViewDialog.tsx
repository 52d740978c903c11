import { TextInput } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useUid } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { saveView } from '../inboxActions.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { t } from '../texts.ts'

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => t('viewNameMissing') }),
})

export function SaveViewDialog({ filter, onClose }: { filter: InboxFilter; onClose: () => void }) {
  const scope = useInboxScope()
  const uid = useUid()
  const [id] = useState(() => crypto.randomUUID())
  const form = useCallForm({
    initialValues: { name: '' },
    schema,
    onSubmit: async ({ name }) => {
      await saveView(scope, id, name, filter, uid)
      void showToast(t('viewSaved'))
      onClose()
    },
  })

  return (
    <DialogForm title={t('saveView')} action={t('saveView')} size="sm" form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={t('name')}
        placeholder={t('forExampleGermanUnread')}
        maxLength={60}
        {...form.fields.getInputProps('name')}
      />
    </DialogForm>
  )
}
