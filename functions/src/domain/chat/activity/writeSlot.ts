import { z } from 'zod'
import { blockOf, encodeCounts, slotInBlock } from '../../../shared/chat/activity.ts'
import { activityBlockSchema, activityPartSchema } from '../../../shared/chat/activityBlock.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { assignAgents, type PartAgents } from './assignAgents.ts'
import type { ActivityChange } from './slotCounts.ts'

interface Slot {
  workspaceId: string
  happened: ActivityChange
  /** The start of the half hour, and the time up to which it was counted, in unix milliseconds. */
  start: number
  countedAt: number
}

/**
 * Replaces the counts of a half hour. An agent without activity loses its count, for example when a rating
 * was withdrawn or a conversation deleted. Finished half hours are not counted again, so that the figures of
 * a day show what happened on that day.
 */
export async function writeSlot(
  region: Region,
  { workspaceId, happened, start, countedAt }: Slot,
): Promise<void> {
  const slot = slotInBlock(start)
  const pathOf = (part: number) => paths.activity(workspaceId, blockOf(start), part)
  await untilUnchanged(async () => {
    const first = await readDocument(region, pathOf(0), activityBlockSchema)
    // With the first half hour of a block the workspace may be deleted: then nothing is written.
    if (!first && !(await readDocument(region, paths.workspace(workspaceId), z.object({})))) return
    const others = await Promise.all(
      Array.from({ length: (first?.data.parts ?? 1) - 1 }, (_, index) =>
        readDocument(region, pathOf(index + 1), activityPartSchema),
      ),
    )
    const existing: PartAgents[] = [first, ...others].map((part) => part?.data.agents ?? {})
    const placed = assignAgents(existing, happened.agents, slot)
    const [own = new Map<string, string | undefined>(), ...rest] = placed.map(
      (agents) =>
        new Map([...agents].map(([id, counts]) => [`agents.${id}.${slot}`, counts && encodeCounts(counts)])),
    )
    const writes = new Writes(region)
    for (const [index, changes] of rest.entries())
      if (changes.size > 0) writes.merge(pathOf(index + 1), Object.fromEntries(changes))
    const counted = {
      ...Object.fromEntries(own),
      countedAt,
      parts: placed.length,
      [`spent.${slot}`]: happened.spent || undefined,
    }
    if (first) writes.update(pathOf(0), counted, first.version)
    else writes.merge(pathOf(0), counted)
    await writes.commit()
  })
}
