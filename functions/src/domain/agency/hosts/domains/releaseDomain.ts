import { hostSchema } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { requireAgency } from '../../agencies/saveAgency.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { agencyFields, clearAgencyHost } from '../alignAgency.ts'
import type { DomainRef } from './claimDomain.ts'
import { finishRelease } from './finishRelease.ts'
import type { HostNeeds } from '../HostNeeds.ts'

const laterSeconds = 60

/**
 * Releases a host: it shows nothing from the first commit on. When a later step fails, a task completes it,
 * and this throws AppError 'unavailable'. Does nothing where the agency has no host.
 */
export async function releaseDomain(
  needs: HostNeeds,
  caller: Caller,
  { region, agencyId, kind }: DomainRef,
): Promise<{ success: true }> {
  const agency = await requireAgency(caller, region, agencyId)
  const host = agency.data[agencyFields[kind].host]
  if (host === '') return { success: true }
  const claim = await untilUnchanged(async () => {
    const stored = await readDocument('na', paths.host(host), hostSchema)
    if (stored?.data.agencyId !== agencyId) return undefined
    // The rights are in the agency's region, so this commit cannot require their version.
    await requireAgency(caller, region, agencyId)
    if (stored.data.state !== 'releasing')
      await new Writes('na')
        .update(stored.path, { state: 'releasing', nextCheckAt: needs.ports.now() }, stored.version)
        .commitUnchanged()
    return stored.data
  })
  if (!claim) {
    // Another agency has the host now.
    await clearAgencyHost(host, { agencyId, region, kind })
    return { success: true }
  }
  const run = needs.ports.now()
  await new Writes(region)
    .create(paths.audit(randomIdentifier(20)), {
      kind: 'releaseDomain',
      workspaceId: agency.data.userId,
      host,
      by: caller.uid,
      at: run,
    })
    .commit()
  await needs.ports.tasks.enqueue('lookAtHost', { region, host, run }, { delaySeconds: laterSeconds })
  await untilUnchanged(() => finishRelease(needs, host, claim))
  return { success: true }
}
