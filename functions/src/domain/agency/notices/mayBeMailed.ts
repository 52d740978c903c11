import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** The limit of emails to one client in an hour. */
const maxMails = 30
const hourMs = 3_600_000

const hourSchema = z.object({ events: z.array(z.string()), endsAt: z.int() })

/**
 * Returns whether a client may get an email of this event within the hourly limit; a repeated event counts
 * once.
 */
export function mayBeMailed(region: Region, clientId: string, key: string, now: number): Promise<boolean> {
  const path = paths.noticeHours(clientId)
  const event = sha256(key)
  return untilUnchanged(async () => {
    const stored = await readDocument(region, path, hourSchema)
    const isFresh = !stored || stored.data.endsAt <= now
    const events = isFresh ? [] : stored.data.events
    if (events.includes(event)) return true
    if (events.length >= maxMails) return false
    const endsAt = isFresh ? now + hourMs : stored.data.endsAt
    const data = { events: [...events, event], endsAt, expiresAt: new Date(endsAt) }
    const writes = new Writes(region)
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
    return true
  })
}
