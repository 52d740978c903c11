import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import {
  isOverLimit,
  mailReputationSchema,
  recentCounts,
  unknownReputation,
  type MailReputation,
} from './mailReputation.ts'

/** Returns the stored reputation of an agency's emails. */
async function readReputation(region: Region, agencyId: string): Promise<MailReputation> {
  const stored = await readDocument(region, paths.mailReputation(agencyId), mailReputationSchema)
  return stored?.data ?? unknownReputation
}

/** Stops or resumes an agency's notices as the counts require; returns the reputation after it. */
export async function settleReputation(
  region: Region,
  agencyId: string,
  now: number,
): Promise<MailReputation> {
  return untilUnchanged(async () => {
    const stored = await readDocument(region, paths.mailReputation(agencyId), mailReputationSchema)
    if (!stored) return unknownReputation
    const isStopped = stored.data.stoppedAt > 0
    const isOver = isOverLimit(recentCounts(stored.data, now), isStopped)
    if (isOver === isStopped) return stored.data
    const change = { stoppedAt: isOver ? now : 0, isTold: false }
    await new Writes(region).update(stored.path, change, stored.version).commitUnchanged()
    return { ...stored.data, ...change }
  })
}

/**
 * Returns the reputation of an agency's emails; stopped ones are checked again, since old days no longer
 * count.
 */
export async function currentReputation(
  region: Region,
  agencyId: string,
  now: number,
): Promise<MailReputation> {
  const reputation = await readReputation(region, agencyId)
  return reputation.stoppedAt > 0 ? settleReputation(region, agencyId, now) : reputation
}
