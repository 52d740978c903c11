import { TextInput } from '@mantine/core'
import { accountsCallables } from '@parley/functions/shared/callables/accounts'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { Choice } from '../../components/forms/Choice.tsx'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { nameOfRegion } from '../../lib/texts/nameOfRegion.ts'
import { showToast } from '../../lib/toast.ts'
import type { WorkspaceEntry } from './useWorkspaces.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

interface NewWorkspaceDialogProps {
  /** `secret` is undefined when the sign-in is older than ten minutes or an earlier try has received it. */
  onCreated: (workspace: WorkspaceEntry, secret: string | undefined) => void
  onClose: () => void
}

const schema = accountsCallables.createWorkspace.input.pick({ workspaceName: true, region: true })
const offered: Region[] = ['eu', 'na']

/** Creates another workspace, with its own agents, members and billing. */
export function NewWorkspaceDialog({ onCreated, onClose }: NewWorkspaceDialogProps) {
  const current = useWorkspaceRef()
  const [attemptId] = useState(() => crypto.randomUUID())
  const form = useCallForm({
    initialValues: { workspaceName: '', region: current.region },
    schema,
    onSubmit: async ({ workspaceName, region }) => {
      const { workspaceId, secret } = await call(
        'createWorkspace',
        { region, workspaceName, attemptId },
        region,
      )
      void showToast(t('created', { name: workspaceName }))
      onCreated({ region, id: workspaceId, role: 'owner' }, secret)
      onClose()
    },
  })
  const { fields } = form

  return (
    <DialogForm title={t('newWorkspace')} action={t('createWorkspace')} form={form} onClose={onClose}>
      <TextInput
        label={t('name')}
        data-autofocus
        maxLength={80}
        placeholder={t('yourCompanyOrProject')}
        autoComplete="off"
        {...fields.getInputProps('workspaceName')}
      />
      <div className={styles.question}>
        <Choice
          label={t('whereShouldItsDataLive')}
          value={fields.values.region}
          options={offered.map((value) => ({ value, label: nameOfRegion(value) }))}
          onChange={(region) => fields.setFieldValue('region', region)}
        />
        <p className={styles.hint}>{t('regionForEver')}</p>
      </div>
      <p className={styles.hint}>{t('newWorkspaceHint')}</p>
    </DialogForm>
  )
}
