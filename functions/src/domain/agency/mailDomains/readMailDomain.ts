import { mailDomainSchema, type ShownMailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import type { MailDomainRef } from './addMailDomain.ts'

/**
 * Returns the state of an agency's mail domain, for its members; null where the registry has none of the
 * agency.
 */
export async function readMailDomain(
  caller: Caller,
  { region, agencyId }: MailDomainRef,
): Promise<{ mailDomain: ShownMailDomain | null }> {
  const agency = await requireAgency(caller, region, agencyId)
  const name = agency.data.resendEmailDomain
  const stored = name ? await readDocument('na', paths.mailDomain(name), mailDomainSchema) : undefined
  if (!stored || stored.data.agencyId !== agencyId) return { mailDomain: null }
  const { state, isRefused, isReleasing, records, unpaidSince } = stored.data
  return { mailDomain: { state, isRefused, isReleasing, records, isUnpaid: unpaidSince > 0 } }
}
