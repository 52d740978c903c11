import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { MailDomainRef } from './addMailDomain.ts'
import { clearMailDomain } from './agencyMailDomain.ts'
import { finishRemoval } from './finishRemoval.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

const laterSeconds = 60

/**
 * Removes an agency's mail domain, here and at the mail service: no email uses it from the first commit on.
 * When a later step fails, a task completes it, and this throws AppError 'unavailable'. Does nothing where
 * the agency has no domain.
 */
export async function removeMailDomain(
  needs: MailDomainNeeds,
  caller: Caller,
  { region, agencyId }: MailDomainRef,
): Promise<{ success: true }> {
  const agency = await requireAgency(caller, region, agencyId)
  const name = agency.data.resendEmailDomain
  if (name === '') return { success: true }
  const run = needs.ports.now()
  const claim = await untilUnchanged(async () => {
    const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
    if (stored?.data.agencyId !== agencyId) return undefined
    if (!stored.data.isReleasing)
      await new Writes('na')
        .update(stored.path, { isReleasing: true, nextCheckAt: run }, stored.version)
        .commitUnchanged()
    return stored.data
  })
  if (!claim) {
    // Another agency has the domain now.
    await clearMailDomain(name, { agencyId, region })
    return { success: true }
  }
  await new Writes(region)
    .create(paths.audit(randomIdentifier(20)), {
      kind: 'removeMailDomain',
      workspaceId: agency.data.userId,
      host: name,
      by: caller.uid,
      at: run,
    })
    .commit()
  const task = { region, name, run, isTold: false }
  await needs.ports.tasks.enqueue('lookAtMailDomain', task, { delaySeconds: laterSeconds })
  await untilUnchanged(() => finishRemoval(needs, name, claim))
  return { success: true }
}
