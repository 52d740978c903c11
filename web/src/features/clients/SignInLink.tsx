import { Anchor, Button } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agency'
import type { Client } from '@parley/functions/shared/client'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { agencyUrl } from '../../lib/environment.ts'
import { useSender } from '../../lib/forms/useSender.ts'
import { useLiveDoc } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showFailure } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'

/** Where a client signs in, and a link that signs him in once within ten minutes. */
export function SignInLink({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const agency = useLiveDoc('agency', { region, path: paths.agency(client.agencyId) })
  const [link, setLink] = useState<string>()
  const { isBusy, send } = useSender()
  const host = agency.status === 'ready' && agency.data ? hostOf(agency.data) : undefined
  if (!host) return null
  const address = agencyUrl(host)

  async function make() {
    try {
      const { token } = await call('createLoginLink', { region, clientId: client.ID }, region)
      setLink(`${address}/login#token=${token}`)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void send({ work: make })}>
        {t('signInLink')}
      </Button>
      <Anchor href={address} target="_blank" rel="noopener noreferrer" className={styles.address ?? ''}>
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

/** The agency's own address before one of ours, as far as they are live. */
function hostOf(agency: Agency): string | undefined {
  if (agency.isVerifiedCustomDomain) return agency.customDomain
  return agency.isVerifiedSubDomain ? agency.VGsubDomain : undefined
}
