import { creditLeft } from '@parley/functions/shared/billing/credits'
import { Link } from 'react-router-dom'
import { ReceiptPaper } from '../../components/receipts/ReceiptPaper.tsx'
import { menuTexts } from '../../features/workspaces/menuTexts.ts'
import { formatCredits, formatUsed } from '../../lib/formats/formatCredits.ts'
import { useWallet, useWorkspace } from '../../lib/live/liveShell.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './CreditCard.module.css'
import { lastingDays } from '../../lib/formats/lastingDays.ts'
import { t } from './texts.ts'

/** The remaining credit, as days. `spent`: units of credit on each of the last days, today last. */
export function CreditCard({ spent }: { spent: readonly number[] }) {
  const { region } = useWorkspaceRef()
  const wallet = useWallet()
  const walletNow = wallet.status === 'ready' ? wallet.data : undefined
  const units = walletNow ? creditLeft(walletNow) : undefined
  const days = units === undefined ? undefined : lastingDays(units, spent)
  const credits = units === undefined ? '–' : formatCredits(units)
  return (
    <section className={styles.card} aria-label={t('credit')}>
      <ReceiptPaper
        title={t('credit')}
        rows={[
          ...(days === undefined ? [] : [{ label: t('creditLeft'), value: credits }]),
          { label: t('creditSpent'), value: formatUsed(spent.reduce((sum, used) => sum + used, 0)) },
        ]}
        foot={
          <p className={styles.links}>
            <MoreCredit />
            <Link to={webPaths.usage(region)}>{t('seeUsage')}</Link>
          </p>
        }
      >
        <p className={styles.lasts}>
          {t(days === undefined ? 'creditLeft' : 'creditLasts')}{' '}
          <b>{days === undefined ? credits : inWords(days)}</b>
        </p>
        {walletNow && days === undefined && <p className={styles.hint}>{t('lastsUnknown')}</p>}
      </ReceiptPaper>
    </section>
  )
}

/** The link to more credit; on the free plan, to the paid plan. */
function MoreCredit() {
  const { region } = useWorkspaceRef()
  const workspace = useWorkspace()
  if (workspace.status !== 'ready' || !workspace.data) return null
  return workspace.data.internal.isPayAsYouGo ? (
    <Link to={webPaths.billing(region, 'topup')}>{t('topUp')}</Link>
  ) : (
    <Link to={webPaths.billing(region, 'upgrade')}>{menuTexts('upgradePlan')}</Link>
  )
}

function inWords(days: number | 'long'): string {
  return days === 'long' ? t('lastsLong') : t('lastsDays', { days })
}
