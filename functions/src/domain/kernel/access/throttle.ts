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
    const known = await readDocument('na', path, windowSchema)
    const fresh = !known || known.data.endsAt <= now
    const count = fresh ? 1 : known.data.count + 1
    if (count > limit) throw new AppError('resource-exhausted')
    const endsAt = fresh ? now + windowMs : known.data.endsAt
    // `expiresAt` is the field of the database's TTL policy.
    const data = { count, endsAt, expiresAt: new Date(endsAt) }
    const writes = new Writes('na')
    if (known) writes.update(path, data, known.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
    return count
  })
}
