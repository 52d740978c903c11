import { TextInput } from '@mantine/core'
import { agenciesCallables } from '@parley/functions/shared/callables/agencies/agencies'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { t } from '../texts.ts'

interface NewOrganisationDialogProps {
  onCreated: (orgId: string) => void
  onClose: () => void
}

const schema = agenciesCallables.createOrganisation.input.pick({ name: true })

export function NewOrganisationDialog({ onCreated, onClose }: NewOrganisationDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const form = useCallForm({
    initialValues: { name: '' },
    schema,
    onSubmit: async ({ name }) => {
      const { orgId } = await call('createOrganisation', { region, workspaceId, name }, region)
      onClose()
      onCreated(orgId)
    },
  })
  return (
    <DialogForm title={t('newOrganisation')} action={t('createOrganisation')} form={form} onClose={onClose}>
      <TextInput
        label={t('name')}
        description={t('organisationNameHint')}
        data-autofocus
        maxLength={80}
        autoComplete="off"
        {...form.fields.getInputProps('name')}
      />
    </DialogForm>
  )
}
