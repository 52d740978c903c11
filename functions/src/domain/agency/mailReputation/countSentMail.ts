import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { dayOf, expiryOf, pastDays, type MailReputation } from './mailReputation.ts'

/**
 * Counts an email that was sent for an agency, without waiting for other writes, and deletes the days of
 * `reputation` that no longer count. An email that could not be counted was sent all the same.
 */
export async function countSentMail(
  region: Region,
  agencyId: string,
  reputation: MailReputation,
  now: number,
): Promise<void> {
  const past = Object.fromEntries(pastDays(reputation, now).map((day) => [`days.${day}`, undefined]))
  await runIsolated('Counting an email', agencyId, () =>
    new Writes(region)
      .increment(
        paths.mailReputation(agencyId),
        { [`days.${dayOf(now)}.sent`]: 1 },
        { ...past, expiresAt: expiryOf(now) },
      )
      .commit(),
  )
}
