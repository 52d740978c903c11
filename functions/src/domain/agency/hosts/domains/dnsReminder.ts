import { z } from 'zod'
import type { Agency } from '../../../../shared/agencies/agency.ts'
import type { Host } from '../../../../shared/agencies/hosts.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'

const retentionMs = 30 * dayMs

interface Reminder {
  region: Region
  agency: Agency
  host: string
  userEmail: string
  now: number
}

/**
 * Adds to a commit the note that a host waits for its DNS. It is in the agency's region, because it names a
 * person, and for 30 days at most.
 */
export function addDnsReminder(writes: Writes, { region, agency, host, userEmail, now }: Reminder): void {
  writes.set(paths.dnsReminder(host), {
    agencyId: agency.ID,
    domain: host,
    agencyName: agency.name,
    userEmail,
    bucket: region,
    timestamp: now,
    sent: false,
    // The field of the database's TTL policy.
    expiresAt: new Date(now + retentionMs),
  })
}

/** Deletes the note of an agency's host; that of another agency stays. */
export async function deleteDnsReminder(
  host: string,
  { agencyId, region }: Pick<Host, 'agencyId' | 'region'>,
): Promise<void> {
  await untilUnchanged(async () => {
    const reminder = await readDocument(region, paths.dnsReminder(host), z.object({ agencyId: z.string() }))
    if (reminder?.data.agencyId !== agencyId) return
    await new Writes(region).delete(reminder.path, reminder.version).commitUnchanged()
  })
}
