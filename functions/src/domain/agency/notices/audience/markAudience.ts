import { isDeepStrictEqual } from 'node:util'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { audienceSchema, listenerFields } from './audience.ts'

const lastsMs = 30 * 86_400_000

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
 * of a client: none for a client's presence or for the access of a member.
 */
export function affectedAudiences(
  kind: keyof typeof watchedFields,
  { before, after }: Change,
): { orgId: string; isChoice: boolean }[] {
  const isEqual = (names: readonly string[]) =>
    names.every((name) => isDeepStrictEqual(before?.[name], after?.[name]))
  const isChoice = isEqual(watchedFields[kind])
  if (isChoice && (kind !== 'clients' || isEqual(chosenFields))) return []
  const orgIds = [before?.['orgId'], after?.['orgId']].filter((orgId) => typeof orgId === 'string')
  return [...new Set(orgIds)].map((orgId) => ({ orgId, isChoice }))
}

/** Counts a choice of a client; the audience is built again after at most a minute. */
export async function markChoice(region: Region, orgId: string, now: number): Promise<void> {
  const expiresAt = new Date(now + lastsMs)
  await new Writes(region).increment(paths.audience(orgId), { choices: 1 }, { expiresAt }).commit()
}

/**
 * Marks the audience of an organisation as changed and deletes what is stored of it, so that no data of a
 * deleted client stays. Marking it twice is harmless.
 */
export async function markAudience(region: Region, orgId: string, now: number): Promise<void> {
  const path = paths.audience(orgId)
  await untilUnchanged(async () => {
    const head = await readDocument(region, path, audienceSchema)
    const expiresAt = new Date(now + lastsMs)
    const marked = { changes: (head?.data.changes ?? 0) + 1, builtFrom: -1, parts: 0, expiresAt }
    const writes = new Writes(region)
    if (head) writes.update(path, marked, head.version)
    else writes.create(path, marked)
    for (let part = 0; part < (head?.data.parts ?? 0); part++) writes.delete(paths.audiencePart(orgId, part))
    await writes.commitUnchanged()
  })
}
