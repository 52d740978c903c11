import { pauseTimeOf } from '@parley/functions/shared/agencies/unpaid'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useClient } from '../ClientContext.ts'
import strip from '../impersonation/Strip.module.css'
import { t } from '../texts.ts'

/**
 * Tells an administrator until when the dashboard stays open although a payment has failed. It is not closed
 * while the agency accepts no payments: then no day is named.
 */
export function UnpaidStrip({ onBilling }: { onBilling: () => void }) {
  const { region, organisation } = useClient()
  const orgId = organisation.ID
  const billing = useRead(['clientBilling', region, orgId], () =>
    call('readClientBilling', { region, orgId }, region),
  )
  const [now] = useState(Date.now)
  const pause = pauseTimeOf(organisation.unpaidSince)
  const isWaiting = pause <= now || (billing.status === 'ready' && !billing.data.isOpen)
  return (
    <aside className={strip.strip} aria-label={t('paymentFailed')}>
      <output>{isWaiting ? t('openMeanwhile') : t('openUntil', { date: formatDate(pause) })}</output>
      <button type="button" onClick={onBilling}>
        {t('openBilling')}
      </button>
    </aside>
  )
}
