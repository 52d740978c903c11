import type { Agent } from '@parley/functions/shared/agent'
import { paths } from '@parley/functions/shared/paths'
import type { ListResult } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

/** The workspace's agents, the one changed last first. Navigation, list, switcher and editor share one listener. */
export function useAgents(): Live<ListResult<Agent>> {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('agent', { region, path: paths.agents, filter: ['ownerID', workspaceId], newestBy: 'lastModified', count: 100 })
}
