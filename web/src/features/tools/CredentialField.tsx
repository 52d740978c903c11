import { Button, NativeSelect } from '@mantine/core'
import { readToolAddress } from '@parley/functions/shared/tool/readToolAddress'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CredentialDialog } from './CredentialDialog.tsx'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'
import { useCredentials } from './useTools.ts'

/** What a tool signs in with: one that is there, or a new one. */
export function CredentialField({ fields }: { fields: ToolFields }) {
  const credentials = useCredentials()
  const [isNew, setNew] = useState(false)
  const { address, credentialId } = fields.values.tool.request
  const items = credentials.status === 'ready' ? credentials.data.items : []
  const known = items.map(({ ID, name, hosts }) => ({ value: ID, label: `${name} (${hosts.join(', ')})` }))
  // One that has just been made, or is not there any more.
  const other = credentialId && !items.some(({ ID }) => ID === credentialId) ? [credentialId] : []
  return (
    <div className={styles.rows}>
      <NativeSelect
        label={t('credential')}
        disabled={credentials.status === 'loading'}
        data={[{ value: '', label: t('noCredential') }, ...known, ...other]}
        {...fields.getInputProps('tool.request.credentialId')}
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
      {isNew && (
        <CredentialDialog
          credential={undefined}
          host={readToolAddress(address)?.host ?? ''}
          onSaved={(id) => fields.setFieldValue('tool.request.credentialId', id)}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  )
}
