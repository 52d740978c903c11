import { TextInput } from '@mantine/core'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { CallError, toCallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'

interface DeleteWorkspaceDialogProps {
  name: string
  onDeleted: () => void
  onClose: () => void
}

/** It cannot be undone, so it is confirmed by typing. */
export function DeleteWorkspaceDialog({ name, onDeleted, onClose }: DeleteWorkspaceDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [typed, setTyped] = useState('')

  async function handleSubmit() {
    const missing = `Type “${name}” as it stands above.`
    if (typed.trim() !== name.trim()) throw new CallError('invalid-argument', missing, { name: missing })
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
    <DialogForm
      isDangerous
      title="Delete workspace"
      action="Delete workspace"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            Members lose access at once, and open invites end. What is left of its credits is gone. This
            cannot be undone.
          </p>
          <TextInput
            data-autofocus
            label={`Type “${name}” to confirm`}
            autoComplete="off"
            value={typed}
            error={errors.name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
