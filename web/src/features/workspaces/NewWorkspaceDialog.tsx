import { TextInput } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { Choice } from '../../components/Choice.tsx'
import { DialogForm } from '../../components/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { nameOfRegion } from '../../lib/texts/nameOfRegion.ts'
import { showToast } from '../../lib/toast.ts'
import type { WorkspaceEntry } from './useWorkspaces.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

interface NewWorkspaceDialogProps {
  /** `secret` is missing when the same attempt had made it before. */
  onCreated: (workspace: WorkspaceEntry, secret: string | undefined) => void
  onClose: () => void
}

/** Another workspace with agents, members and a bill of its own. */
export function NewWorkspaceDialog({ onCreated, onClose }: NewWorkspaceDialogProps) {
  const current = useWorkspaceRef()
  const [name, setName] = useState('')
  const [region, setRegion] = useState<Region>(current.region)
  const [attemptId] = useState(() => crypto.randomUUID())

  async function handleSubmit() {
    const workspaceName = name.trim()
    if (workspaceName === '')
      throw new CallError('invalid-argument', undefined, { workspaceName: t('nameRequired') })
    const { workspaceId, secret } = await call(
      'createWorkspace',
      { region, workspaceName, attemptId },
      region,
    )
    void showToast(t('created', { name: workspaceName }))
    onCreated({ region, id: workspaceId, role: 'owner' }, secret)
  }

  return (
    <DialogForm
      title={t('newWorkspace')}
      action={t('createWorkspace')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput
            label={t('name')}
            data-autofocus
            maxLength={80}
            placeholder={t('yourCompanyOrProject')}
            autoComplete="off"
            value={name}
            error={errors.workspaceName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={styles.question}>
            <Choice
              label={t('whereShouldItsDataLive')}
              value={region}
              options={(['eu', 'na'] as const).map((value) => ({ value, label: nameOfRegion(value) }))}
              onChange={setRegion}
            />
            <p className={styles.hint}>{t('chosenOnceItCannot')}</p>
          </div>
          <p className={styles.hint}>{t('itHasAgentsMembers')}</p>
        </>
      )}
    </DialogForm>
  )
}
