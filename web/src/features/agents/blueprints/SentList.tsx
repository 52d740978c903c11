import { Badge, Button, EmptyState } from '@mantine/core'
import { followersPerSend, type BlueprintSend } from '@parley/functions/shared/agents/blueprint'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { fieldNamesOf } from '../draft/fieldNames.ts'
import styles from './Blueprints.module.css'
import { inParts } from './inParts.ts'
import { NotPublished } from './NotPublished.tsx'
import { t } from './texts.ts'
import { useSends } from './useBlueprints.ts'

type Outcome = CallableOutput<'undoSend'>['undone'][number]

/** Returns whether a send was undone for all its agents; until then the undo can be retried. */
function isUndone({ undoneAt, undoneIds, agentIds }: BlueprintSend): boolean {
  return undoneAt > 0 && agentIds.every((agentId) => undoneIds.includes(agentId))
}

/** Lists the sends of a blueprint; each can be undone as a whole. */
export function SentList({ masterId }: { masterId: string }) {
  const { region } = useWorkspaceRef()
  const sends = useSends(masterId)
  const [undoing, setUndoing] = useState<BlueprintSend>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  async function undo({ ID, agentIds }: BlueprintSend) {
    const all: Outcome[] = []
    for (const part of inParts(agentIds, followersPerSend)) {
      const { undone } = await call('undoSend', { region, sendId: ID, agentIds: part }, region)
      all.push(...undone)
    }
    setOutcomes(all)
    const count = all.reduce((sum, { restored }) => sum + restored, 0)
    void showToast(t('restored', { count, left: all.reduce((sum, { left }) => sum + left, 0) }))
  }

  return (
    <FormSection title={t('sentList')}>
      {sends.status === 'error' && (
        <LoadFailure title={t('blueprintsNotLoaded')} error={sends.error} retry={sends.retry} />
      )}
      {sends.status === 'ready' && sends.data.items.length === 0 && <EmptyState title={t('sentNothing')} />}
      <NotPublished outcomes={outcomes} />
      <ul className={styles.sends}>
        {sends.status === 'ready' &&
          sends.data.items.map((send) => (
            <li key={send.ID}>
              <span>{t('sentOne', { fields: fieldNamesOf(send.fields), count: send.agentIds.length })}</span>
              <time dateTime={new Date(send.at).toISOString()} title={formatDateTime(send.at)}>
                {formatAgo(send.at)}
              </time>
              {isUndone(send) ? (
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
