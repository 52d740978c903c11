import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { DestructiveDialog } from '../../components/DestructiveDialog.tsx'
import { call } from '../../lib/call.ts'
import { toCallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'

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
      void showToast(workspaceTexts.deleteFailed, 'bad')
      throw toCallError(error)
    }
    void showToast(workspaceTexts.deleted)
    onDeleted()
  }

  return (
    <DestructiveDialog
      title="Delete workspace"
      text="Members lose access at once, and open invites end. What is left of its credits is gone. This cannot be undone."
      action="Delete workspace"
      name={name}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
