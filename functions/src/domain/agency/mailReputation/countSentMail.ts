import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { dayOf, forgetAt, pastDays, type MailReputation } from './mailReputation.ts'

/**
 * Counts a mail that was sent for an agency, by an increment that waits for nobody, and forgets the days of
 * `known` that count no more. A mail that could not be counted has been sent all the same.
 */
export async function countSentMail(
  region: Region,
  agencyId: string,
  known: MailReputation,
  now: number,
): Promise<void> {
  const past = Object.fromEntries(pastDays(known, now).map((day) => [`days.${day}`, undefined]))
  await runIsolated('Counting a mail', agencyId, () =>
    new Writes(region)
      .increment(
        paths.mailReputation(agencyId),
        { [`days.${dayOf(now)}.sent`]: 1 },
        { ...past, expiresAt: forgetAt(now) },
      )
      .commit(),
  )
}
