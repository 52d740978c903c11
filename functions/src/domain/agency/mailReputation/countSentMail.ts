import { Writes } from '../../../store/commit.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { MailedAgency } from '../../kernel/ports/MailDomains.ts'
import { dayOf, reputationExpiryOf, pastDays, reputationPath, type MailReputation } from './mailReputation.ts'

/**
 * Counts an email that was sent for an agency, without waiting for other writes, and deletes the days of
 * `reputation` that no longer count. An email that could not be counted was sent all the same.
 */
export async function countSentMail(
  agency: MailedAgency,
  reputation: MailReputation,
  now: number,
): Promise<void> {
  const past = Object.fromEntries(pastDays(reputation, now).map((day) => [`days.${day}`, undefined]))
  await runIsolated('Counting an email', agency.agencyId, () =>
    new Writes(agency.region)
      .increment(
        reputationPath(agency),
        { [`days.${dayOf(now)}.sent`]: 1 },
        { ...past, expiresAt: reputationExpiryOf(now) },
      )
      .commit(),
  )
}
