import { Badge, Button, EmptyState } from '@mantine/core'
import { followersPerSend, type BlueprintSend } from '@parley/functions/shared/blueprint'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { FormSection } from '../../../components/FormSection.tsx'
import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatAgo, formatDateTime } from '../../../lib/formats.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { fieldNamesOf } from '../fieldNames.ts'
import styles from './Blueprints.module.css'
import { inParts } from './inParts.ts'
import { t } from './texts.ts'
import { useSends } from './useBlueprints.ts'

/** What was sent from a blueprint; each can be taken back as one. */
export function SentList({ masterId }: { masterId: string }) {
  const { region } = useWorkspaceRef()
  const sends = useSends(masterId)
  const [undoing, setUndoing] = useState<BlueprintSend>()

  async function undo({ ID, agentIds }: BlueprintSend) {
    const total = { restored: 0, left: 0 }
    for (const part of inParts(agentIds, followersPerSend)) {
      const { undone } = await call('undoSend', { region, sendId: ID, agentIds: part }, region)
      for (const { restored, left } of undone) {
        total.restored += restored
        total.left += left
      }
    }
    void showToast(t('restored', { count: total.restored, left: total.left }))
  }

  return (
    <FormSection title={t('sentList')}>
      {sends.status === 'error' && (
        <LoadFailure title={t('blueprintsNotLoaded')} error={sends.error} retry={sends.retry} />
      )}
      {sends.status === 'ready' && sends.data.items.length === 0 && <EmptyState title={t('sentNothing')} />}
      <ul className={styles.sends}>
        {sends.status === 'ready' &&
          sends.data.items.map((send) => (
            <li key={send.ID}>
              <span>{t('sentOne', { fields: fieldNamesOf(send.fields), count: send.agentIds.length })}</span>
              <time dateTime={new Date(send.at).toISOString()} title={formatDateTime(send.at)}>
                {formatAgo(send.at)}
              </time>
              {send.undoneAt > 0 ? (
                <Badge color="gray">{t('undone')}</Badge>
              ) : (
                <Button size="xs" variant="default" onClick={() => setUndoing(send)}>
                  {t('undo')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {undoing && (
        <ConfirmDialog
          title={t('undoTitle')}
          text={t('undoHint')}
          action={t('undo')}
          onConfirm={() => undo(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </FormSection>
  )
}
