import { z } from 'zod'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** A client gets one email per conversation in this time. */
const pauseMs = 10 * minuteMs

const mailedSchema = z.object({
  clients: z.record(z.string(), z.object({ key: z.string(), at: z.int() })).default({}),
})

interface NoticeMails {
  /** The ID of the conversation; the key of the event without one. */
  subject: string
  /** The key of the event. */
  key: string
  clientIds: readonly string[]
}

/**
 * Returns the clients who get an email of this event now. A repeated event returns the same ones, so that a
 * failed email is sent after all. `clientIds`: without those whose email was sent.
 */
export async function claimMails(
  region: Region,
  { subject, key, clientIds }: NoticeMails,
  now: number,
): Promise<string[]> {
  const path = paths.noticeMails(subject)
  let claimed: string[] = []
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, mailedSchema)
    const recent = Object.entries(stored?.data.clients ?? {}).filter(([, { at }]) => at + pauseMs > now)
    const mailed = new Map(recent)
    claimed = clientIds.filter((id) => (mailed.get(id)?.key ?? key) === key)
    const fresh = claimed.filter((id) => !mailed.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) mailed.set(id, { key, at: now })
    const data = { clients: Object.fromEntries(mailed), expiresAt: new Date(now + pauseMs) }
    const writes = new Writes(region)
    // Replaces the whole map, so that clients who were emailed longer ago are dropped.
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
  })
  return claimed
}
