import { hostSchema, restMs, type Host } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { clearAgencyHost } from '../alignAgency.ts'
import { deleteDnsReminder } from './dnsReminder.ts'
import type { HostNeeds } from '../HostNeeds.ts'

/**
 * Deletes a released host: from our hosting first, then from its agency, and last from the registry, so that
 * no other agency can claim a host that still leads here. Does nothing where the host has been claimed again
 * since `claim` was read. Throws Conflict 'changed' where another call changes it at the same time.
 */
export async function finishRelease(
  { ports }: HostNeeds,
  host: string,
  claim: Pick<Host, 'agencyId' | 'claimedAt'>,
): Promise<undefined> {
  const stored = await readDocument('na', paths.host(host), hostSchema)
  if (stored?.data.agencyId !== claim.agencyId || stored.data.claimedAt !== claim.claimedAt) return undefined
  let { version } = stored
  if (stored.data.state !== 'releasing')
    version =
      (await new Writes('na').update(stored.path, { state: 'releasing' }, version).commitUnchanged()) ??
      version
  await ports.siteHosts.remove(host, stored.data.kind)
  await clearAgencyHost(host, stored.data)
  await deleteDnsReminder(host, stored.data)
  const writes = new Writes('na').delete(stored.path, version)
  // A custom domain is proven by its DNS; a subdomain of ours is given to the first who claims it.
  if (stored.data.kind === 'subdomain') {
    const restsUntil = ports.now() + restMs
    const rest = { agencyId: stored.data.agencyId, restsUntil, expiresAt: new Date(restsUntil) }
    writes.set(paths.restingHost(host), rest)
  }
  await writes.commitUnchanged()
  return undefined
}
