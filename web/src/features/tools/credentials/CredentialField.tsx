import { Button, NativeSelect, type NativeSelectProps } from '@mantine/core'
import { credentialToChoose } from '@parley/functions/shared/tools/tools'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { CredentialDialog } from './CredentialDialog.tsx'
import type { CurlSecret } from './secretOfCurl.ts'
import { t } from '../texts.ts'
import styles from '../Tools.module.css'
import { useCredentials } from '../useTools.ts'

interface CredentialFieldProps {
  /** The id of the chosen credential; empty for none. */
  credentialId: string
  /** The probable host of a new credential. */
  host: string
  /** The field's props from its form. */
  input: NativeSelectProps
  /** A secret that a new credential is proposed for. */
  secret?: CurlSecret | undefined
  onSecretClosed?: () => void
  onChoose: (credentialId: string) => void
}

/** Chooses a credential to authenticate with, or creates one. */
export function CredentialField({
  credentialId,
  host,
  input,
  secret,
  onSecretClosed,
  onChoose,
}: CredentialFieldProps) {
  const credentials = useCredentials()
  const [isNew, setNew] = useState(false)
  const items = credentials.status === 'ready' ? credentials.data.items : []
  const options = items.map(({ ID, name, hosts }) => ({ value: ID, label: `${name} (${hosts.join(', ')})` }))
  // A credential that has just been created, or was deleted.
  const isKnown = items.some(({ ID }) => ID === credentialId)
  const label = credentialId === credentialToChoose ? t('chooseCredential') : credentialId
  const other = credentialId && !isKnown ? [{ value: credentialId, label }] : []
  return (
    <div className={styles.rows}>
      {credentials.status === 'error' && (
        <InlineFailure text={t('credentialsNotLoaded')} retry={credentials.retry} />
      )}
      <NativeSelect
        label={t('credential')}
        disabled={credentials.status === 'loading'}
        data={[{ value: '', label: t('noCredential') }, ...options, ...other]}
        {...input}
      />
      <Button
        className={styles.start ?? ''}
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} />}
        onClick={() => setNew(true)}
      >
        {t('newCredential')}
      </Button>
      {(isNew || secret) && (
        <CredentialDialog
          credential={undefined}
          host={host}
          proposed={secret}
          onSaved={onChoose}
          onClose={() => {
            setNew(false)
            onSecretClosed?.()
          }}
        />
      )}
    </div>
  )
}
