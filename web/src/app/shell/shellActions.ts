import { createContext, useContext } from 'react'
import type { WorkspaceLayer } from '../../features/workspaces/WorkspaceDialogs.tsx'

/** The layers that any page may ask the shell to open. */
export interface ShellActions {
  openNewAgent: () => void
  openCommands: () => void
  openShortcuts: () => void
  openWorkspaceLayer: (layer: WorkspaceLayer) => void
}

export const ShellActionsContext = createContext<ShellActions | null>(null)

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext)
  if (actions === null) throw new Error('There is no shell here.')
  return actions
}
