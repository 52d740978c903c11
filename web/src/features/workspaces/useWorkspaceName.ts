import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live.ts'
import { useWorkspace } from '../../lib/liveShell.tsx'
import { useWorkspaceRef, type WorkspaceRef } from '../../lib/session.ts'

/** The one in view is followed anyway; the others are read while the menu that names them is open. */
export function useWorkspaceName({ region, workspaceId }: WorkspaceRef): string {
  const current = useWorkspaceRef()
  const followed = useWorkspace()
  const isCurrent = current.region === region && current.workspaceId === workspaceId
  const other = useLiveDoc('workspace', isCurrent ? null : { region, path: paths.workspace(workspaceId) })
  const workspace = isCurrent ? followed : other
  return workspace.status === 'ready' && workspace.data ? workspace.data.workspaceName : 'Workspace'
}
