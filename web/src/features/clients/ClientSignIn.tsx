import { Button } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './Clients.module.css'
import { DeleteClient } from './DeleteClient.tsx'
import { SignInLink } from './SignInLink.tsx'
import { t } from './texts.ts'

/** Resets a client's password, shows their sign-in link, and deletes the client. */
export function ClientSignIn({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState<string>()
  const ref = { region, clientId: client.ID }

  async function renewPassword() {
    const reset = await call('resetClientPassword', { ...ref, password: '' }, region)
    setPassword(reset.password)
  }

  return (
    <FormSection title={t('signIn')} lead={t('signInHint')}>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('newPassword')}
        </Button>
        <SignInLink client={client} />
        <DeleteClient client={client} variant="subtle" />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('newPassword')}
          text={t('newPasswordHint', { name: client.name })}
          action={t('newPassword')}
          onConfirm={renewPassword}
          onClose={() => setAsking(false)}
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
