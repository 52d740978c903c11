import { minuteMs } from '@parley/functions/shared/durations'
import { paths } from '@parley/functions/shared/paths'
import { hasWhitelabel } from '@parley/functions/shared/agencies/whitelabel'
import { useNow } from '../../lib/browser/useNow.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

/** Returns whether the workspace has the white-label add-on or its trial; undefined while that is loading. */
export function useWhitelabel(): boolean | undefined {
  const { region, workspaceId } = useWorkspaceRef()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  const billing = useLiveDoc('billing', { region, path: paths.billing(workspaceId) })
  const now = useNow(minuteMs, true)
  if (workspace.status !== 'ready' || billing.status !== 'ready' || !workspace.data) return undefined
  return hasWhitelabel(workspace.data, billing.data, now)
}
