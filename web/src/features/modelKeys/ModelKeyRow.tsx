import { ActionIcon, Button } from '@mantine/core'
import type { ModelKeyRecord, ModelKeyTest } from '@parley/functions/shared/models/modelKeys'
import type { ModelVendor } from '@parley/functions/shared/models/modelPrice'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { call } from '../../lib/call.ts'
import { useSender } from '../../lib/forms/useSender.ts'
import { formatAgo } from '../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './ModelKeys.module.css'
import { t } from './texts.ts'

interface ModelKeyRowProps {
  vendor: ModelVendor
  stored: ModelKeyRecord
  onEdit: () => void
  onDelete: () => void
}

/** Shows one key with its facts and a trial. */
export function ModelKeyRow({ vendor, stored, onEdit, onDelete }: ModelKeyRowProps) {
  const { ending, baseUrl, model, isOnly, lastUsedAt, refusedAt } = stored
  const name = t(`vendor_${vendor}`)
  const trial = useTrial(vendor)
  const refused = isOnly ? 'onlyKeyRefused' : 'keyRefused'
  return (
    <li>
      <div className={styles.about}>
        <b>{name}</b>
        <div className={styles.more}>
          {(ending || baseUrl) && (
            <bdi dir="ltr">{[baseUrl, model, ending && `••••${ending}`].filter(Boolean).join(' · ')}</bdi>
          )}
          <span>{lastUsedAt > 0 ? t('lastUsed', { ago: formatAgo(lastUsedAt) }) : t('neverUsed')}</span>
          {isOnly && <span>{t('noOtherKey')}</span>}
          {refusedAt > 0 && <p className={styles.bad}>{t(refused, { ago: formatAgo(refusedAt) })}</p>}
          <output data-is-bad={trial.isBad}>{trial.words}</output>
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          size="compact-sm"
          loading={trial.isBusy}
          aria-label={t('testNamed', { name })}
          onClick={trial.start}
        >
          {t('test')}
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name })} onClick={onEdit}>
          <IconPencil size={16} />
        </ActionIcon>
        <DeleteButton label={t('deleteNamed', { name })} onClick={onDelete} />
      </div>
    </li>
  )
}

/** Sends a real request to the vendor, and reports its result. */
function useTrial(vendor: ModelVendor) {
  const { region, workspaceId } = useWorkspaceRef()
  const { isBusy, failure, send } = useSender()
  const [test, setTest] = useState<ModelKeyTest>()
  const work = async () => setTest(await call('testModelKey', { region, workspaceId, vendor }, region))
  return {
    words: failure ?? (test && !isBusy ? wordsOf(test) : ''),
    isBad: Boolean(failure) || test?.outcome !== 'ok',
    isBusy,
    start: () => void send({ work }),
  }
}

function wordsOf({ outcome, milliseconds }: ModelKeyTest): string {
  return outcome === 'ok' ? t('test_ok', { ms: milliseconds }) : t(`test_${outcome}`)
}
