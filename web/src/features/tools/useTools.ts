import { paths } from '@parley/functions/shared/paths'
import { useLiveList } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

/** A page of a list; more tools than that are found by nobody who looks for them. */
const most = 100

/** The workspace's tools, the newest first. */
export function useTools() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('tool', { region, path: paths.tools(workspaceId), newestBy: 'createdAt', count: most })
}

/** What is known of the workspace's credentials, the newest first. */
export function useCredentials() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('credential', {
    region,
    path: paths.credentials(workspaceId),
    newestBy: 'createdAt',
    count: most,
  })
}
