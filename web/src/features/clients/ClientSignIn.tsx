import { Button } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { SignInLink } from './SignInLink.tsx'
import { t } from './texts.ts'

/** Resets a client's password, shows their sign-in link, and deletes the client. */
export function ClientSignIn({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'password' | 'delete' | null>(null)
  const [password, setPassword] = useState<string>()
  const ref = { region, clientId: client.ID }

  async function renewPassword() {
    const made = await call('resetClientPassword', { ...ref, password: '' }, region)
    setPassword(made.password)
  }

  async function deleteClient() {
    await call('deleteClients', { region, clientIds: [client.ID] }, region)
    void showToast(t('clientsDeleted', { count: 1 }))
    void navigate(webPaths.organisation(region, client.orgId), { state: { leave: true } })
  }

  return (
    <FormSection title={t('signIn')} lead={t('signInHint')}>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setDialog('password')}>
          {t('newPassword')}
        </Button>
        <SignInLink client={client} />
        <Button variant="subtle" color="red" onClick={() => setDialog('delete')}>
          {t('deleteClient')}
        </Button>
      </div>
      {dialog === 'password' && (
        <ConfirmDialog
          title={t('newPassword')}
          text={t('newPasswordHint', { name: client.name })}
          action={t('newPassword')}
          onConfirm={renewPassword}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          isDangerous
          title={t('deleteClient')}
          text={t('clientGoes', { name: client.name })}
          action={t('deleteClient')}
          onConfirm={deleteClient}
          onClose={() => setDialog(null)}
        />
      )}
      {password !== undefined && (
        <Dialog
          title={t('passwordOf', { name: client.name })}
          size="md"
          onClose={() => setPassword(undefined)}
        >
          <div className={styles.form}>
            <p>{t('passwordShownOnce')}</p>
            <ShownOnce value={password} copyLabel={t('copyPassword')} />
          </div>
        </Dialog>
      )}
    </FormSection>
  )
}
