import { mailDomainSchema, type MailDomainState } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { MailDomainRef } from './addMailDomain.ts'
import { refreshMailDomain } from './refreshMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/** Screens ask every five seconds, and several may be open: DNS is asked once. */
const freshMs = 4_000

/**
 * Checks an agency's mail domain now, for a person who waits for it. `isRetry` starts the verification of a
 * failed one again. Throws AppError 'not-found' where the agency has none.
 */
export async function checkMailDomain(
  needs: MailDomainNeeds,
  caller: Caller,
  { region, agencyId, isRetry }: MailDomainRef & { isRetry: boolean },
): Promise<{ state: MailDomainState }> {
  const agency = await requireAgency(caller, region, agencyId)
  const name = agency.data.resendEmailDomain
  const stored = name ? await readDocument('na', paths.mailDomain(name), mailDomainSchema) : undefined
  if (!stored || stored.data.agencyId !== agencyId) throw new AppError('not-found')
  const isFresh = needs.ports.now() - stored.data.checkedAt < freshMs
  const current = isFresh ? stored.data : await refreshMailDomain(needs, name, { isRetry })
  if (!current) throw new AppError('not-found')
  return { state: current.state }
}
