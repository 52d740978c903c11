import { brokenChannelsOf, type BrokenChannel } from '@parley/functions/shared/channels/brokenChannels'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useMay } from '../../lib/session/viewer.ts'

/**
 * Returns the accounts of a workspace that their vendors refuse; empty for people who may not read the
 * workspace.
 */
export function useBrokenChannels(region: Region, workspaceId: string): BrokenChannel[] {
  const location = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', useMay('readWorkspace') ? location : null)
  return workspace.status === 'ready' ? brokenChannelsOf(workspace.data?.brokenChannels ?? {}) : []
}
