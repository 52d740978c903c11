import { claimMs, hostSchema, type Host } from '../../../shared/agencies/hosts.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { alignAgency } from './alignAgency.ts'
import { finishRelease } from './domains/finishRelease.ts'
import type { HostNeeds } from './HostNeeds.ts'
import { hostProofs, isProven } from './domains/hostProof.ts'
import { isPaidFor } from './domains/isPaidFor.ts'
import { nextHostState } from './nextHostState.ts'
import { recordsOf } from './domains/recordsOf.ts'

/** A claim that its agency's document does not name after this time was left incomplete. */
const halfDoneMs = 10 * minuteMs

/**
 * Checks DNS, our hosting, the host itself and its agency's plan, and stores the state of a host. Deletes a
 * host that is being released or has no agency any more. Two calls may run at once. Returns undefined when
 * the host is gone.
 */
export async function refreshHost(needs: HostNeeds, host: string): Promise<Host | undefined> {
  const { ports } = needs
  let wasAdded = false
  return untilUnchanged(async () => {
    const stored = await readDocument('na', paths.host(host), hostSchema)
    if (!stored) {
      // Released while we added it to our hosting.
      if (wasAdded) await ports.siteHosts.remove(host, 'custom')
      return undefined
    }
    if (stored.data.state === 'releasing') return finishRelease(needs, host, stored.data)
    const isNoted = await alignAgency(host, stored.data)
    if (!isNoted && ports.now() - stored.data.claimedAt > halfDoneMs)
      return finishRelease(needs, host, stored.data)
    const seen = await see(needs, host, stored.data)
    wasAdded ||= seen.wasAdded
    const now = ports.now()
    const next: Host = {
      ...stored.data,
      ...nextHostState(stored.data, seen, now),
      records: seen.records,
      checkedAt: now,
    }
    next.nextCheckAt = now + pauseMs(next, now)
    // The agency is updated before the registry says 'live', and after the registry says 'lost'.
    if (isNoted && next.state !== 'lost') await alignAgency(host, next)
    await new Writes('na').update(stored.path, { ...next }, stored.version).commitUnchanged()
    if (isNoted && next.state === 'lost') await alignAgency(host, next)
    return next
  })
}

/** Returns the findings about a host; adds a proven one to our hosting. */
async function see(needs: HostNeeds, host: string, current: Host) {
  const { ports, signing } = needs
  const { agencyId, kind } = current
  const proven = kind === 'subdomain' || (await isProven(needs, agencyId, host))
  let site = await ports.siteHosts.read(host, kind)
  const wasAdded = proven && !site
  if (wasAdded) {
    await ports.siteHosts.add(host, kind)
    site = await ports.siteHosts.read(host, kind)
  }
  const isResponding =
    site?.isServed === true && hostProofs(signing, agencyId, host).includes(await ports.readHostProof(host))
  const records = kind === 'custom' ? await recordsOf(needs, host, agencyId, { proven, site }) : []
  const isPaid = await isPaidFor(current, ports.now())
  return { isProven: proven, site, isResponding, isPaid, records, wasAdded }
}

/** Returns the time until the next check: minutes at first, hours later, then one day. */
function pauseMs({ state, claimedAt }: Host, now: number): number {
  if (state === 'failing') return dayMs / 2
  const age = now - claimedAt
  if (state === 'live' || state === 'lost' || age > claimMs) return dayMs
  return age < hourMs ? 5 * minuteMs : hourMs
}
