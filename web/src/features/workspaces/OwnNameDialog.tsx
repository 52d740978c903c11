import { Skeleton, TextInput } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { z } from 'zod'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { updateDocument } from '../../lib/firestore/firestore.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useSession, useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { menuTexts as t } from './menuTexts.ts'

const schema = z.object({ name: z.string().trim() })

/** Edits the user's name in this workspace, as colleagues and visitors see it. */
export function OwnNameDialog({ onClose }: { onClose: () => void }) {
  const { region, workspaceId } = useWorkspaceRef()
  const member = useLiveDoc('member', { region, path: paths.member(workspaceId, useSession().uid) })
  if (member.status === 'ready') return <OwnNameForm stored={member.data?.name ?? ''} onClose={onClose} />
  return (
    <Dialog title={t('yourName')} size="sm" onClose={onClose}>
      {member.status === 'loading' ? (
        <Skeleton height={150} />
      ) : (
        <LoadFailure title={t('nameNotLoaded')} error={member.error} retry={member.retry} />
      )}
    </Dialog>
  )
}

function OwnNameForm({ stored, onClose }: { stored: string; onClose: () => void }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { uid, email } = useSession()
  const form = useCallForm({
    initialValues: { name: stored },
    schema,
    onSubmit: async ({ name }) => {
      await updateDocument({ region, path: paths.member(workspaceId, uid) }, { name })
      void showToast(t('nameSaved'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('yourName')} action={t('saveName')} size="sm" form={form} onClose={onClose}>
      <TextInput
        label={t('name')}
        description={t('whoSeesName')}
        data-autofocus
        maxLength={60}
        placeholder={email.split('@')[0]}
        {...form.fields.getInputProps('name')}
      />
    </DialogForm>
  )
}
