import { claimMs, hostSchema, type Host } from '../../../shared/agencies/hosts.ts'
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

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A claim whose agency has not noted it by then was left half done. */
const halfDoneMs = 10 * minuteMs

/**
 * Asks DNS, our hosting, the address itself and its agency's plan, and notes where it stands. What is being
 * released, or belongs to no agency any more, is taken away. May be called twice at once. Undefined when it
 * is gone.
 */
export async function lookAtHost(needs: HostNeeds, host: string): Promise<Host | undefined> {
  const { ports } = needs
  let wasAdded = false
  return untilUnchanged(async () => {
    const stored = await readDocument('na', paths.host(host), hostSchema)
    if (!stored) {
      // Released while we handed it to our hosting.
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
    // The agency agrees before the registry says that it is live, and the registry falls before the agency.
    if (isNoted && next.state !== 'lost') await alignAgency(host, next)
    await new Writes('na').update(stored.path, { ...next }, stored.version).commitUnchanged()
    if (isNoted && next.state === 'lost') await alignAgency(host, next)
    return next
  })
}

/** What is known of an address; one that is proven is handed to our hosting. */
async function see(needs: HostNeeds, host: string, known: Host) {
  const { ports, signing } = needs
  const { agencyId, kind } = known
  const proven = kind === 'subdomain' || (await isProven(needs, agencyId, host))
  let site = await ports.siteHosts.read(host, kind)
  const wasAdded = proven && !site
  if (wasAdded) {
    await ports.siteHosts.add(host, kind)
    site = await ports.siteHosts.read(host, kind)
  }
  const answers =
    site?.isServed === true && hostProofs(signing, agencyId, host).includes(await ports.readHostProof(host))
  const records = kind === 'custom' ? await recordsOf(needs, host, agencyId, { proven, site }) : []
  const isPaid = await isPaidFor(known, ports.now())
  return { isProven: proven, site, answers, isPaid, records, wasAdded }
}

/** How long until the next look: often at first, later by the hour, and once a day for ever. */
function pauseMs({ state, claimedAt }: Host, now: number): number {
  if (state === 'failing') return dayMs / 2
  const age = now - claimedAt
  if (state === 'live' || state === 'lost' || age > claimMs) return dayMs
  return age < hourMs ? 5 * minuteMs : hourMs
}
