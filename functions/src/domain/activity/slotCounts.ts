import {
  blockOf,
  encodeCounts,
  noCounts,
  slotInBlock,
  type ActivityCounts,
  type ActivityName,
} from '../../shared/activity.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'

/** The counts of one half hour: by workspace, then by agent. */
export type SlotCounts = Map<string, Map<string, ActivityCounts>>

export function addEvent(
  counts: SlotCounts,
  { ownerID, agentId }: { ownerID: string; agentId: string },
  name: ActivityName,
): void {
  const agents = counts.get(ownerID) ?? new Map<string, ActivityCounts>()
  const agent = agents.get(agentId) ?? noCounts()
  agent[name]++
  agents.set(agentId, agent)
  counts.set(ownerID, agents)
}

interface Slot {
  workspaceId: string
  agents: ReadonlyMap<string, ActivityCounts>
  /** Of the half hour, and until when it was counted, in unix milliseconds. */
  start: number
  countedAt: number
}

/** Puts a half hour's counts in the place of what was counted of it before. */
export async function writeSlot(
  region: Region,
  { workspaceId, agents, start, countedAt }: Slot,
): Promise<void> {
  const slot = slotInBlock(start)
  const fields = [...agents].map(
    ([agentId, counts]) => [`agents.${agentId}.${slot}`, encodeCounts(counts)] as const,
  )
  await new Writes(region)
    .merge(paths.activity(workspaceId, blockOf(start)), { countedAt, ...Object.fromEntries(fields) })
    .commit()
}
