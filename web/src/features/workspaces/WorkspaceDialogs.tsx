import { NewWorkspaceDialog } from './NewWorkspaceDialog.tsx'
import { NewWorkspaceSecret } from './NewWorkspaceSecret.tsx'
import { OwnNameDialog } from './OwnNameDialog.tsx'
import type { WorkspaceEntry } from './useWorkspaces.ts'

/** A dialog opened from the workspace's menu; a new workspace shows its secret once. */
export type WorkspaceLayer = 'ownName' | 'newWorkspace' | { made: WorkspaceEntry; secret: string | undefined }

interface WorkspaceDialogsProps {
  layer: WorkspaceLayer
  onChange: (change: (layer: WorkspaceLayer | null) => WorkspaceLayer | null) => void
  onSelect: (workspace: WorkspaceEntry) => void
}

/** Renders the dialogs of the workspace's menu, outside the navigation because that unmounts on phones. */
export function WorkspaceDialogs({ layer, onChange, onSelect }: WorkspaceDialogsProps) {
  if (layer === 'ownName') return <OwnNameDialog onClose={() => onChange(() => null)} />
  if (layer === 'newWorkspace') {
    return (
      <NewWorkspaceDialog
        onCreated={(made, secret) => onChange(() => ({ made, secret }))}
        // Also called after creation, when the secret must stay open.
        onClose={() => onChange((now) => (now === 'newWorkspace' ? null : now))}
      />
    )
  }
  function handleOpen(workspace: WorkspaceEntry) {
    onChange(() => null)
    onSelect(workspace)
  }
  return <NewWorkspaceSecret secret={layer.secret} onOpen={() => handleOpen(layer.made)} />
}
