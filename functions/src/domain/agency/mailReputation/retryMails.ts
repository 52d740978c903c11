import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { reputationExpiryOf, mailReputationSchema, recentCounts, type MailCounts } from './mailReputation.ts'
import { currentReputation } from './settleReputation.ts'

interface AgencyRef {
  region: Region
  agencyId: string
}

/** The results of the emails of seven days, since when notices are stopped, and when they can be resumed. */
export interface MailStanding extends MailCounts {
  /** Milliseconds; 0 while they are sent. */
  stoppedAt: number
  /** The time from which they can be resumed, in milliseconds; 0 for now. */
  retryAt: number
}

/** Returns the counts of an agency's emails in the last days, and whether they are stopped. */
export async function readMailStanding(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agencyId }: AgencyRef,
): Promise<MailStanding> {
  await requireAgency(caller, region, agencyId)
  const now = ports.now()
  const reputation = await currentReputation({ region, agencyId }, now)
  return {
    ...recentCounts(reputation, now),
    stoppedAt: reputation.stoppedAt,
    retryAt: now - reputation.retriedAt < dayMs ? reputation.retriedAt + dayMs : 0,
  }
}

/**
 * Resumes an agency's notices by email and resets the counts. Throws AppError 'resource-exhausted' where that
 * was done within a day. Does nothing where they are not stopped.
 */
export async function retryMails(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agencyId }: AgencyRef,
): Promise<{ success: true }> {
  await requireAgency(caller, region, agencyId)
  await untilUnchanged(async () => {
    const now = ports.now()
    const stored = await readDocument(region, paths.mailReputation(agencyId), mailReputationSchema)
    if (!stored || stored.data.stoppedAt === 0) return
    if (now - stored.data.retriedAt < dayMs) throw new AppError('resource-exhausted')
    const cleared = {
      days: {},
      stoppedAt: 0,
      isTold: false,
      retriedAt: now,
      expiresAt: reputationExpiryOf(now),
    }
    await new Writes(region).update(stored.path, cleared, stored.version).commitUnchanged()
  })
  return { success: true }
}
