import { Checkbox, Skeleton, Text, Textarea } from '@mantine/core'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { reviewLimits } from '@parley/functions/shared/agents/review'
import { useState } from 'react'
import { z } from 'zod'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing } from '../draft/AgentDraftContext.ts'
import { fingerprintOf } from '../draft/fingerprintOf.ts'
import styles from './Reviews.module.css'
import { t } from './texts.ts'
import { usePossibleApprovers, type PossibleApprover } from './usePossibleApprovers.ts'

interface RequestApprovalDialogProps {
  orgId: string
  onClose: () => void
}

const schema = z.object({
  clientIds: z.array(z.string()).min(1, refusalKey('chooseAClient')).max(reviewLimits.clients),
  message: z.string().trim().max(reviewLimits.message),
  showsAll: z.boolean(),
})

/** Asks clients to approve the draft as it is saved now. */
export function RequestApprovalDialog({ orgId, onClose }: RequestApprovalDialogProps) {
  const { region, store } = useAgentEditing()
  const { ID: agentId } = store.state.stored
  const clients = usePossibleApprovers(region, orgId, agentId)
  if (clients.status === 'ready') return <AskForm clients={clients.data} onClose={onClose} />
  return (
    <Dialog title={t('requestApproval')} onClose={onClose}>
      {clients.status === 'loading' ? (
        <Skeleton aria-busy="true" height={160} />
      ) : (
        <InlineFailure text={t('notLoaded')} retry={clients.retry} />
      )}
    </Dialog>
  )
}

interface AskFormProps {
  clients: readonly PossibleApprover[]
  onClose: () => void
}

function AskForm({ clients, onClose }: AskFormProps) {
  const { region, store } = useAgentEditing()
  const [attemptId] = useState(() => crypto.randomUUID())
  // The request is about the state in the editor when the dialog opened.
  const [{ agentId, seen }] = useState(() => {
    const { stored } = store.state
    return { agentId: stored.ID, seen: fingerprintOf(stored) }
  })
  const admins = clients.filter(({ isOrgAdmin }) => isOrgAdmin)
  const first = (admins.length > 0 ? admins : clients.slice(0, 1)).slice(0, reviewLimits.clients)
  const form = useCallForm({
    initialValues: { clientIds: first.map(({ ID }) => ID), message: '', showsAll: true },
    schema,
    onSubmit: async (values) => {
      await call('requestApproval', { region, agentId, seen, attemptId, ...values }, region)
      void showToast(t('asked', { count: values.clientIds.length }))
      onClose()
    },
  })
  const { fields } = form
  return (
    <DialogForm
      title={t('requestApproval')}
      action={t('requestApproval')}
      isDisabled={clients.length === 0}
      form={form}
      onClose={onClose}
    >
      <Checkbox.Group label={t('whoIsAsked')} {...fields.getInputProps('clientIds')}>
        <div className={styles.asked}>
          {clients.map(({ ID, name, email }) => (
            <Checkbox key={ID} value={ID} label={<span dir="auto">{name || email}</span>} />
          ))}
        </div>
        {clients.length === 0 && <Text size="sm">{t('noClientsToAsk')}</Text>}
      </Checkbox.Group>
      <Textarea
        label={t('message')}
        description={t('messageHint')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={reviewLimits.message}
        {...fields.getInputProps('message')}
      />
      <SettingSwitch
        label={t('showsAll')}
        description={t('showsAllHint')}
        isOn={fields.values.showsAll}
        onChange={(isOn) => fields.setFieldValue('showsAll', isOn)}
      />
    </DialogForm>
  )
}
