import { z } from 'zod'
import { activityFields, activityNames, slotMs, type ActivityName } from '../../shared/activity.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import type { WorkBudget } from '../retention/WorkBudget.ts'
import { addEvent, writeSlot, type SlotCounts } from './slotCounts.ts'

const cursorSchema = z.object({ countedAt: z.int() })
const eventSchema = z.object({ ownerID: z.string(), agentId: z.string(), isTest: z.boolean() })

/** An event is stored at most so long after the moment that it bears: a turn may take that time. */
const lateMs = 5 * 60_000
/** What is older was never counted, and nobody sees it any more. */
const mostBackMs = 15 * 86_400_000
const pageSize = 300

/**
 * Counts what has happened in a region's conversations since the last time. A half hour is always counted
 * whole, so that counting it again changes nothing. Returns how many half hours were counted.
 */
export async function sweepActivity(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  const path = paths.sweep('activity')
  const cursor = await readDocument(region, path, cursorSchema)
  const since = Math.max(
    cursor ? cursor.data.countedAt - lateMs : await firstEvent(region, now - mostBackMs, now),
    now - mostBackMs,
  )
  let slots = 0
  for (let start = since - (since % slotMs); start < now; start += slotMs) {
    const countedAt = Math.min(start + slotMs, now)
    const counts = await countSlot(region, start, countedAt)
    for (const [workspaceId, agents] of counts)
      await writeSlot(region, { workspaceId, agents, start, countedAt })
    await new Writes(region).set(path, { countedAt }).commit()
    slots++
    // The cursor is the place where the next one goes on.
    if (budget?.isSpent) break
  }
  return slots
}

/** When the oldest conversation began that is still of interest; now where there is none. */
async function firstEvent(region: Region, since: number, now: number): Promise<number> {
  const field = activityFields.started
  const [oldest] = await Query.collectionGroup(region, 'convos')
    .where(field, '>=', since)
    .orderBy(field)
    .select([field])
    .limit(1)
    .read()
  return Number(oldest?.fields[field] ?? now)
}

async function countSlot(region: Region, from: number, to: number): Promise<SlotCounts> {
  const counts: SlotCounts = new Map()
  for (const name of activityNames) await countEvents(region, name, { from, to }, counts)
  return counts
}

/** Goes through the conversations to which something happened in a span of time, page by page. */
async function countEvents(
  region: Region,
  name: ActivityName,
  { from, to }: { from: number; to: number },
  counts: SlotCounts,
): Promise<void> {
  const field = activityFields[name]
  const all = Query.collectionGroup(region, 'convos')
    .where(field, '>=', from)
    .where(field, '<', to)
    .orderBy(field)
    .select([field, 'ownerID', 'agentId', 'isTest'])
    .limit(pageSize)
  let query = all
  for (;;) {
    const page = await query.read()
    for (const { fields } of page) {
      const event = eventSchema.safeParse(fields).data
      if (event && !event.isTest) addEvent(counts, event, name)
    }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    query = all.startAfter([last.fields[field]], last.path)
  }
}
