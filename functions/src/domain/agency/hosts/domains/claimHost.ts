import {
  claimMs,
  hostSchema,
  restingHostSchema,
  type Host,
  type HostKind,
} from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { clearAgencyHost } from '../alignAgency.ts'
import { deleteDnsReminder } from './dnsReminder.ts'
import type { HostNeeds } from '../HostNeeds.ts'
import { isProven, proofRecord } from './hostProof.ts'

interface Claim {
  agencyId: string
  region: Region
  kind: HostKind
  host: string
}

/**
 * Puts a host into the registry for an agency: across all regions exactly one claim succeeds. The agency's
 * own claim is renewed; another's is replaced when it has not been proven for 72 hours, when it is lost, or
 * when this agency can prove the host now. Returns whether the host is new. Throws AppError 'already-exists'
 * with the record that would prove it.
 */
export async function claimHost(needs: HostNeeds, claim: Claim): Promise<{ isNew: boolean }> {
  const { agencyId, region, kind, host } = claim
  const path = paths.host(host)
  const { isNew, before } = await untilUnchanged(async () => {
    const now = needs.ports.now()
    const fresh: Host = hostSchema.parse({ agencyId, region, kind, state: 'claimed', claimedAt: now })
    fresh.nextCheckAt = now
    const existing = await readDocument('na', path, hostSchema)
    if (!existing) {
      if (await isReservedForAnother(claim, now)) throw hostTakenError(needs, claim)
      await new Writes('na').create(path, { ...fresh }).commitUnchanged()
      return { isNew: true }
    }
    const isOwn = existing.data.agencyId === agencyId && existing.data.region === region
    if (existing.data.state === 'releasing') throw new AppError('failed-precondition', 'domainIsLeaving')
    if (isOwn && !isExpired(existing.data, now)) return { isNew: false }
    if (!isOwn && !isExpired(existing.data, now) && !(await canTakeOver(needs, claim, existing.data)))
      throw hostTakenError(needs, claim)
    await new Writes('na').update(path, { ...fresh }, existing.version).commitUnchanged()
    return { isNew: false, ...(!isOwn && { before: existing.data }) }
  })
  if (before) {
    await clearAgencyHost(host, before)
    await deleteDnsReminder(host, before)
  }
  return { isNew }
}

/** Returns whether another agency released this subdomain recently, so that it is still reserved for them. */
async function isReservedForAnother({ host, agencyId }: Claim, now: number): Promise<boolean> {
  const resting = await readDocument('na', paths.restingHost(host), restingHostSchema)
  return resting !== undefined && resting.data.agencyId !== agencyId && resting.data.restsUntil > now
}

/** Deletes a claim that the agency's document could not store; does nothing where another agency has it. */
export async function deleteClaim({ agencyId, host }: Claim): Promise<void> {
  const existing = await readDocument('na', paths.host(host), hostSchema)
  if (existing?.data.agencyId !== agencyId || existing.data.state !== 'claimed') return
  await deleteUnchanged(existing)
}

async function deleteUnchanged({ path, version }: Stored<Host>): Promise<void> {
  try {
    await new Writes('na').delete(path, version).commit()
  } catch (error) {
    // Another call has changed it in the meantime, and the sweep checks it again.
    if (!(error instanceof Conflict)) throw error
  }
}

function isExpired({ state, claimedAt }: Host, now: number): boolean {
  return state === 'lost' || (state === 'claimed' && claimedAt + claimMs <= now)
}

/** Returns whether the agency can prove a host whose present claim is unproven. */
async function canTakeOver(
  needs: HostNeeds,
  { agencyId, kind, host }: Claim,
  existing: Host,
): Promise<boolean> {
  return kind === 'custom' && existing.state === 'claimed' && (await isProven(needs, agencyId, host))
}

function hostTakenError({ signing }: HostNeeds, { agencyId, kind, host }: Claim): AppError {
  const key = kind === 'custom' ? 'domainTaken' : 'subdomainTaken'
  const { name, value } = proofRecord(signing, agencyId, host, 'add')
  // A person who can set this record, and claims the host again, gets it at once.
  const values: Record<string, string> = kind === 'custom' ? { name, value } : {}
  return new AppError('already-exists', { key, values }, { domain: key })
}
