import { NativeSelect, TextInput } from '@mantine/core'
import { agenciesCallables } from '@parley/functions/shared/callables/agencies/agencies'
import { useState } from 'react'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'
import type { NamedOrganisation } from './useClients.ts'

interface NewClientDialogProps {
  /** The organisations to choose from; with only one, it is preselected. */
  organisations: readonly NamedOrganisation[]
  onClose: () => void
}

const schema = agenciesCallables.createClient.input.omit({ region: true, canAccess: true })

/** Adds a client and shows the generated password, which cannot be shown again. */
export function NewClientDialog({ organisations, onClose }: NewClientDialogProps) {
  const { region } = useWorkspaceRef()
  const [created, setCreated] = useState<{ name: string; password: string }>()
  const form = useCallForm({
    initialValues: { orgId: organisations[0]?.ID ?? '', name: '', email: '', password: '' },
    schema,
    onSubmit: async (values) => {
      const { password } = await call('createClient', { region, ...values }, region)
      void showToast(t('clientAdded', { name: values.name }))
      if (values.password) onClose()
      else setCreated({ name: values.name, password })
    },
  })
  const { fields } = form
  if (created)
    return (
      <Dialog title={t('passwordOf', { name: created.name })} size="md" onClose={onClose}>
        <div className={styles.form}>
          <p>{t('passwordShownOnce')}</p>
          <ShownOnce value={created.password} copyLabel={t('copyPassword')} />
        </div>
      </Dialog>
    )
  return (
    <DialogForm title={t('addClient')} action={t('addClient')} form={form} onClose={onClose}>
      {organisations.length > 1 && (
        <NativeSelect
          label={t('organisation')}
          data={organisations.map(({ ID, name }) => ({ value: ID, label: name }))}
          {...fields.getInputProps('orgId')}
        />
      )}
      <TextInput
        label={t('name')}
        data-autofocus
        maxLength={80}
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <TextInput
        label={t('eMail')}
        type="email"
        autoComplete="off"
        description={t('clientEmailHint')}
        {...fields.getInputProps('email')}
      />
      <TextInput
        label={t('password')}
        autoComplete="new-password"
        description={t('clientPasswordHint')}
        {...fields.getInputProps('password')}
      />
    </DialogForm>
  )
}
