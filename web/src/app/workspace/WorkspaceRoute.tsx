import { WorkspacePage } from '../../features/workspaces/WorkspacePage.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'

export function WorkspaceRoute() {
  const { workspaceId } = useWorkspaceRef()
  return <WorkspacePage key={workspaceId} />
}
