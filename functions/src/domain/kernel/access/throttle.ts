import { z } from 'zod'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'
import { sha256 } from '../identifiers.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

const windowSchema = z.object({ count: z.int(), endsAt: z.int() })

/**
 * Counts a use of a key over all instances and returns the number of uses in this window. Throws AppError
 * 'resource-exhausted' above `limit`.
 */
export async function throttle(key: string, limit: number, windowMs: number, now: number): Promise<number> {
  const path = `throttle/${sha256(key)}`
  return untilUnchanged(async () => {
    const stored = await readDocument('na', path, windowSchema)
    const fresh = !stored || stored.data.endsAt <= now
    const count = fresh ? 1 : stored.data.count + 1
    if (count > limit) throw new AppError('resource-exhausted')
    const endsAt = fresh ? now + windowMs : stored.data.endsAt
    // `expiresAt` is the field of the database's TTL policy.
    const data = { count, endsAt, expiresAt: new Date(endsAt) }
    const writes = new Writes('na')
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
    return count
  })
}
