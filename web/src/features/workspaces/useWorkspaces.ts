import type { Access } from '@parley/functions/shared/workspaces/access'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Role } from '@parley/functions/shared/workspaces/roles'
import type { DocumentLocation } from '../../lib/documents.ts'
import { CallError } from '../../lib/errors.ts'
import { useFirstDoc } from '../../lib/first.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useUid } from '../../lib/session.ts'
import type { Viewer } from '../../lib/viewer.ts'

interface MemberEntry {
  region: Region
  id: string
  role: Role
}

/** Of a workspace that has shared some agents, and some pages of them, with this person. */
interface ClientEntry {
  region: Region
  id: string
  role: 'client'
  orgId: string
  /** A narrower list than the organisation's agents. */
  agents: readonly string[] | undefined
  pages: readonly string[]
}

export type WorkspaceEntry = MemberEntry | ClientEntry

interface Workspaces {
  entries: WorkspaceEntry[]
  /** How the question stands in each region: what is not ready may have more of them. */
  regions: Record<Region, Live<unknown>>
}

/**
 * Every workspace this person can enter: the access document of each region is the truth for its own. One
 * region's is enough to go on with, so that the other's outage locks nobody out of it. Fails with
 * `permission-denied` for somebody who was shut out and has no other.
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

function entriesOf(region: Region, live: Live<Access | null>): WorkspaceEntry[] {
  const access = live.status === 'ready' ? live.data : null
  if (access === null || access.disabled) return []
  if (access.kind === 'user') return Object.entries(access.ws).map(([id, role]) => ({ region, id, role }))
  // Whoever looks on for an agency does so at its address alone.
  if (access.kind === 'imp') return []
  const { wsId: id, orgId, agents, pages } = access
  return [{ region, id, role: 'client', orgId, agents, pages }]
}

/** Who this person is in a workspace. */
export function viewerOf(entry: WorkspaceEntry, uid: string): Viewer {
  if ('pages' in entry)
    return { actor: { kind: entry.role, uid, pages: entry.pages }, sharedAgents: entry.agents ?? [] }
  return { actor: { kind: 'member', uid, role: entry.role }, sharedAgents: [] }
}
