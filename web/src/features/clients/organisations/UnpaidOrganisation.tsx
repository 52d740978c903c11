import { Alert, Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { pauseTimeOf } from '@parley/functions/shared/agencies/unpaid'
import { useState } from 'react'
import { readSeller, sellerKey } from '../../../lib/agencies/seller.ts'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

/** Says that an organisation has not paid, with the button that leaves or makes its dashboard open. */
export function UnpaidOrganisation({ organisation }: { organisation: Organisation }) {
  const workspace = useWorkspaceRef()
  const { region } = workspace
  const { isBusy, failure, send } = useSender()
  const { ID: orgId, unpaidSince, isPaused, isPauseWaived } = organisation
  const isUnpaid = unpaidSince > 0
  const seller = useRead(isUnpaid ? sellerKey(workspace) : null, () => readSeller(workspace))
  const [now] = useState(Date.now)
  if (!isUnpaid) return null
  const since = formatDate(unpaidSince)
  const pause = pauseTimeOf(unpaidSince)
  // The dashboard is not paused while the client could not pay.
  const isWaiting = pause <= now || (seller.status === 'ready' && seller.data.state !== 'ready')
  const open = isWaiting ? 'unpaidWaits' : 'unpaidSoon'
  const state = isPauseWaived ? 'unpaidWaived' : isPaused ? 'unpaidPaused' : open
  const waive = async () => void (await call('waivePause', { region, orgId }, region))
  return (
    <Alert role="note" color={isPaused ? 'red' : 'yellow'} title={t('notPaid')}>
      <div className={styles.unpaid}>
        <p>{t(state, { since, pause: formatDate(pause) })}</p>
        {!isPauseWaived && (
          <Button variant="default" loading={isBusy} onClick={() => void send({ work: waive })}>
            {t(isPaused ? 'openDashboardAgain' : 'leaveDashboardOpen')}
          </Button>
        )}
        {failure && <p role="alert">{failure}</p>}
      </div>
    </Alert>
  )
}
