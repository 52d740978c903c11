import type { Client } from '@parley/functions/shared/agencies/client'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { updateDocument } from '../../../lib/firestore/firestore.ts'

type Own = Partial<Pick<Client, 'notificationsSettings' | 'noticesSeenAt' | 'noticesGoneAt'>>

/** Saves a client's own notification data. */
export async function saveOwn(region: Region, { ID }: Client, changes: Own): Promise<void> {
  await updateDocument({ region, path: paths.client(ID) }, { ...changes, ts: Math.floor(Date.now() / 1000) })
}
