import { Link } from 'react-router-dom'
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
  const { balance = 0, leased = 0 } = (wallet.status === 'ready' && wallet.data) || {}
  const days = lastingDays(balance + leased, spent)
  return (
    <section className={styles.card} aria-labelledby="credit-left">
      <h2 id="credit-left">{t('credit')}</h2>
      <p className={styles.lasts}>
        {t('creditLasts')} <b>{inWords(days)}</b>
      </p>
      <dl>
        <dt>{t('creditLeft')}</dt>
        <dd>{wallet.status === 'ready' ? formatCredits(balance + leased) : '–'}</dd>
        <dt>{t('creditSpent')}</dt>
        <dd>{formatUsed(spent.reduce((sum, units) => sum + units, 0))}</dd>
      </dl>
      <p className={styles.links}>
        <Link to={webPaths.billing(region, 'topup')}>{t('topUp')}</Link>
        <Link to={webPaths.usage(region)}>{t('seeUsage')}</Link>
      </p>
    </section>
  )
}

function inWords(days: ReturnType<typeof lastingDays>): string {
  if (days === undefined) return t('lastsUnknown')
  return days === 'long' ? t('lastsLong') : t('lastsDays', { days })
}
