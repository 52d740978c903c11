import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live.ts'
import type { WorkspaceRef } from '../../lib/session.ts'

export function useWorkspaceName({ region, workspaceId }: WorkspaceRef): string {
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  return workspace.status === 'ready' && workspace.data ? workspace.data.workspaceName : 'Workspace'
}
