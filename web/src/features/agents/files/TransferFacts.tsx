import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import styles from './ImportDrawer.module.css'
import { t } from './texts.ts'

interface TransferFactsProps {
  region: Region
  agentId: string
  workspaceId: string
  /** Called with whether the other workspace has room, once known. */
  onRoom: (hasRoom: boolean) => void
}

/** Lists what a transfer to a workspace moves, and what ends with it. */
export function TransferFacts({ region, agentId, workspaceId, onRoom }: TransferFactsProps) {
  const preview = useRead(
    ['transfer', region, agentId, workspaceId],
    () => call('previewTransfer', { region, agentId, workspaceId }, region),
    { isForgotten: true },
  )
  const hasRoom = preview.status === 'ready' && preview.data.hasRoom
  useEffect(() => onRoom(hasRoom), [hasRoom, onRoom])

  if (preview.status === 'loading') return <Skeleton aria-busy="true" height={96} />
  if (preview.status === 'error') return <InlineFailure text={t('previewNotLoaded')} retry={preview.retry} />
  const { tools, credentials, staying, organisation, hasBlueprint } = preview.data
  if (!hasRoom) return <p className={styles.failure}>{t('noRoomThere')}</p>
  return (
    <ul className={styles.facts}>
      <li>{t('goesAlong')}</li>
      <li>{t('otherWalletPays')}</li>
      {tools.length > 0 && <li dir="auto">{t('toolsCopied', { names: tools.join(', ') })}</li>}
      {credentials.length > 0 && (
        <li dir="auto">{t('credentialsStay', { names: credentials.join(', ') })}</li>
      )}
      {staying.length > 0 && <li dir="auto">{t('calendarsStay', { names: staying.join(', ') })}</li>}
      {organisation && <li dir="auto">{t('organisationLoses', { name: organisation })}</li>}
      {hasBlueprint && <li>{t('blueprintEnds')}</li>}
    </ul>
  )
}
