import { pauseTimeOf } from '@parley/functions/shared/agencies/unpaid'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useClient } from '../ClientContext.ts'
import strip from '../impersonation/Strip.module.css'
import { t } from '../texts.ts'

/** Tells an administrator until when the dashboard stays open although a payment has failed. */
export function UnpaidStrip({ onBilling }: { onBilling: () => void }) {
  const { unpaidSince } = useClient().organisation
  return (
    <aside className={strip.strip} aria-label={t('paymentFailed')}>
      <output>{t('openUntil', { date: formatDate(pauseTimeOf(unpaidSince)) })}</output>
      <button type="button" onClick={onBilling}>
        {t('openBilling')}
      </button>
    </aside>
  )
}
