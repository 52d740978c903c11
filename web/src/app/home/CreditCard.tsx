import { Link } from 'react-router-dom'
import { ReceiptSlip } from '../../components/ReceiptSlip.tsx'
import { formatCredits, formatUsed } from '../../lib/formatCredits.ts'
import { useWallet } from '../../lib/liveShell.tsx'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import styles from './CreditCard.module.css'
import { lastingDays } from './lastingDays.ts'
import { t } from './texts.ts'

/** What is left to spend, as days. `spent`: units of credit on each of the last days, the last one today. */
export function CreditCard({ spent }: { spent: readonly number[] }) {
  const { region } = useWorkspaceRef()
  const wallet = useWallet()
  const known = wallet.status === 'ready' ? wallet.data : undefined
  const units = known ? known.balance + known.leased : undefined
  const days = units === undefined ? undefined : lastingDays(units, spent)
  return (
    <section aria-label={t('credit')}>
      <ReceiptSlip
        title={t('credit')}
        rows={[
          { label: t('creditLeft'), value: units === undefined ? '–' : formatCredits(units) },
          { label: t('creditSpent'), value: formatUsed(spent.reduce((sum, used) => sum + used, 0)) },
        ]}
        foot={
          <p className={styles.links}>
            <Link to={webPaths.billing(region, 'topup')}>{t('topUp')}</Link>
            <Link to={webPaths.usage(region)}>{t('seeUsage')}</Link>
          </p>
        }
      >
        <p className={styles.lasts}>
          {days !== undefined && t('creditLasts')} <b>{inWords(days)}</b>
        </p>
      </ReceiptSlip>
    </section>
  )
}

function inWords(days: ReturnType<typeof lastingDays>): string {
  if (days === undefined) return t('lastsUnknown')
  return days === 'long' ? t('lastsLong') : t('lastsDays', { days })
}
