import type { Access } from '@parley/functions/shared/access'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useUid } from '../../lib/session.ts'

export interface WorkspaceEntry {
  region: Region
  id: string
  role: 'owner' | 'member'
}

/** Every workspace this person can enter, in both regions: the access documents are the truth. */
export function useWorkspaces(): Live<WorkspaceEntry[]> {
  const uid = useUid()
  const na = useLiveDoc('access', { region: 'na', path: paths.access(uid) })
  const eu = useLiveDoc('access', { region: 'eu', path: paths.access(uid) })
  if (na.status === 'error') return na
  if (eu.status === 'error') return eu
  if (na.status === 'loading' || eu.status === 'loading') return { status: 'loading' }
  return { status: 'ready', data: [...entriesOf('eu', eu.data), ...entriesOf('na', na.data)] }
}

function entriesOf(region: Region, access: Access | null): WorkspaceEntry[] {
  if (access?.kind !== 'user' || access.disabled) return []
  return Object.entries(access.ws).map(([id, role]) => ({ region, id, role }))
}
