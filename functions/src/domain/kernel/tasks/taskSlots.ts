import { z } from 'zod'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { memberSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readQuery, type Stored } from '../../../store/documents.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import type { TaskQueue, TaskShare } from './TaskKind.ts'

/**
 * A fifth of what each queue with slots runs at once, so that one person, with any number of workspaces, does
 * not delay the others.
 * @internal Exported for tests.
 */
export const maxTasksAtOnce = 4
/** The shortest time between two notes that a task waits. */
const noteMs = minuteMs
const retentionMs = dayMs
const ownedSchema = z.object({ ownerID: z.string() })

/**
 * `taskSlots/{uid}_{queue}`: the tasks of a person's workspaces that run now, of the kinds with `shareOf`. Server
 * only; deleted a day after the last one.
 * @internal Exported for tests.
 */
export const taskSlotsSchema = z.object({
  /** A slot is free again at `until` (milliseconds since 1970), also when its instance has ended. */
  running: z.array(z.object({ task: z.string(), until: z.int() })).default([]),
  /** When a task last found no free slot, to the minute. */
  waitedAt: z.int().default(0),
})
type TaskSlots = z.infer<typeof taskSlotsSchema>

interface Owner {
  region: Region
  ownerUid: string
  queue: TaskQueue
}

/** The time for which an instance caches the owner of an agent, which may be transferred. */
const cacheMs = 10 * minuteMs
const maxCached = 5_000
const ownerCache = new Map<string, { uid: string; until: number }>()

/** Returns the uid of the owner of a share's workspace; undefined when the agent or the workspace is deleted. */
export async function ownerOfShare(
  region: Region,
  share: TaskShare,
  now: number,
): Promise<string | undefined> {
  const key = `${region}/${Object.entries(share).flat().join('/')}`
  const cached = ownerCache.get(key)
  if (cached && cached.until > now) return cached.uid
  const uid = await findOwner(region, share)
  if (ownerCache.size >= maxCached) ownerCache.clear()
  if (uid !== undefined) ownerCache.set(key, { uid, until: now + cacheMs })
  return uid
}

async function findOwner(region: Region, share: TaskShare): Promise<string | undefined> {
  const workspaceId =
    'workspaceId' in share
      ? share.workspaceId
      : (await readDocument(region, paths.runtime(share.agentId), ownedSchema))?.data.ownerID
  return workspaceId === undefined ? undefined : readOwnerUid(region, workspaceId)
}

/** Returns the uid of a workspace's owner; undefined when the workspace is deleted. */
async function readOwnerUid(region: Region, workspaceId: string): Promise<string | undefined> {
  const [owner] = await readQuery(region, paths.members(workspaceId), memberSchema, (query) =>
    query.where('role', '==', 'owner').limit(1),
  )
  return owner?.data.uid
}

/**
 * Takes one of an owner's slots until a time (milliseconds since 1970); returns false when others have
 * all of them. A repeated task keeps the slot of its earlier try, which may have ended with its instance.
 */
export async function claimSlot(
  { region, ownerUid, queue }: Owner,
  { task, until }: TaskSlots['running'][number],
  now: number,
): Promise<boolean> {
  const path = paths.taskSlots(ownerUid, queue)
  return untilUnchanged(async () => {
    const stored = await readDocument(region, path, taskSlotsSchema)
    const others = (stored?.data.running ?? []).filter((slot) => slot.until > now && slot.task !== task)
    if (stored && others.length >= maxTasksAtOnce) {
      await noteWaiting(region, stored, now)
      return false
    }
    const fields = { running: [...others, { task, until }], expiresAt: new Date(now + retentionMs) }
    const writes = new Writes(region)
    if (stored) writes.update(path, fields, stored.version)
    else writes.create(path, fields)
    await writes.commitUnchanged()
    return true
  })
}

/** Releases the slot of a task, if the task has one. */
export async function releaseSlot({ region, ownerUid, queue }: Owner, task: string): Promise<void> {
  const path = paths.taskSlots(ownerUid, queue)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, taskSlotsSchema)
    const running = stored?.data.running.filter((slot) => slot.task !== task)
    if (!stored || !running || running.length === stored.data.running.length) return
    await new Writes(region).update(path, { running }, stored.version).commit()
  })
}

/** Returns whether a task of a workspace's owner found no free slot since a time (milliseconds since 1970). */
export async function haveTasksWaited(
  { region, workspaceId, queue }: Omit<Owner, 'ownerUid'> & { workspaceId: string },
  since: number,
): Promise<boolean> {
  const ownerUid = await readOwnerUid(region, workspaceId)
  if (ownerUid === undefined) return false
  const stored = await readDocument(region, paths.taskSlots(ownerUid, queue), taskSlotsSchema)
  return (stored?.data.waitedAt ?? 0) >= since
}

/** Stores that a task waits; without a version, so that many may do it at once. */
async function noteWaiting(region: Region, { path, data }: Stored<TaskSlots>, now: number): Promise<void> {
  if (now - data.waitedAt < noteMs) return
  await new Writes(region).raise(path, { waitedAt: now }).commit()
}
