import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspace } from '../../lib/live/liveShell.tsx'
import { useWorkspaceRef, type WorkspaceRef } from '../../lib/session/session.ts'
import { menuTexts as t } from './menuTexts.ts'

export interface WorkspaceLook {
  name: string
  /** The URL of its picture; empty when it has none. */
  picture: string
}

/** Follows the current workspace; others are read while the menu that lists them is open. */
export function useWorkspaceLook({ region, workspaceId }: WorkspaceRef): WorkspaceLook {
  const current = useWorkspaceRef()
  const followed = useWorkspace()
  const isCurrent = current.region === region && current.workspaceId === workspaceId
  const other = useLiveDoc('workspace', isCurrent ? null : { region, path: paths.workspace(workspaceId) })
  const workspace = isCurrent ? followed : other
  if (workspace.status !== 'ready' || !workspace.data) return { name: t('workspace'), picture: '' }
  return { name: workspace.data.workspaceName, picture: workspace.data.workspacePhotoURL }
}
