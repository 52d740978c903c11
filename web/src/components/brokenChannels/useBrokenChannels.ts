import { brokenChannelsOf, type BrokenChannel } from '@parley/functions/shared/brokenChannels'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { useLiveDoc } from '../../lib/live.ts'
import { useMay } from '../../lib/viewer.ts'

/** Accounts of a workspace that their vendors refuse; none for whoever may not read the workspace. */
export function useBrokenChannels(region: Region, workspaceId: string): BrokenChannel[] {
  const place = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', useMay('readWorkspace') ? place : null)
  return workspace.status === 'ready' ? brokenChannelsOf(workspace.data?.brokenChannels ?? {}) : []
}
