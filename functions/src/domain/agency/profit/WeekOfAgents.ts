import { dayMs } from '../../../shared/durations.ts'
import { addCounts, type WeekCounts } from './weekCounts.ts'
import { blockOf, decodeCounts, slotStart } from '../../../shared/chat/activity.ts'
import { activityBlockSchema, activityPartSchema } from '../../../shared/chat/activityBlock.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

const weekMs = 7 * dayMs

/**
 * The activity of agents in the seven days before a time. The documents of a workspace are read once, however
 * many of its organisations are looked at.
 */
export class WeekOfAgents {
  readonly now: number
  private readonly region: Region
  private readonly workspaces = new Map<string, Promise<Map<string, WeekCounts>>>()

  constructor(region: Region, now: number) {
    this.region = region
    this.now = now
  }

  /** Returns the counts of an agent; undefined without activity. */
  async countsOf(workspaceId: string, agentId: string): Promise<WeekCounts | undefined> {
    const pending = this.workspaces.get(workspaceId) ?? this.readWeek(workspaceId)
    this.workspaces.set(workspaceId, pending)
    return (await pending).get(agentId)
  }

  private async readWeek(workspaceId: string): Promise<Map<string, WeekCounts>> {
    const since = this.now - weekMs
    const sums = new Map<string, WeekCounts>()
    for (let block = blockOf(since); block <= blockOf(this.now); block++)
      for (const agents of await this.readBlock(workspaceId, block))
        for (const [agentId, slots] of Object.entries(agents))
          for (const [slot, text] of Object.entries(slots))
            if (slotStart(block, Number(slot)) >= since)
              sums.set(agentId, addCounts(sums.get(agentId), decodeCounts(text)))
    return sums
  }

  /** Returns the counts in all documents of a block, by agent and half hour. */
  private async readBlock(
    workspaceId: string,
    block: number,
  ): Promise<Record<string, Record<string, string>>[]> {
    const first = await readDocument(this.region, paths.activity(workspaceId, block), activityBlockSchema)
    if (!first) return []
    const others = await Promise.all(
      Array.from({ length: first.data.parts - 1 }, (_, index) =>
        readDocument(this.region, paths.activity(workspaceId, block, index + 1), activityPartSchema),
      ),
    )
    return [first, ...others].map((part) => part?.data.agents ?? {})
  }
}
