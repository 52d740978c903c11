import type { Access } from '@parley/functions/shared/access'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { DocumentLocation } from '../../lib/documents.ts'
import { CallError } from '../../lib/errors.ts'
import { useFirstDoc } from '../../lib/first.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useUid } from '../../lib/session.ts'

export interface WorkspaceEntry {
  region: Region
  id: string
  role: 'owner' | 'member'
}

/**
 * Every workspace this person can enter, in both regions: the access documents are the truth. Fails with
 * `permission-denied` for somebody who was shut out and has no other.
 */
export function useWorkspaces(): Live<WorkspaceEntry[]> {
  const uid = useUid()
  const na = useAccess({ region: 'na', path: paths.access(uid) })
  const eu = useAccess({ region: 'eu', path: paths.access(uid) })
  if (na.status === 'error') return na
  if (eu.status === 'error') return eu
  if (na.status === 'loading' || eu.status === 'loading') return { status: 'loading' }
  const data = [...entriesOf('eu', eu.data), ...entriesOf('na', na.data)]
  if (data.length === 0 && (eu.data?.disabled || na.data?.disabled))
    return { status: 'error', error: new CallError('permission-denied'), retry: () => location.reload() }
  return { status: 'ready', data }
}

function useAccess(place: DocumentLocation): Live<Access | null> {
  return useFirstDoc('access', place, useLiveDoc('access', place))
}

function entriesOf(region: Region, access: Access | null): WorkspaceEntry[] {
  if (access?.kind !== 'user' || access.disabled) return []
  return Object.entries(access.ws).map(([id, role]) => ({ region, id, role }))
}
