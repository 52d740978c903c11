import { z } from 'zod'
import { activityFields, activityNames, blockOf, slotMs } from '../../../shared/chat/activity.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import { setAside } from '../../kernel/sweeps/setAside.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { addEvent, addSpent, nothingHappened, type SlotCounts } from './slotCounts.ts'
import { writeSlot } from './writeSlot.ts'

const cursorSchema = z.object({
  countedAt: z.int(),
  /** Whose counts may change yet: the workspaces of the half hours that are counted again, by their beginning. */
  counted: z.record(z.string(), z.array(z.string())).default({}),
})
const eventSchema = z.object({
  ownerID: z.string(),
  agentId: z.string(),
  isTest: z.boolean(),
  channel: z.string().default(''),
})

/** An event is stored at most so long after the moment that it bears: a turn may take that time. */
const lateMs = 5 * 60_000
/** What is older was never counted, and nobody sees it any more. */
const mostBackMs = 15 * 86_400_000
const pageSize = 300
const writtenAtOnce = 10
/** Of a half hour, so that the cursor stays far below 1 MiB; what others take back in it stays counted. */
const mostNoted = 10_000

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
  let counted: Record<string, string[]> = cursor?.data.counted ?? {}
  let slots = 0
  for (let start = since - (since % slotMs); start < now; start += slotMs) {
    const countedAt = Math.min(start + slotMs, now)
    const counts = await countSlot(region, start, countedAt)
    const happened = [...counts.keys()].slice(0, mostNoted)
    // Where nothing is left of what was counted before, that is written too.
    for (const workspaceId of counted[start] ?? [])
      if (!counts.has(workspaceId)) counts.set(workspaceId, nothingHappened())
    await writeSlots(region, counts, { start, countedAt })
    counted = { ...counted, [start]: happened }
    for (const begun of Object.keys(counted))
      if (Number(begun) + slotMs <= countedAt - lateMs) delete counted[begun]
    await new Writes(region).set(path, { countedAt, counted }).commit()
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
  const span = { from, to }
  for (const name of activityNames)
    await eachWithin(
      region,
      'convos',
      activityFields[name],
      ['ownerID', 'agentId', 'isTest', 'channel'],
      span,
      ({ fields }) => {
        const event = eventSchema.safeParse(fields).data
        if (event && !event.isTest) addEvent(counts, event, name)
      },
    )
  await eachWithin(region, 'usage', 'at', ['amount'], span, ({ path, fields }) => {
    const [, workspaceId] = /^wallets\/ws_([^/]+)\//.exec(path) ?? []
    if (workspaceId) addSpent(counts, workspaceId, Number(fields['amount']))
  })
  return counts
}

/** What one workspace's document does not take keeps no other's from being written. */
async function writeSlots(
  region: Region,
  counts: SlotCounts,
  span: { start: number; countedAt: number },
): Promise<void> {
  const left = counts.entries()
  const work = async () => {
    for (const [workspaceId, happened] of left)
      try {
        await writeSlot(region, { workspaceId, happened, ...span })
      } catch (error) {
        // The database is out of reach: the task is repeated, and the workspace is not to blame.
        if (asAppError(error).code === 'unavailable') throw error
        await setAside(region, 'Counting activity', paths.activity(workspaceId, blockOf(span.start)), error)
      }
  }
  await Promise.all(Array.from({ length: writtenAtOnce }, work))
}

/** Goes through the documents of a kind whose moment lies in a span of time, page by page. */
async function eachWithin(
  region: Region,
  collection: 'convos' | 'usage',
  moment: string,
  fields: readonly string[],
  { from, to }: { from: number; to: number },
  act: (document: StoredFields) => void,
): Promise<void> {
  const all = Query.collectionGroup(region, collection)
    .where(moment, '>=', from)
    .where(moment, '<', to)
    .orderBy(moment)
    .select([moment, ...fields])
    .limit(pageSize)
  let query = all
  for (;;) {
    const page = await query.read()
    page.forEach(act)
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    query = all.startAfter([last.fields[moment]], last.path)
  }
}
