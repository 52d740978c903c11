import type { Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { readUnanswered, type UnansweredQuestion } from '../agentHome/readUnanswered.ts'

/** Returns the newest unanswered questions of the workspace. */
export function useUnanswered(): Live<UnansweredQuestion[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(['unanswered', region, workspaceId], () => readUnanswered(region, { workspaceId }))
}
