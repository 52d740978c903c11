import { mcpLimits } from '@parley/functions/shared/tools/mcp'
import { paths } from '@parley/functions/shared/paths'
import { credentialLimits, toolLimits } from '@parley/functions/shared/tools/tools'
import { useLiveList } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

/** Follows all tools of the workspace, the newest first. */
export function useTools() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('tool', {
    region,
    path: paths.tools(workspaceId),
    newestBy: 'createdAt',
    count: toolLimits.perWorkspace,
  })
}

/** Follows all credentials of the workspace without their secrets, the newest first. */
export function useCredentials() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('credential', {
    region,
    path: paths.credentials(workspaceId),
    newestBy: 'createdAt',
    count: credentialLimits.perWorkspace,
  })
}

/** Follows all servers whose functions the workspace's agents can use, the newest first. */
export function useMcpServers() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('mcpServer', {
    region,
    path: paths.mcpServers(workspaceId),
    newestBy: 'createdAt',
    count: mcpLimits.perWorkspace,
  })
}
