import { Skeleton } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { useParams } from 'react-router-dom'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { isMissing } from '../../lib/errors.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { ToNotFound } from '../../lib/navigation/ToNotFound.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { BouncedEmail } from './BouncedEmail.tsx'
import { ClientForm } from './ClientForm.tsx'
import { ClientSignIn } from './ClientSignIn.tsx'
import styles from './Clients.module.css'
import { AddedBy } from './origin/AddedBy.tsx'
import { t } from './texts.ts'

/** Shows a client: their pages, rights and sign-in. */
export function ClientPage() {
  const { clientId = '' } = useParams()
  const { region } = useWorkspaceRef()
  const client = useLiveDoc('client', { region, path: paths.client(clientId) })
  if (client.status === 'loading')
    return (
      <Page title={t('client')} width="narrow">
        <Skeleton aria-busy="true" height={240} radius="lg" />
      </Page>
    )
  if (client.status === 'error')
    return isMissing(client.error) ? (
      <ToNotFound />
    ) : (
      <LoadFailure title={t('clientNotLoaded')} error={client.error} retry={client.retry} />
    )
  if (!client.data) return <ToNotFound />
  return (
    <Page title={client.data.name} isOwnTitle width="narrow" lead={client.data.email}>
      <div className={styles.parts}>
        <AddedBy client={client.data} />
        <BouncedEmail client={client.data} />
        <ClientForm key={client.data.ID} client={client.data} />
        <ClientSignIn client={client.data} />
      </div>
    </Page>
  )
}
