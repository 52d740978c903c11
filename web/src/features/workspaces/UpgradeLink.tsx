import { creditLeft, unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useWallet, useWorkspace } from '../../lib/live/liveShell.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { menuTexts as t } from './menuTexts.ts'

/** The age of an account in seconds from which, and the credits below which, the paid plan is offered. */
const settledSeconds = 604_800
const fewCredits = 500

const loadedAt = Date.now() / 1000

interface UpgradeLinkProps {
  className: string | undefined
}

/** Offers the paid plan to a workspace without one that is a week old or has little credit left. */
export function UpgradeLink({ className }: UpgradeLinkProps) {
  const { region } = useWorkspaceRef()
  const workspace = useWorkspace()
  const wallet = useWallet()
  if (workspace.status !== 'ready' || wallet.status !== 'ready' || !workspace.data || !wallet.data)
    return null
  const { joinedAt, internal } = workspace.data
  const isSettled = loadedAt - joinedAt > settledSeconds
  const hasFew = creditLeft(wallet.data) < fewCredits * unitsPerCredit
  if (internal.isPayAsYouGo || !(isSettled || hasFew)) return null
  return (
    <Link to={webPaths.billing(region, 'upgrade')} className={className}>
      <IconSparkles size={16} /> {t('upgradePlan')}
    </Link>
  )
}
