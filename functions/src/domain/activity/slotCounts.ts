import { z } from 'zod'
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
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'

interface Happened {
  /** By agent. */
  agents: Map<string, ActivityCounts>
  /** Units of credit. */
  spent: number
}

/** What happened in one half hour, by workspace. */
export type SlotCounts = Map<string, Happened>

export function addEvent(
  counts: SlotCounts,
  { ownerID, agentId }: { ownerID: string; agentId: string },
  name: ActivityName,
): void {
  const { agents } = happenedIn(counts, ownerID)
  const agent = agents.get(agentId) ?? noCounts()
  agent[name]++
  agents.set(agentId, agent)
}

export function addSpent(counts: SlotCounts, workspaceId: string, units: number): void {
  happenedIn(counts, workspaceId).spent += units
}

function happenedIn(counts: SlotCounts, workspaceId: string): Happened {
  const happened = counts.get(workspaceId) ?? { agents: new Map<string, ActivityCounts>(), spent: 0 }
  counts.set(workspaceId, happened)
  return happened
}

interface Slot {
  workspaceId: string
  happened: Happened
  /** Of the half hour, and until when it was counted, in unix milliseconds. */
  start: number
  countedAt: number
}

/**
 * Puts a half hour's counts in the place of what was counted of it before. An agent to which nothing has
 * happened in it any more, such as a rating that was taken back, keeps its earlier count.
 */
export async function writeSlot(
  region: Region,
  { workspaceId, happened, start, countedAt }: Slot,
): Promise<void> {
  const slot = slotInBlock(start)
  const agents = [...happened.agents].map(
    ([agentId, counts]) => [`agents.${agentId}.${slot}`, encodeCounts(counts)] as const,
  )
  const path = paths.activity(workspaceId, blockOf(start))
  const counted = {
    countedAt,
    ...Object.fromEntries(agents),
    ...(happened.spent > 0 && { [`spent.${slot}`]: happened.spent }),
  }
  try {
    await new Writes(region).update(path, counted).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // The block's first half hour, or all that was below a workspace is gone: then nothing comes after it.
    if (await readDocument(region, paths.workspace(workspaceId), z.object({})))
      await new Writes(region).merge(path, counted).commit()
  }
}
