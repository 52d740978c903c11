import { paths } from '@parley/functions/shared/paths'
import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { InitialTypes, DocumentLocation } from './documents.ts'
import { useFirstDoc } from './first.ts'
import { useIsFirstViewOver } from './firstView.ts'
import type { Live } from './live.ts'
import { LiveBoundary } from './liveBoundary.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import type { WorkspaceRef } from './session.ts'

/** The two documents that are followed for as long as a workspace is in view. */
export interface ShellDocuments {
  workspace: Live<InitialTypes['workspace'] | null>
  wallet: Live<InitialTypes['wallet'] | null>
}
export type ShellDocumentKind = keyof ShellDocuments

export interface ReactfireDocumentProps<Kind extends ShellDocumentKind> {
  kind: Kind
  place: DocumentLocation
  onChange: (live: ShellDocuments[Kind]) => void
}

const ShellDocumentsContext = createContext<ShellDocuments | null>(null)
const loading = { status: 'loading' } as const

const ReactfireWorkspace = lazyComponent(async () => (await import('./liveReactfire.tsx')).ReactfireWorkspace)
const ReactfireWallet = lazyComponent(async () => (await import('./liveReactfire.tsx')).ReactfireWallet)

/** Follows the workspace in view and its wallet, after the first view. The page does not wait for them. */
export function LiveShell({ region, workspaceId, children }: WorkspaceRef & { children: ReactNode }) {
  const workspacePlace = { region, path: paths.workspace(workspaceId) }
  const walletPlace = { region, path: paths.walletOf(workspaceId) }
  const [liveWorkspace, setWorkspace] = useState<ShellDocuments['workspace']>(loading)
  const [liveWallet, setWallet] = useState<ShellDocuments['wallet']>(loading)
  const failWorkspace = useCallback(
    (error: unknown, retry: () => void) => setWorkspace({ status: 'error', error, retry }),
    [],
  )
  const failWallet = useCallback(
    (error: unknown, retry: () => void) => setWallet({ status: 'error', error, retry }),
    [],
  )
  const workspace = useFirstDoc('workspace', workspacePlace, liveWorkspace)
  const wallet = useFirstDoc('wallet', walletPlace, liveWallet)
  return (
    <ShellDocumentsContext value={useMemo(() => ({ workspace, wallet }), [workspace, wallet])}>
      {children}
      {useIsFirstViewOver() && (
        <>
          <LiveBoundary onFail={failWorkspace}>
            <Suspense fallback={null}>
              <ReactfireWorkspace kind="workspace" place={workspacePlace} onChange={setWorkspace} />
            </Suspense>
          </LiveBoundary>
          <LiveBoundary onFail={failWallet}>
            <Suspense fallback={null}>
              <ReactfireWallet kind="wallet" place={walletPlace} onChange={setWallet} />
            </Suspense>
          </LiveBoundary>
        </>
      )}
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
