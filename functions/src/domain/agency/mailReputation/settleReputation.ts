import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { MailedAgency } from '../../kernel/ports/MailDomains.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import {
  isOverLimit,
  mailReputationSchema,
  recentCounts,
  reputationPath,
  unknownReputation,
  type MailReputation,
} from './mailReputation.ts'

/** Returns the stored reputation of an agency's emails. */
async function readReputation(agency: MailedAgency): Promise<MailReputation> {
  const stored = await readDocument(agency.region, reputationPath(agency), mailReputationSchema)
  return stored?.data ?? unknownReputation
}

/** Stops or resumes an agency's notices as the counts require; returns the reputation after it. */
export async function settleReputation(agency: MailedAgency, now: number): Promise<MailReputation> {
  const { region } = agency
  return untilUnchanged(async () => {
    const stored = await readDocument(region, reputationPath(agency), mailReputationSchema)
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
export async function currentReputation(agency: MailedAgency, now: number): Promise<MailReputation> {
  const reputation = await readReputation(agency)
  return reputation.stoppedAt > 0 ? settleReputation(agency, now) : reputation
}
