import { DestructiveDialog } from '../../components/dialogs/DestructiveDialog.tsx'
import { call } from '../../lib/call.ts'
import { toCallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

interface DeleteWorkspaceDialogProps {
  name: string
  onDeleted: () => void
  onClose: () => void
}

export function DeleteWorkspaceDialog({ name, onDeleted, onClose }: DeleteWorkspaceDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()

  async function handleConfirm() {
    try {
      await call('deleteWorkspace', { region, workspaceId }, region)
    } catch (error) {
      void showToast(t('deleteFailed'), 'bad')
      throw toCallError(error)
    }
    void showToast(t('deleted'))
    onDeleted()
  }

  return (
    <DestructiveDialog
      title={t('deleteWorkspace')}
      text={t('deletingWorkspaceLoses')}
      action={t('deleteWorkspace')}
      name={name}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
