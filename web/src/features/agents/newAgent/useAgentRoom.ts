import { maxAgents } from '@parley/functions/shared/limits'
import { useWorkspace } from '../../../lib/live/liveShell.tsx'

/**
 * Returns the number and the maximum of the workspace's agents, as the server counts; undefined until known.
 */
export function useAgentRoom(): { count: number; max: number; isFull: boolean } | undefined {
  const workspace = useWorkspace()
  if (workspace.status !== 'ready' || workspace.data === null) return undefined
  const count = workspace.data.agentCount
  const max = maxAgents(workspace.data)
  return { count, max, isFull: count >= max }
}
