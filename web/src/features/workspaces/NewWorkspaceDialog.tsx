import { TextInput } from '@mantine/core'
import { regionNames, type Region } from '@parley/functions/shared/regions'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { Choice } from '../../components/Choice.tsx'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { WorkspaceEntry } from './useWorkspaces.ts'
import styles from './WorkspacePage.module.css'

interface NewWorkspaceDialogProps {
  /** `secret` is missing when the same attempt had made it before. */
  onCreated: (workspace: WorkspaceEntry, secret: string | undefined) => void
  onClose: () => void
}

const regions = (['eu', 'na'] as const).map((value) => ({ value, label: regionNames[value] }))

/** Another workspace with agents, members and a bill of its own. */
export function NewWorkspaceDialog({ onCreated, onClose }: NewWorkspaceDialogProps) {
  const current = useWorkspaceRef()
  const [name, setName] = useState('')
  const [region, setRegion] = useState<Region>(current.region)
  const [attemptId] = useState(() => crypto.randomUUID())

  async function handleSubmit() {
    const workspaceName = name.trim()
    if (workspaceName === '')
      throw new CallError('invalid-argument', undefined, { workspaceName: workspaceTexts.nameRequired })
    const { workspaceId, secret } = await call(
      'createWorkspace',
      { region, workspaceName, attemptId },
      region,
    )
    void showToast(workspaceTexts.created(workspaceName))
    onCreated({ region, id: workspaceId, role: 'owner' }, secret)
  }

  return (
    <DialogForm title="New workspace" action="Create workspace" onSubmit={handleSubmit} onClose={onClose}>
      {(errors) => (
        <>
          <TextInput
            label="Name"
            data-autofocus
            maxLength={80}
            placeholder="Your company or project"
            autoComplete="off"
            value={name}
            error={errors.workspaceName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={styles.question}>
            <Choice
              label="Where should its data live?"
              value={region}
              options={regions}
              onChange={setRegion}
            />
            <p className={styles.hint}>Chosen once: it cannot be changed later.</p>
          </div>
          <p className={styles.hint}>
            It has agents, members and billing of its own, and begins on the free plan without credits.
          </p>
        </>
      )}
    </DialogForm>
  )
}
