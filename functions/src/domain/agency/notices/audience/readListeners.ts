import { clientSchema } from '../../../../shared/agencies/client.ts'
import type { Notice } from '../../../../shared/agencies/notices.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { currentBrowsersOf } from '../pushTokens.ts'
import { listenerFields, type Listener } from './audience.ts'
import { readAudience } from './readAudience.ts'

const namedClientSchema = clientSchema.pick({ ...listenerFields, orgId: true })

/**
 * Returns the clients that a notice may be for, with their browsers. Clients that it names are read
 * themselves: the event that tells the audience of a new client may come after that of the notice.
 */
export async function readListeners(
  region: Region,
  orgId: string,
  { notifyOnly }: Pick<Notice, 'notifyOnly'>,
  now: number,
): Promise<Listener[]> {
  if (notifyOnly.length === 0) return readAudience(region, orgId, now)
  const listeners: Listener[] = []
  for (const clientId of notifyOnly) {
    const stored = await readDocument(region, paths.client(clientId), namedClientSchema)
    if (stored?.data.orgId !== orgId) continue
    const { orgId: _, ...client } = stored.data
    listeners.push({ client, browsers: await currentBrowsersOf(region, clientId, now) })
  }
  return listeners
}
