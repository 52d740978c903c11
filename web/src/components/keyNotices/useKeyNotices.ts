import { paths } from '@parley/functions/shared/paths'
import type { KeyNotice } from '@parley/functions/shared/workspaces/keyNotices'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useMay } from '../../lib/session/viewer.ts'

/** Returns the keys that were renewed or shown, the newest first; empty where the reader is not the owner. */
export function useKeyNotices(): KeyNotice[] {
  const { region, workspaceId } = useWorkspaceRef()
  const location = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', useMay('confirmKeyNotices') ? location : null)
  return workspace.status === 'ready' ? (workspace.data?.keyNotices ?? []) : []
}
