import { clientSchema } from '../../../../shared/agencies/client.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { readPages, type Stored } from '../../../../store/documents.ts'
import { liveBrowsers } from '../pushTokens.ts'
import { listenerFields, type Audience, type Listener } from './audience.ts'

/** The bytes of a part, well within the 1 MiB of a document. */
const partBytes = 400_000
/** The parts that fit into the 10 MiB of a commit; a larger audience is built for each notice. */
const maxParts = 20
const dayMs = 86_400_000

const listenerClientSchema = clientSchema.pick(listenerFields)

/**
 * Reads the clients of an organisation and their browsers, and stores them as its audience. Stores nothing
 * when the organisation's clients change meanwhile; the returned listeners are those that were read.
 */
export async function buildAudience(
  region: Region,
  orgId: string,
  head: Stored<Audience> | undefined,
  now: number,
): Promise<Listener[]> {
  const browsers = await liveBrowsers(region, orgId, now)
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
  const changes = head?.data.changes ?? 0
  const expiresAt = new Date(now + 30 * dayMs)
  const writes = new Writes(region)
  const built = { changes, builtFrom: changes, builtAt: now, parts: parts.length, expiresAt }
  if (head) writes.update(head.path, built, head.version)
  else writes.create(paths.audience(orgId), built)
  parts.forEach((listeners, part) =>
    writes.set(paths.audiencePart(orgId, part), { builtFrom: changes, listeners, expiresAt }),
  )
  for (let part = parts.length; part < (head?.data.parts ?? 0); part++)
    writes.delete(paths.audiencePart(orgId, part))
  await writes.commit().catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
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
