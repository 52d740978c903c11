import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { audienceSchema, listenerFields } from './audience.ts'

const lastsMs = 30 * dayMs
const orgIdSchema = z.string().regex(/^[\w-]{1,200}$/)

type Fields = Record<string, unknown>
interface Change {
  before: Fields | undefined
  after: Fields | undefined
}

/** The fields that clients write themselves. */
const chosenFields = ['preferredLanguage', 'notificationsSettings']
/** The other fields of each kind of document that an audience depends on. */
const watchedFields = {
  clients: ['orgId', ...Object.keys(listenerFields).filter((name) => !chosenFields.includes(name))],
  access: ['orgId', 'disabled', 'sv'],
  pushTokens: ['orgId', 'clientId', 'token', 'sv', 'wsId', 'by', 'expiresAt'],
} as const

/**
 * Returns the organisations whose audience a change of a document affects, and whether it is only a choice
 * of a client: none for a client's presence or for the access of a member. Throws ZodError for an ID that no
 * organisation has.
 */
export function affectedAudiences(
  kind: keyof typeof watchedFields,
  { before, after }: Change,
): { orgId: string; isChoice: boolean }[] {
  const isEqual = (names: readonly string[]) =>
    names.every((name) => isDeepStrictEqual(before?.[name], after?.[name]))
  const isChoice = isEqual(watchedFields[kind])
  if (isChoice && (kind !== 'clients' || isEqual(chosenFields))) return []
  const orgIds = [before?.['orgId'], after?.['orgId']].filter((orgId) => orgId !== undefined && orgId !== '')
  return [...new Set(orgIds)].map((orgId) => ({ orgId: orgIdSchema.parse(orgId), isChoice }))
}

/**
 * Stores the time of a client's choice; the audience is built again after at most a minute. Needs no read,
 * and a late or repeated event changes nothing.
 */
export async function markChoice(region: Region, orgId: string, at: number): Promise<void> {
  const expiresAt = new Date(at + lastsMs)
  await new Writes(region).raise(paths.audience(orgId), { chosenAt: at }, { expiresAt }).commit()
}

/**
 * Adds a new browser's time to the commit that registers it, so that the next notice reaches it although the
 * trigger may be late. A field of its own: `changedAt` is compared with times of the database.
 */
export function addArrival(writes: Writes, orgId: string, now: number): void {
  writes.raise(paths.audience(orgId), { addedAt: now }, { expiresAt: new Date(now + lastsMs) })
}

/**
 * Marks the audience of an organisation as changed at a time and deletes what is stored of it, so that no
 * data of a deleted client stays. An event that is late, repeated, or of the same commit as an earlier one,
 * only reads: whatever was built since a later event contains its change.
 */
export async function markAudience(region: Region, orgId: string, at: number): Promise<void> {
  const path = paths.audience(orgId)
  await untilUnchanged(async () => {
    const head = await readDocument(region, path, audienceSchema)
    if (head && head.data.changedAt >= at) return
    const marked = { changedAt: at, builtFrom: -1, parts: 0, expiresAt: new Date(at + lastsMs) }
    const writes = new Writes(region)
    if (head) writes.update(path, marked, head.version)
    else writes.create(path, marked)
    for (let part = 0; part < (head?.data.parts ?? 0); part++) writes.delete(paths.audiencePart(orgId, part))
    await writes.commitUnchanged()
  })
}
