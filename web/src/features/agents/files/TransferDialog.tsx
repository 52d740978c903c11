import { NativeSelect, TextInput } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'
import { TransferFacts } from './TransferFacts.tsx'

interface TransferDialogProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title'>
  /** Other workspaces of the same owner and region. */
  targets: readonly { id: string; name: string }[]
  /** Saves the draft; returns false, after a message, if it could not be saved. */
  save: () => Promise<boolean>
  onClose: () => void
  onMoved: () => void
}

/** Moves an agent to another workspace, after a preview of the consequences. */
export function TransferDialog({ region, agent, targets, save, onClose, onMoved }: TransferDialogProps) {
  const { title } = agent
  const [workspaceId, setWorkspaceId] = useState('')
  const [hasRoom, setHasRoom] = useState(false)
  const schema = z.object({
    name: z.string().refine((typed) => typed.trim() === title.trim(), t('nameDiffers', { name: title })),
  })
  const form = useCallForm({
    initialValues: { name: '' },
    schema,
    onSubmit: async () => {
      if (!(await save())) return onClose()
      await call('transferAgent', { region, agentId: agent.ID, workspaceId }, region)
      void showToast(t('moved', { name: title }))
      onClose()
      onMoved()
    },
  })

  function handleTarget(id: string) {
    setWorkspaceId(id)
    setHasRoom(false)
  }

  return (
    <DialogForm
      title={t('transferAgent')}
      action={t('transfer')}
      isDangerous
      isDisabled={!hasRoom}
      form={{ ...form, isDirty: false }}
      onClose={onClose}
    >
      {targets.length === 0 ? (
        <p>{t('noOtherWorkspace')}</p>
      ) : (
        <>
          <NativeSelect
            data-autofocus
            label={t('targetWorkspace')}
            value={workspaceId}
            disabled={form.isBusy}
            data={[
              { value: '', label: t('chooseWorkspace'), disabled: true },
              ...targets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => handleTarget(event.currentTarget.value)}
          />
          {workspaceId && (
            <>
              <TransferFacts
                region={region}
                agentId={agent.ID}
                workspaceId={workspaceId}
                onRoom={setHasRoom}
              />
              <TextInput
                label={t('typeName', { name: title })}
                autoComplete="off"
                dir="auto"
                {...form.fields.getInputProps('name')}
              />
            </>
          )}
        </>
      )}
    </DialogForm>
  )
}
