import {
  addChannels,
  noCounts,
  type ActivityCounts,
  type ActivityName,
} from '../../../shared/chat/activity.ts'

export interface ActivityChange {
  /** The counts by agent. */
  agents: Map<string, ActivityCounts>
  /** Units of credit. */
  spent: number
}

/** The activity in one half hour, by workspace. */
export type SlotCounts = Map<string, ActivityChange>

/** Counts an event once for its workspace, its agent and its channel. */
export function countEvent(
  counts: SlotCounts,
  { ownerID, agentId, channel }: { ownerID: string; agentId: string; channel: string },
  name: ActivityName,
): void {
  const { agents } = changeOf(counts, ownerID)
  const agent = agents.get(agentId) ?? noCounts()
  agent[name]++
  if (name === 'started') addChannels(agent, { [channel]: 1 })
  agents.set(agentId, agent)
}

/** Adds spent units to the counts of a workspace. */
export function addSpent(counts: SlotCounts, workspaceId: string, units: number): void {
  changeOf(counts, workspaceId).spent += units
}

export const noActivity = (): ActivityChange => ({ agents: new Map<string, ActivityCounts>(), spent: 0 })

function changeOf(counts: SlotCounts, workspaceId: string): ActivityChange {
  const happened = counts.get(workspaceId) ?? noActivity()
  counts.set(workspaceId, happened)
  return happened
}
