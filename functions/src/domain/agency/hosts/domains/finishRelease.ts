import { hostSchema, restMs, type Host } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { forgetOnAgency } from '../alignAgency.ts'
import { deleteDnsReminder } from './dnsReminder.ts'
import type { HostNeeds } from '../HostNeeds.ts'

/**
 * Takes a claim's address away: from our hosting first, then from its agency, and last from the registry, so
 * that nobody else can claim what still leads here. Nothing happens where the address has been claimed anew
 * since `claim` was read. Fails with Conflict 'changed' where somebody else is at it.
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
  await forgetOnAgency(host, stored.data)
  await deleteDnsReminder(host, stored.data)
  const writes = new Writes('na').delete(stored.path, version)
  // A custom domain is proven by its DNS; names below ours are given to whoever asks first.
  if (stored.data.kind === 'subdomain') {
    const restsUntil = ports.now() + restMs
    const rest = { agencyId: stored.data.agencyId, restsUntil, expiresAt: new Date(restsUntil) }
    writes.set(paths.restingHost(host), rest)
  }
  await writes.commitUnchanged()
  return undefined
}
