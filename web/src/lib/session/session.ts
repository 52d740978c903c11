import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'

/** The signed-in person. One page load serves one person: any change of identity reloads the page. */
export interface Session {
  uid: string
  email: string
  name: string
}

export const SessionContext = createContext<Session | null>(null)

/** Returns the session. Throws outside the signed-in pages. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('Nobody is signed in here.')
  return session
}

export function useUid(): string {
  return useSession().uid
}

/** The current workspace. Its region is part of every URL. */
export interface WorkspaceRef {
  region: Region
  workspaceId: string
}

export const WorkspaceContext = createContext<WorkspaceRef | null>(null)

/** Returns the workspace of the page. Throws where no workspace is in view. */
export function useWorkspaceRef(): WorkspaceRef {
  const workspace = useContext(WorkspaceContext)
  if (workspace === null) throw new Error('No workspace is in view here.')
  return workspace
}
