import type { MailDomainState } from '../../../shared/agencies/mailDomains.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { requireWhitelabel } from '../agencies/requireWhitelabel.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { avoidRemovals } from '../../workspaces/members/seats.ts'
import { refreshMailDomain } from './refreshMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'
import { readMailName } from './readMailName.ts'
import { deleteMailClaim, claimMailDomain } from './claimMailDomain.ts'

const claimsPerDay = 30
const firstCheckSeconds = 60

export interface MailDomainRef {
  region: Region
  agencyId: string
}

/**
 * Adds the domain of an agency's emails: the registry decides who has it, then the agency's document names
 * it. `ours`: hosts that no agency may have. Returns the domain and its state. Throws AppError
 * 'already-exists' for a domain that was added before, by this agency or another.
 */
export async function addMailDomain(
  needs: MailDomainNeeds,
  platformHosts: readonly string[],
  caller: Caller,
  { region, agencyId, domain }: MailDomainRef & { domain: string },
): Promise<{ name: string; state: MailDomainState }> {
  const { ports } = needs
  const agency = await requireAgency(caller, region, agencyId)
  if (!caller.emailVerified) throw new AppError('email-not-verified')
  const workspaceId = agency.data.userId
  await requireWhitelabel(region, workspaceId, ports.now())
  const name = readMailName(domain, platformHosts)
  requireRoom(agency.data.resendEmailDomain, name)
  await throttle(`addMailDomain:${workspaceId}`, claimsPerDay, dayMs, ports.now())
  const claim = { agencyId, region, name }
  await claimMailDomain(needs, claim)
  try {
    await noteOnAgency(needs, caller, { ...claim, workspaceId })
  } catch (error) {
    await deleteMailClaim(claim)
    throw error
  }
  const task = { region, name, run: ports.now(), isTold: false }
  await ports.tasks.enqueue('lookAtMailDomain', task, { delaySeconds: firstCheckSeconds })
  // A check now shows which DNS records to set; the task continues where it fails.
  const seen = await refreshMailDomain(needs, name).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined
    throw error
  })
  return { name, state: seen?.state ?? 'not_started' }
}

function requireRoom(current: string, name: string): void {
  if (current === name) throw new AppError('already-exists', 'mailDomainThere', { domain: 'mailDomainThere' })
  if (current !== '') throw new AppError('failed-precondition', 'releaseDomainFirst')
}

async function noteOnAgency(
  { ports }: MailDomainNeeds,
  caller: Caller,
  { region, agencyId, name, workspaceId }: MailDomainRef & { name: string; workspaceId: string },
): Promise<void> {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await avoidRemovals(writes, { region, workspaceId })
    const agency = await holdRights(writes, region, caller, () => requireAgency(caller, region, agencyId))
    // When the same domain is added twice at once, one call reports that it exists.
    requireRoom(agency.data.resendEmailDomain, name)
    await writes
      .update(agency.path, { resendEmailDomain: name, mailDomainBy: caller.uid }, agency.version)
      .create(paths.audit(randomIdentifier(20)), {
        kind: 'addMailDomain',
        workspaceId: agency.data.userId,
        host: name,
        by: caller.uid,
        at: ports.now(),
      })
      .commitUnchanged()
  })
}
