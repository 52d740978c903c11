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
import { forgetOnAgency } from '../alignAgency.ts'
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
 * Puts an address into the registry as an agency's: in all regions exactly one claim succeeds. A claim of its
 * own is renewed; one of somebody else gives way when nothing has proven it for 72 hours, when it is lost, or
 * when this agency can prove the address now. Answers whether nobody had it before; fails with
 * `already-exists`, saying what would prove it.
 */
export async function takeHost(needs: HostNeeds, claim: Claim): Promise<{ isNew: boolean }> {
  const { agencyId, region, kind, host } = claim
  const path = paths.host(host)
  const { isNew, before } = await untilUnchanged(async () => {
    const now = needs.ports.now()
    const fresh: Host = hostSchema.parse({ agencyId, region, kind, state: 'claimed', claimedAt: now })
    fresh.nextCheckAt = now
    const known = await readDocument('na', path, hostSchema)
    if (!known) {
      if (await rests(claim, now)) throw taken(needs, claim)
      await new Writes('na').create(path, { ...fresh }).commitUnchanged()
      return { isNew: true }
    }
    const isOwn = known.data.agencyId === agencyId && known.data.region === region
    if (known.data.state === 'releasing') throw new AppError('failed-precondition', 'domainIsLeaving')
    if (isOwn && !isOver(known.data, now)) return { isNew: false }
    if (!isOwn && !isOver(known.data, now) && !(await mayWin(needs, claim, known.data)))
      throw taken(needs, claim)
    await new Writes('na').update(path, { ...fresh }, known.version).commitUnchanged()
    return { isNew: false, ...(!isOwn && { before: known.data }) }
  })
  if (before) {
    await forgetOnAgency(host, before)
    await deleteDnsReminder(host, before)
  }
  return { isNew }
}

/** Returns whether a name below ours was another agency's until lately. */
async function rests({ host, agencyId }: Claim, now: number): Promise<boolean> {
  const resting = await readDocument('na', paths.restingHost(host), restingHostSchema)
  return resting !== undefined && resting.data.agencyId !== agencyId && resting.data.restsUntil > now
}

/** Takes a claim back whose agency could not note it; nothing where it has become another one's. */
export async function dropClaim({ agencyId, host }: Claim): Promise<void> {
  const known = await readDocument('na', paths.host(host), hostSchema)
  if (known?.data.agencyId !== agencyId || known.data.state !== 'claimed') return
  await deleteUnchanged(known)
}

async function deleteUnchanged({ path, version }: Stored<Host>): Promise<void> {
  try {
    await new Writes('na').delete(path, version).commit()
  } catch (error) {
    // Somebody has gone on with it, and the sweep looks at it again.
    if (!(error instanceof Conflict)) throw error
  }
}

function isOver({ state, claimedAt }: Host, now: number): boolean {
  return state === 'lost' || (state === 'claimed' && claimedAt + claimMs <= now)
}

/** An unproven claim keeps nobody away who can prove the address. */
async function mayWin(needs: HostNeeds, { agencyId, kind, host }: Claim, known: Host): Promise<boolean> {
  return kind === 'custom' && known.state === 'claimed' && (await isProven(needs, agencyId, host))
}

function taken({ signing }: HostNeeds, { agencyId, kind, host }: Claim): AppError {
  const key = kind === 'custom' ? 'domainTaken' : 'subdomainTaken'
  const { name, value } = proofRecord(signing, agencyId, host, 'add')
  // Whoever can set this record, and claims it again, has it at once.
  const values: Record<string, string> = kind === 'custom' ? { name, value } : {}
  return new AppError('already-exists', { key, values }, { domain: key })
}
