import { paths } from '@parley/functions/shared/paths'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { InitialTypes } from '../firestore/documents.ts'
import { useFirstDoc } from '../firstView/first.ts'
import { useLiveDoc, type Live } from './live.ts'
import type { WorkspaceRef } from '../session/session.ts'

/** The two documents that are followed for as long as a workspace is shown. */
interface ShellDocuments {
  workspace: Live<InitialTypes['workspace'] | null>
  wallet: Live<InitialTypes['wallet'] | null>
}

const ShellDocumentsContext = createContext<ShellDocuments | null>(null)

/** Follows the current workspace and its wallet, after the first view. The page does not wait for them. */
export function LiveShell({ region, workspaceId, children }: WorkspaceRef & { children: ReactNode }) {
  const workspaceLocation = { region, path: paths.workspace(workspaceId) }
  const walletLocation = { region, path: paths.walletOf(workspaceId) }
  const workspace = useFirstDoc('workspace', workspaceLocation, useLiveDoc('workspace', workspaceLocation))
  const wallet = useFirstDoc('wallet', walletLocation, useLiveDoc('wallet', walletLocation))
  return (
    <ShellDocumentsContext value={useMemo(() => ({ workspace, wallet }), [workspace, wallet])}>
      {children}
    </ShellDocumentsContext>
  )
}

/** Returns the current workspace. */
export function useWorkspace(): ShellDocuments['workspace'] {
  return useShellDocuments().workspace
}

/** Returns the wallet of the current workspace. */
export function useWallet(): ShellDocuments['wallet'] {
  return useShellDocuments().wallet
}

function useShellDocuments(): ShellDocuments {
  const documents = useContext(ShellDocumentsContext)
  if (documents === null) throw new Error('No workspace is followed here.')
  return documents
}
