import { Checkbox } from '@mantine/core'
import { agenciesCallables } from '@parley/functions/shared/callables/agencies/agencies'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { t } from '../texts.ts'
import type { WaitingSignUp } from './useSignUps.ts'

interface DeclineDialogProps {
  agencyId: string
  request: WaitingSignUp
  onClose: () => void
}

const schema = agenciesCallables.declineSignUp.input.pick({ isTold: true })

/** Deletes a sign-up request, with or without an email that informs the person. */
export function DeclineDialog({ agencyId, request, onClose }: DeclineDialogProps) {
  const { region } = useWorkspaceRef()
  const form = useCallForm({
    initialValues: { isTold: true },
    schema,
    onSubmit: async ({ isTold }) => {
      await call('declineSignUp', { region, agencyId, signUpId: request.id, isTold }, region)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('declineNamed', { name: request.name })}
      action={t('decline')}
      isDangerous
      form={{ ...form, isDirty: false }}
      onClose={onClose}
    >
      <p>{t('declineHint')}</p>
      <Checkbox
        label={t('notifyByEmail', { name: request.name })}
        {...form.fields.getInputProps('isTold', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}
