import { creditLeft } from '@parley/functions/shared/billing/credits'
import { Link } from 'react-router-dom'
import { formatCredits } from '../../lib/formats/formatCredits.ts'
import { useWallet } from '../../lib/live/liveShell.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './WorkspaceMenu.module.css'
import { menuTexts as t } from './menuTexts.ts'

interface CreditsLineProps {
  className: string | undefined
}

/** Shows the workspace's available credit, including what is leased to a running server. */
export function CreditsLine({ className }: CreditsLineProps) {
  const { region } = useWorkspaceRef()
  const wallet = useWallet()
  const units = wallet.status === 'ready' && wallet.data ? creditLeft(wallet.data) : undefined
  const isLow = wallet.status === 'ready' && (wallet.data?.level ?? 0) > 0
  return (
    <p className={className}>
      <Link to={webPaths.billing(region)}>
        {isLow
          ? t.rich('creditsLow', { low: (text) => <span className={styles.low}>{text}</span> })
          : t('credits')}
      </Link>
      {wallet.status === 'error' ? (
        <button type="button" onClick={wallet.retry}>
          {t('tryAgain')}
        </button>
      ) : (
        <b>{units === undefined ? '–' : formatCredits(units)}</b>
      )}
    </p>
  )
}
