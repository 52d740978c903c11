import { formatCredits } from '@parley/functions/shared/credits'
import { useWallet } from '../../lib/liveShell.tsx'

interface CreditsLineProps {
  className: string | undefined
}

/** What the workspace can still spend; what is lent to a running server is still its own. */
export function CreditsLine({ className }: CreditsLineProps) {
  const wallet = useWallet()
  const units = wallet.status === 'ready' && wallet.data ? wallet.data.balance + wallet.data.leased : undefined
  return (
    <p className={className}>
      <span>Credits</span>
      {wallet.status === 'error' ? (
        <button type="button" onClick={wallet.retry}>
          Try again
        </button>
      ) : (
        <b>{units === undefined ? '–' : formatCredits(units)}</b>
      )}
    </p>
  )
}
