import { clientSchema } from '../../../../shared/agencies/client.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readPages, type Stored } from '../../../../store/documents.ts'
import { currentBrowsers } from '../pushTokens.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { audienceSchema, listenerFields, type Audience, type Listener } from './audience.ts'

/** The bytes of a part, well within the 1 MiB of a document. */
const partBytes = 400_000
/** The parts that fit into the 10 MiB of a commit; a larger audience is built for each notice. */
const maxParts = 20

const listenerClientSchema = clientSchema.pick(listenerFields)

/**
 * Reads the clients of an organisation and their browsers, and stores them as its audience. Stores nothing
 * when rights, sessions or browsers change meanwhile; the returned listeners are those that were read.
 */
export async function buildAudience(
  region: Region,
  orgId: string,
  head: Stored<Audience> | undefined,
  now: number,
): Promise<Listener[]> {
  const browsers = await currentBrowsers(region, orgId, now)
  const listeners: Listener[] = []
  const clients = readPages(region, paths.clients, listenerClientSchema, (query) =>
    query.where('orgId', '==', orgId),
  )
  for await (const { data } of clients)
    listeners.push({ client: data, browsers: browsers.get(data.ID) ?? [] })
  await storeAudience(region, orgId, { head, parts: partsOf(listeners), now })
  return listeners
}

async function storeAudience(
  region: Region,
  orgId: string,
  { head, parts, now }: { head: Stored<Audience> | undefined; parts: Listener[][]; now: number },
): Promise<void> {
  if (parts.length > maxParts) return
  const path = paths.audience(orgId)
  const { changedAt = 0, chosenAt = 0, addedAt = 0 } = head?.data ?? {}
  const expiresAt = new Date(now + 30 * dayMs)
  await untilUnchanged(async () => {
    const current = await readDocument(region, path, audienceSchema)
    if ((current?.data.changedAt ?? 0) !== changedAt) return
    const writes = new Writes(region)
    const built = {
      builtFrom: changedAt,
      builtFromChoice: chosenAt,
      builtFromAdded: addedAt,
      builtAt: now,
      parts: parts.length,
    }
    if (current) writes.update(path, { ...built, expiresAt }, current.version)
    else writes.create(path, { ...built, expiresAt })
    parts.forEach((listeners, part) =>
      writes.set(paths.audiencePart(orgId, part), { builtFrom: changedAt, listeners, expiresAt }),
    )
    for (let part = parts.length; part < (current?.data.parts ?? 0); part++)
      writes.delete(paths.audiencePart(orgId, part))
    await writes.commitUnchanged()
  })
}

/** Divides the listeners into documents. */
function partsOf(listeners: readonly Listener[]): Listener[][] {
  const parts: Listener[][] = []
  let bytes = partBytes
  for (const listener of listeners) {
    const size = Buffer.byteLength(JSON.stringify(listener))
    if (bytes + size > partBytes) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(listener)
    bytes += size
  }
  return parts
}
