import { z } from 'zod'
import { activityFields, activityNames, blockOf, slotMs } from '../../../shared/chat/activity.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import { setAside } from '../../kernel/sweeps/setAside.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { countEvent, addSpent, noActivity, type SlotCounts } from './slotCounts.ts'
import { writeSlot } from './writeSlot.ts'

const cursorSchema = z.object({
  countedAt: z.int(),
  /** The workspaces with counts in the half hours that are counted again, by the start of the half hour. */
  counted: z.record(z.string(), z.array(z.string())).default({}),
})
const eventSchema = z.object({
  ownerID: z.string(),
  agentId: z.string(),
  isTest: z.boolean(),
  channel: z.string().default(''),
})

/** An event may be stored this long after its own time, because a turn takes time. */
const lateMs = 5 * minuteMs
/** Older events are not counted, because no screen shows them. */
const maxBackMs = 15 * dayMs
const pageSize = 300
const writtenAtOnce = 10
/**
 * Workspaces noted per half hour, so that the cursor stays far below 1 MiB; counts of further ones are not
 * corrected later.
 */
const maxStored = 10_000

/**
 * Counts the activity in a region's conversations since the last sweep. A half hour is always counted as a
 * whole, so that a repetition changes nothing. Returns the number of half hours.
 */
export async function sweepActivity(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  const path = paths.sweep('activity')
  const cursor = await readDocument(region, path, cursorSchema)
  const since = Math.max(
    cursor ? cursor.data.countedAt - lateMs : await firstEvent(region, now - maxBackMs, now),
    now - maxBackMs,
  )
  let counted: Record<string, string[]> = cursor?.data.counted ?? {}
  let slots = 0
  for (let start = since - (since % slotMs); start < now; start += slotMs) {
    const countedAt = Math.min(start + slotMs, now)
    const counts = await countSlot(region, start, countedAt)
    const happened = [...counts.keys()].slice(0, maxStored)
    // Workspaces that have nothing left of their earlier counts are written too.
    for (const workspaceId of counted[start] ?? [])
      if (!counts.has(workspaceId)) counts.set(workspaceId, noActivity())
    await writeSlots(region, counts, { start, countedAt })
    counted = { ...counted, [start]: happened }
    for (const slotAt of Object.keys(counted))
      if (Number(slotAt) + slotMs <= countedAt - lateMs) delete counted[slotAt]
    await new Writes(region).set(path, { countedAt, counted }).commit()
    slots++
    // The cursor stores where the next sweep continues.
    if (budget?.isSpent) break
  }
  return slots
}

/** Returns the start of the oldest conversation that still counts; now when all are older. */
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
        if (event && !event.isTest) countEvent(counts, event, name)
      },
    )
  await eachWithin(region, 'usage', 'at', ['amount'], span, ({ path, fields }) => {
    const [, workspaceId] = /^wallets\/ws_([^/]+)\//.exec(path) ?? []
    if (workspaceId) addSpent(counts, workspaceId, Number(fields['amount']))
  })
  return counts
}

/** Writes the counts; a failure for one workspace does not stop the others. */
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
        // The database is unavailable: the task is repeated, and the workspace is not to blame.
        if (asAppError(error).code === 'unavailable') throw error
        await setAside(region, 'Counting activity', paths.activity(workspaceId, blockOf(span.start)), error)
      }
  }
  await Promise.all(Array.from({ length: writtenAtOnce }, work))
}

/** Visits the documents of a kind within a time span, page by page. */
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
