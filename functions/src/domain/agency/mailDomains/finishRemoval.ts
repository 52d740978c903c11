import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { clearMailDomain } from './agencyMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/**
 * Deletes a removed mail domain: from the mail service first, then from its agency, and last from the
 * registry, so that no agency gets a domain that is verified for another. Does nothing where it has been
 * claimed again since `claim` was read. Throws Conflict 'changed' where another call changes it at the same
 * time.
 */
export async function finishRemoval(
  { ports }: MailDomainNeeds,
  name: string,
  claim: Pick<MailDomain, 'agencyId' | 'claimedAt'>,
): Promise<undefined> {
  const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (stored?.data.agencyId !== claim.agencyId || stored.data.claimedAt !== claim.claimedAt) return undefined
  let { version } = stored
  if (!stored.data.isReleasing)
    version =
      (await new Writes('na').update(stored.path, { isReleasing: true }, version).commitUnchanged()) ??
      version
  if (stored.data.vendorId !== '') await ports.mailDomains.remove(stored.data.vendorId)
  await clearMailDomain(name, stored.data)
  await new Writes('na').delete(stored.path, version).commitUnchanged()
  return undefined
}
