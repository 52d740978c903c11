import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import type { Live } from '../../../lib/live/live.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'
import { TransferFacts } from './TransferFacts.tsx'

export interface TransferTarget {
  id: string
  name: string
}

interface TransferDialogProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title'>
  /** Other workspaces of the same owner and region. */
  targets: Live<readonly TransferTarget[]>
  /** Saves the draft; returns false, after a message, if it could not be saved. */
  save: () => Promise<boolean>
  onClose: () => void
  onMoved: () => void
}

/** Moves an agent to another workspace, after a preview of the consequences. */
export function TransferDialog({ region, agent, targets, save, onClose, onMoved }: TransferDialogProps) {
  const { title } = agent
  const [hasRoom, setHasRoom] = useState(false)
  const schema = z.object({
    workspaceId: z.string(),
    name: z.string().refine((typed) => typed.trim() === title.trim(), t('nameDiffers', { name: title })),
  })
  const form = useCallForm({
    initialValues: { workspaceId: '', name: '' },
    schema,
    onSubmit: async ({ workspaceId }) => {
      // The dialog stays with what was typed, for another try.
      if (!(await save())) return
      await transfer(region, agent.ID, workspaceId)
      void showToast(t('moved', { name: title }))
      onClose()
      onMoved()
    },
  })
  const { workspaceId } = form.fields.values
  const target = form.fields.getInputProps('workspaceId')

  return (
    <DialogForm
      title={t('transferAgent')}
      action={t('transfer')}
      isDangerous
      isDisabled={!hasRoom}
      form={{ ...form, isDirty: false }}
      onClose={onClose}
    >
      {targets.status === 'loading' && <Skeleton aria-busy="true" height={64} />}
      {targets.status === 'error' && <InlineFailure text={t('workspacesNotLoaded')} retry={targets.retry} />}
      {targets.status === 'ready' && targets.data.length === 0 && <p>{t('noOtherWorkspace')}</p>}
      {targets.status === 'ready' && targets.data.length > 0 && (
        <NativeSelect
          data-autofocus
          label={t('targetWorkspace')}
          disabled={form.isBusy}
          data={[
            { value: '', label: t('chooseWorkspace'), disabled: true },
            ...targets.data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...target}
          onChange={(event) => {
            setHasRoom(false)
            target.onChange(event)
          }}
        />
      )}
      {workspaceId && (
        <>
          <TransferFacts region={region} agentId={agent.ID} workspaceId={workspaceId} onRoom={setHasRoom} />
          <TextInput
            label={t('typeName', { name: title })}
            autoComplete="off"
            dir="auto"
            readOnly={form.isBusy}
            {...form.fields.getInputProps('name')}
          />
        </>
      )}
    </DialogForm>
  )
}

/** Moves the agent. Throws a refusal that concerns the chosen workspace at its field. */
async function transfer(region: Region, agentId: string, workspaceId: string): Promise<void> {
  try {
    await call('transferAgent', { region, agentId, workspaceId }, region)
  } catch (error) {
    const { code, message, refusal } = toCallError(error)
    const isOfTarget = code === 'agent-limit-reached' || refusal === 'agentIsThere'
    throw isOfTarget ? new CallError(code, message, { workspaceId: message }) : error
  }
}
