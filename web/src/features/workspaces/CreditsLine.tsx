import { formatCredits } from '@parley/functions/shared/credits'
import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

interface CreditsLineProps {
  className: string | undefined
}

/** What the workspace can still spend; what is lent to a running server is still its own. */
export function CreditsLine({ className }: CreditsLineProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const wallet = useLiveDoc('wallet', { region, path: paths.walletOf(workspaceId) })
  const units = wallet.status === 'ready' && wallet.data ? wallet.data.balance + wallet.data.leased : undefined
  return (
    <p className={className}>
      <span>Credits</span>
      <b>{units === undefined ? '–' : formatCredits(units)}</b>
    </p>
  )
}
