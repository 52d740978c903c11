import { NativeSelect, TextInput } from '@mantine/core'
import { agenciesCallables } from '@parley/functions/shared/callables/agencies/agencies'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from '../texts.ts'
import type { NamedOrganisation } from '../useClients.ts'
import type { WaitingSignUp } from './useSignUps.ts'

interface ApproveDialogProps {
  agencyId: string
  request: WaitingSignUp
  organisations: readonly NamedOrganisation[]
  onClose: () => void
}

const schema = agenciesCallables.approveSignUp.input.pick({ orgId: true, name: true })

/** Approves a sign-up request, for a new organisation or an existing one. */
export function ApproveDialog({ agencyId, request, organisations, onClose }: ApproveDialogProps) {
  const { region } = useWorkspaceRef()
  const form = useCallForm({
    initialValues: { orgId: '', name: request.company },
    schema,
    onSubmit: async ({ orgId, name }) => {
      await call('approveSignUp', { region, agencyId, signUpId: request.id, orgId, name }, region)
      void showToast(t('approved', { name: request.name }))
      onClose()
    },
  })
  const { fields } = form
  return (
    <DialogForm
      title={t('approveNamed', { name: request.name })}
      action={t('approve')}
      form={form}
      onClose={onClose}
    >
      <p>{t('approveHint')}</p>
      <NativeSelect
        label={t('organisation')}
        data-autofocus
        data={[
          { value: '', label: t('newOrganisation') },
          ...organisations.map(({ ID, name }) => ({ value: ID, label: name })),
        ]}
        {...fields.getInputProps('orgId')}
      />
      {fields.values.orgId === '' && (
        <TextInput
          label={t('organisationName')}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          {...fields.getInputProps('name')}
        />
      )}
    </DialogForm>
  )
}
