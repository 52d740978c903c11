import { createContext, useContext } from 'react'

/** The layers any page may ask the shell to open. */
export interface ShellActions {
  openNewAgent: () => void
  openCommands: () => void
  openShortcuts: () => void
}

export const ShellActionsContext = createContext<ShellActions | null>(null)

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext)
  if (actions === null) throw new Error('There is no shell here.')
  return actions
}
