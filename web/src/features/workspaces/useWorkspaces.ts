import type { Access } from '@parley/functions/shared/workspaces/access'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Role } from '@parley/functions/shared/workspaces/roles'
import type { DocumentLocation } from '../../lib/firestore/documents.ts'
import { CallError } from '../../lib/errors.ts'
import { useFirstDoc } from '../../lib/firstView/first.ts'
import { useLiveDoc, type Live } from '../../lib/live/live.ts'
import { useUid } from '../../lib/session/session.ts'
import type { Viewer } from '../../lib/session/viewer.ts'

interface MemberEntry {
  region: Region
  id: string
  role: Role
}

/** The access of a client, who has some agents of a workspace and some pages of them. */
interface ClientEntry {
  region: Region
  id: string
  role: 'client'
  orgId: string
  /** A subset of the organisation's agents; undefined for all. */
  agents: readonly string[] | undefined
  pages: readonly string[]
}

export type WorkspaceEntry = MemberEntry | ClientEntry

interface Workspaces {
  entries: WorkspaceEntry[]
  /** The loading state of each region; a region that is not ready may contain more workspaces. */
  regions: Record<Region, Live<unknown>>
}

/**
 * Follows every workspace that the user can enter; each region's access document lists its own. One region is
 * enough to continue, so that an outage of the other locks nobody out. Fails with `permission-denied` for a
 * user who was removed and has no other workspace.
 */
export function useWorkspaces(): Live<Workspaces> {
  const uid = useUid()
  const na = useAccess({ region: 'na', path: paths.access(uid) })
  const eu = useAccess({ region: 'eu', path: paths.access(uid) })
  const entries = [...entriesOf('eu', eu), ...entriesOf('na', na)]
  const data = { entries, regions: { eu, na } }
  if (entries.length > 0) return { status: 'ready', data }
  if (na.status === 'loading' || eu.status === 'loading') return { status: 'loading' }
  if (na.status === 'error') return na
  if (eu.status === 'error') return eu
  if (eu.data?.disabled || na.data?.disabled)
    return { status: 'error', error: new CallError('permission-denied'), retry: () => location.reload() }
  return { status: 'ready', data }
}

function useAccess(place: DocumentLocation): Live<Access | null> {
  return useFirstDoc('access', place, useLiveDoc('access', place))
}

function entriesOf(region: Region, result: Live<Access | null>): WorkspaceEntry[] {
  const access = result.status === 'ready' ? result.data : null
  if (access === null || access.disabled) return []
  if (access.kind === 'user') return Object.entries(access.ws).map(([id, role]) => ({ region, id, role }))
  // An agency's owner who views a client's dashboard may do so only on the agency's host.
  if (access.kind === 'imp') return []
  const { wsId: id, orgId, agents, pages } = access
  return [{ region, id, role: 'client', orgId, agents, pages }]
}

/** Returns the user's role in a workspace. */
export function viewerOf(entry: WorkspaceEntry, uid: string): Viewer {
  if ('pages' in entry)
    return { actor: { kind: entry.role, uid, pages: entry.pages }, sharedAgents: entry.agents ?? [] }
  return { actor: { kind: 'member', uid, role: entry.role }, sharedAgents: [] }
}
