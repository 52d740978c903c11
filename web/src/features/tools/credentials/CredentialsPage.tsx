import { Button, EmptyState, Skeleton } from '@mantine/core'
import type { Credential } from '@parley/functions/shared/tools/tools'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { call } from '../../../lib/call.ts'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { CredentialDialog } from './CredentialDialog.tsx'
import { ItemRow } from '../ItemRow.tsx'
import { t } from '../texts.ts'
import styles from '../Tools.module.css'
import { useCredentials } from '../useTools.ts'

/** Lists the credentials that a workspace's tools authenticate with. */
export function CredentialsPage({ children }: { children?: ReactNode }) {
  const { region, workspaceId } = useWorkspaceRef()
  const credentials = useCredentials()
  const [edited, setEdited] = useState<Credential | 'new'>()
  const deletion = useDeletion<Credential>({
    title: t('deleteCredential'),
    text: ({ name }) => t('deleteCredentialText', { name }),
    done: t('credentialDeleted'),
    remove: async ({ ID }) =>
      void (await call('deleteCredential', { region, workspaceId, credentialId: ID }, region)),
  })
  const items = credentials.status === 'ready' ? credentials.data.items : []
  const current = edited === 'new' ? undefined : (items.find(({ ID }) => ID === edited?.ID) ?? edited)
  const action = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('newCredential')}
    </Button>
  )
  return (
    <Page title={t('credentials')} lead={t('credentialsHint')} actions={items.length > 0 && action}>
      {credentials.status === 'loading' && <Skeleton aria-busy="true" height={160} radius="md" />}
      {credentials.status === 'error' && (
        <LoadFailure title={t('credentialsNotLoaded')} error={credentials.error} retry={credentials.retry} />
      )}
      {credentials.status === 'ready' && items.length === 0 && (
        <EmptyState title={t('noCredentials')} description={t('noCredentialsHint')}>
          <EmptyState.Actions>{action}</EmptyState.Actions>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((credential) => (
            <CredentialRow
              key={credential.ID}
              credential={credential}
              onEdit={() => setEdited(credential)}
              onDelete={() => deletion.confirmDeletion(credential)}
            />
          ))}
        </ul>
      )}
      {children}
      {edited && <CredentialDialog credential={current} onClose={() => setEdited(undefined)} />}
      {deletion.question}
    </Page>
  )
}

interface CredentialRowProps {
  credential: Credential
  onEdit: () => void
  onDelete: () => void
}

function CredentialRow({ credential, onEdit, onDelete }: CredentialRowProps) {
  const { name, kind, hosts, ending, lastUsedAt } = credential
  return (
    <ItemRow name={name} onEdit={onEdit} onDelete={onDelete}>
      <span>
        {t(`kindOf_${kind}`)} · <bdi dir="ltr">{hosts.join(', ')}</bdi>
        {ending && (
          <>
            {' · '}
            <bdi dir="ltr">••••{ending}</bdi>
          </>
        )}
      </span>
      <span>{lastUsedAt > 0 ? t('lastUsed', { ago: formatAgo(lastUsedAt) }) : t('neverUsed')}</span>
    </ItemRow>
  )
}
