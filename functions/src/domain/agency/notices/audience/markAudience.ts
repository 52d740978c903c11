import { isDeepStrictEqual } from 'node:util'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { audienceSchema, listenerFields } from './audience.ts'

type Fields = Record<string, unknown>
interface Change {
  before: Fields | undefined
  after: Fields | undefined
}

/** The fields of each kind of document that an audience depends on. */
const watchedFields = {
  clients: ['orgId', ...Object.keys(listenerFields)],
  access: ['orgId', 'disabled', 'sv'],
  pushTokens: ['orgId', 'clientId', 'token', 'sv', 'expiresAt'],
} as const

/**
 * Returns the organisations whose audience a change of a document affects: none for a client's presence or
 * for the access of a member.
 */
export function affectedAudiences(kind: keyof typeof watchedFields, { before, after }: Change): string[] {
  const watched = (fields: Fields | undefined) => watchedFields[kind].map((name) => fields?.[name])
  if (isDeepStrictEqual(watched(before), watched(after))) return []
  const orgIds = [before?.['orgId'], after?.['orgId']].filter((orgId) => typeof orgId === 'string')
  return [...new Set(orgIds)]
}

/**
 * Marks the audience of an organisation as changed and deletes what is stored of it, so that no data of a
 * deleted client stays. Marking it twice is harmless.
 */
export async function markAudience(region: Region, orgId: string, now: number): Promise<void> {
  const path = paths.audience(orgId)
  await untilUnchanged(async () => {
    const head = await readDocument(region, path, audienceSchema)
    const expiresAt = new Date(now + 30 * 86_400_000)
    const marked = { changes: (head?.data.changes ?? 0) + 1, builtFrom: -1, parts: 0, expiresAt }
    const writes = new Writes(region)
    if (head) writes.update(path, marked, head.version)
    else writes.create(path, marked)
    for (let part = 0; part < (head?.data.parts ?? 0); part++) writes.delete(paths.audiencePart(orgId, part))
    await writes.commitUnchanged()
  })
}
