import type { HostKind, HostState } from '../../../../shared/agencies/hosts.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { requireAgency } from '../../agencies/saveAgency.ts'
import { requireWhitelabel } from '../../agencies/requireWhitelabel.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import { queueNotice } from '../../../kernel/tasks/queueNotice.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { avoidRemovals } from '../../../workspaces/members/seats.ts'
import { agencyFields } from '../alignAgency.ts'
import { addDnsReminder } from './dnsReminder.ts'
import { requireCapacity, requireStillCapacity } from './hostCapacity.ts'
import type { HostNeeds } from '../HostNeeds.ts'
import { refreshHost } from '../refreshHost.ts'
import { readCustomDomain, readSubdomain } from './readDomain.ts'
import { deleteClaim, claimHost } from './claimHost.ts'

const claimsPerDay = 30
const firstCheckSeconds = 60

export interface DomainRef {
  region: Region
  agencyId: string
  kind: HostKind
}

/**
 * Claims a host for an agency: the registry decides who has it, then the agency's document names it. A
 * repeated claim changes nothing. Returns the host and its state. Throws AppError 'email-not-verified' for a
 * person whose own email is not confirmed.
 */
export async function claimDomain(
  needs: HostNeeds,
  webOrigin: string,
  caller: Caller,
  input: DomainRef & { domain: string },
): Promise<{ host: string; state: HostState }> {
  const { region, agencyId, kind } = input
  const { ports } = needs
  const agency = await requireAgency(caller, region, agencyId)
  if (!caller.emailVerified) throw new AppError('email-not-verified')
  const workspaceId = agency.data.userId
  if (kind === 'custom') await requireWhitelabel(region, workspaceId, ports.now())
  const host = readHost(needs, webOrigin, input)
  requireRoom(agency.data[agencyFields[kind].host], host)
  await throttle(`claimDomain:${workspaceId}`, claimsPerDay, dayMs, ports.now())
  await requireCapacity(needs, kind, host)
  const claim = { agencyId, region, kind, host }
  const { isNew } = await claimHost(needs, claim)
  try {
    if (isNew) await requireStillCapacity(needs, kind)
    await noteOnAgency(needs, caller, { ...claim, workspaceId })
  } catch (error) {
    await deleteClaim(claim)
    throw error
  }
  // A check now saves the wait where the host is ready; the task continues for all others.
  const run = ports.now()
  await ports.tasks.enqueue('lookAtHost', { region, host, run }, { delaySeconds: firstCheckSeconds })
  if (kind === 'subdomain')
    await queueNotice(ports, region, 'newSubdomain', host, { agencyId, subdomain: host })
  const seen = await refreshHost(needs, host).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined
    throw error
  })
  return { host, state: seen?.state ?? 'claimed' }
}

function readHost(
  { ports }: HostNeeds,
  webOrigin: string,
  { kind, domain }: { kind: HostKind; domain: string },
): string {
  const { subdomainRoot } = ports.siteHosts
  if (kind === 'custom') {
    const platformHosts = [new URL(webOrigin).hostname, ...(subdomainRoot ? [subdomainRoot] : [])]
    return readCustomDomain(domain, platformHosts)
  }
  if (!subdomainRoot) throw new AppError('failed-precondition', 'noSubdomains')
  return readSubdomain(domain, subdomainRoot)
}

function requireRoom(current: string, host: string): void {
  if (current !== '' && current !== host) throw new AppError('failed-precondition', 'releaseDomainFirst')
}

/** Stores the host in the agency's document; of two simultaneous claims the first one wins. */
async function noteOnAgency(
  { ports }: HostNeeds,
  caller: Caller,
  { region, agencyId, kind, host, workspaceId }: DomainRef & { host: string; workspaceId: string },
): Promise<void> {
  const fields = agencyFields[kind]
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await avoidRemovals(writes, { region, workspaceId })
    const agency = await holdRights(writes, region, caller, () => requireAgency(caller, region, agencyId))
    requireRoom(agency.data[fields.host], host)
    if (agency.data[fields.host] === host) return
    const changes = { [fields.host]: host, [fields.flag]: false, [fields.author]: caller.uid }
    writes.update(agency.path, changes, agency.version)
    if (kind === 'custom')
      addDnsReminder(writes, {
        region,
        agency: agency.data,
        host,
        userEmail: caller.email,
        now: ports.now(),
      })
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: 'claimDomain',
      workspaceId: agency.data.userId,
      host,
      by: caller.uid,
      at: ports.now(),
    })
    await writes.commitUnchanged()
  })
}
