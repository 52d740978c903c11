import { Anchor, Button } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { useState } from 'react'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { useAgencyHost } from '../../lib/agencies/useAgencyHost.ts'
import { agencyUrl } from '../../lib/environment.ts'
import { useSender } from '../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showFailure } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'

/** Shows where a client signs in, and makes a link that signs them in once within ten minutes. */
export function SignInLink({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const host = useAgencyHost(client.agencyId)
  const [link, setLink] = useState<string>()
  const { isBusy, send } = useSender()
  if (!host) return null
  const signInUrl = agencyUrl(host)

  async function make() {
    try {
      const { token } = await call('createLoginLink', { region, clientId: client.ID }, region)
      setLink(`${signInUrl}/login#token=${token}`)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void send({ work: make })}>
        {t('signInLink')}
      </Button>
      <Anchor
        dir="auto"
        href={signInUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.address ?? ''}
      >
        {host}
      </Anchor>
      {link !== undefined && (
        <Dialog title={t('signInLink')} size="md" onClose={() => setLink(undefined)}>
          <div className={styles.form}>
            <p>{t('signInLinkHint')}</p>
            <ShownOnce value={link} copyLabel={t('copyLink')} />
          </div>
        </Dialog>
      )}
    </>
  )
}
