import { TextInput } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { updateDocument } from '../../lib/firestore.ts'
import { useLiveDoc } from '../../lib/live.ts'
import { useSession, useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { menuTexts as t } from './menuTexts.ts'

/** How this person is called in this workspace, to colleagues and to the visitors he answers. */
export function OwnNameDialog({ onClose }: { onClose: () => void }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { uid, email } = useSession()
  const place = { region, path: paths.member(workspaceId, uid) }
  const member = useLiveDoc('member', place)
  const [typed, setTyped] = useState<string>()
  const stored = member.status === 'ready' ? (member.data?.name ?? '') : ''

  async function handleSubmit() {
    await updateDocument(place, { name: (typed ?? stored).trim() })
    void showToast(t('nameSaved'))
  }

  return (
    <DialogForm
      title={t('yourName')}
      action={t('saveName')}
      size="sm"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        description={t('whoSeesName')}
        data-autofocus
        maxLength={60}
        placeholder={email.split('@')[0]}
        value={typed ?? stored}
        disabled={member.status === 'loading'}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
