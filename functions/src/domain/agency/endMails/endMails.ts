import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

type NotificationChannels = Client['notificationsSettings']['notifyThrough']
const withoutMail: Record<NotificationChannels, NotificationChannels> = {
  all: 'push',
  push: 'push',
  email: 'none',
  none: 'none',
}

/**
 * Ends a client's notices by email. Other channels stay as they are; does nothing where they are ended
 * already or the client is missing.
 */
export async function endMails({ region, clientId }: { region: Region; clientId: string }): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.client(clientId), clientSchema)
    if (!stored) return
    const { notificationsSettings: settings } = stored.data
    const notifyThrough = withoutMail[settings.notifyThrough]
    if (notifyThrough === settings.notifyThrough) return
    const change = { notificationsSettings: { ...settings, notifyThrough } }
    await new Writes(region).update(stored.path, change, stored.version).commitUnchanged()
  })
}
