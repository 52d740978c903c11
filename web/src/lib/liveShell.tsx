import { paths } from '@parley/functions/shared/paths'
import type { Wallet } from '@parley/functions/shared/wallet'
import type { Workspace } from '@parley/functions/shared/workspace'
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Place } from './documents.ts'
import type { Live } from './live.ts'
import { LiveBoundary } from './liveBoundary.tsx'
import type { WorkspaceRef } from './session.ts'

/** The two documents that are followed for as long as a workspace is in view. */
export interface ShellDocuments {
  workspace: Live<Workspace | null>
  wallet: Live<Wallet | null>
}
export type ShellDocumentKind = keyof ShellDocuments

export interface ReactfireDocumentProps<Kind extends ShellDocumentKind> {
  kind: Kind
  place: Place
  onChange: (live: ShellDocuments[Kind]) => void
}

const ShellDocumentsContext = createContext<ShellDocuments | null>(null)
const loading = { status: 'loading' } as const

/** The module behind this import holds reactfire; it is fetched beside Firestore, once the frame is on the screen. */
export const loadReactfire = () => import('./liveReactfire.tsx')
const ReactfireWorkspace = lazy(() => loadReactfire().then((module) => ({ default: module.ReactfireWorkspace })))
const ReactfireWallet = lazy(() => loadReactfire().then((module) => ({ default: module.ReactfireWallet })))

/** Follows the workspace in view and its wallet. The page does not wait for them. */
export function LiveShell({ region, workspaceId, children }: WorkspaceRef & { children: ReactNode }) {
  const [workspace, setWorkspace] = useState<ShellDocuments['workspace']>(loading)
  const [wallet, setWallet] = useState<ShellDocuments['wallet']>(loading)
  const failWorkspace = useCallback((error: unknown, retry: () => void) => setWorkspace({ status: 'error', error, retry }), [])
  const failWallet = useCallback((error: unknown, retry: () => void) => setWallet({ status: 'error', error, retry }), [])
  return (
    <ShellDocumentsContext value={useMemo(() => ({ workspace, wallet }), [workspace, wallet])}>
      {children}
      <LiveBoundary onFail={failWorkspace}>
        <Suspense fallback={null}>
          <ReactfireWorkspace kind="workspace" place={{ region, path: paths.workspace(workspaceId) }} onChange={setWorkspace} />
        </Suspense>
      </LiveBoundary>
      <LiveBoundary onFail={failWallet}>
        <Suspense fallback={null}>
          <ReactfireWallet kind="wallet" place={{ region, path: paths.walletOf(workspaceId) }} onChange={setWallet} />
        </Suspense>
      </LiveBoundary>
    </ShellDocumentsContext>
  )
}

/** The workspace in view. */
export function useWorkspace(): ShellDocuments['workspace'] {
  return useShellDocuments().workspace
}

/** What the workspace in view can spend. */
export function useWallet(): ShellDocuments['wallet'] {
  return useShellDocuments().wallet
}

function useShellDocuments(): ShellDocuments {
  const documents = useContext(ShellDocumentsContext)
  if (documents === null) throw new Error('No workspace is followed here.')
  return documents
}
