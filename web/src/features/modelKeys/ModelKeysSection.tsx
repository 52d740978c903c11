import { Button, Skeleton } from '@mantine/core'
import type { ModelKeyRecord } from '@parley/functions/shared/models/modelKeys'
import { modelVendors, type ModelVendor } from '@parley/functions/shared/models/modelPrice'
import { paths } from '@parley/functions/shared/paths'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { call } from '../../lib/call.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useOwnKeyFee } from '../../lib/agents/useOwnKeyFee.ts'
import { ModelKeyDialog } from './ModelKeyDialog.tsx'
import { ModelKeyRow } from './ModelKeyRow.tsx'
import styles from './ModelKeys.module.css'
import { t } from './texts.ts'

/** Manages the workspace's own keys for vendors of models: their cost, their state, and a trial of each. */
export function ModelKeysSection() {
  const { region, workspaceId } = useWorkspaceRef()
  const result = useLiveDoc('modelKeys', { region, path: paths.modelKeys(workspaceId) })
  const credits = useOwnKeyFee()
  const [edited, setEdited] = useState<ModelVendor | 'new'>()
  const deletion = useDeletion<{ vendor: ModelVendor }>({
    title: t('deleteKey'),
    text: ({ vendor }) => t('deleteKeyText', { name: t(`vendor_${vendor}`) }),
    done: t('keyDeleted'),
    remove: async ({ vendor }) =>
      void (await call('deleteModelKey', { region, workspaceId, vendor }, region)),
  })
  const keys: Partial<Record<ModelVendor, ModelKeyRecord>> =
    result.status === 'ready' ? (result.data?.keys ?? {}) : {}
  const rows = modelVendors.flatMap((vendor) => {
    const key = keys[vendor]
    return key ? [{ vendor, key }] : []
  })
  const missing = modelVendors.filter((vendor) => !keys[vendor])
  const action = result.status === 'ready' && missing.length > 0 && (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('newKey')}
    </Button>
  )
  return (
    <FormSection title={t('modelKeys')} lead={t('modelKeysHint', { credits })} action={action}>
      {result.status === 'loading' && <Skeleton aria-busy="true" height={80} radius="md" />}
      {result.status === 'error' && (
        <LoadFailure title={t('keysNotLoaded')} error={result.error} retry={result.retry} />
      )}
      {result.status === 'ready' && rows.length === 0 && (
        <div className={styles.none}>
          <b>{t('noModelKeys')}</b>
          <p>{t('noModelKeysHint')}</p>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ vendor, key }) => (
            <ModelKeyRow
              key={vendor}
              vendor={vendor}
              stored={key}
              onEdit={() => setEdited(vendor)}
              onDelete={() => deletion.confirmDeletion({ vendor })}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ModelKeyDialog
          vendors={edited === 'new' ? missing : [edited]}
          stored={edited === 'new' ? undefined : keys[edited]}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deletion.question}
    </FormSection>
  )
}
