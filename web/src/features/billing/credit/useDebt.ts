import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

/**
 * Returns the units of credit that were refunded after they had been spent: the next purchase repays them
 * first. 0 while unknown.
 */
export function useDebt(): number {
  const { region, workspaceId } = useWorkspaceRef()
  const wallet = useLiveDoc('wallet', { region, path: paths.walletOf(workspaceId) })
  return (wallet.status === 'ready' ? wallet.data?.debt : undefined) ?? 0
}
