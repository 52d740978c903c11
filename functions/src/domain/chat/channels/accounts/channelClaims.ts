import { randomUUID } from 'node:crypto'
import { anyRecordSchema, channelStopOf, recordPathOf } from '../../../../shared/channels/channelRecords.ts'
import { channelClaimSchema, type ChannelKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readPages } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'

/** Claims are in the first database, so that an account has one agent in all regions. */
const claimRegion = 'na' as const

interface Claim {
  kind: ChannelKind
  account: string
  region: Region
  workspaceId: string
  agentId: string
}

/** A claim with the version that was read. */
interface HeldClaim {
  path: string
  version: string
  account: Omit<Claim, 'workspaceId'>
}

/**
 * Claims an account of a channel for this agent. Returns whether no agent had it before; throws AppError
 * 'already-exists' when it is another agent's.
 * @internal Exported for tests.
 */
export async function claimAccount(claim: Claim, attempt = '', isKept = false): Promise<boolean> {
  const { kind, account, ...owner } = claim
  const path = paths.channelClaim(kind, account)
  return untilUnchanged(async () => {
    const stored = await readDocument(claimRegion, path, channelClaimSchema)
    const writes = new Writes(claimRegion)
    if (!stored) {
      await writes.create(path, { ...owner, attempt }).commitUnchanged()
      return true
    }
    if (stored.data.agentId !== owner.agentId || stored.data.region !== owner.region)
      throw new AppError('already-exists', 'channelOfAnotherAgent')
    if (isKept) writes.update(path, { ...owner, attempt, isLeaving: false }, stored.version)
    else if (stored.data.isLeaving) writes.update(path, { isLeaving: false }, stored.version)
    if (writes.size > 0) await writes.commitUnchanged()
    return false
  })
}

/**
 * Claims an account while it is connected, and releases it when that fails and no other attempt has connected
 * it. Returns whether no agent had it before. `besides`: further claims that are handled the same way.
 */
export async function connectClaimed<Result>(
  claim: Claim,
  connect: () => Promise<Result>,
  besides: readonly Claim[] = [],
): Promise<{ isNew: boolean; result: Result }> {
  const attempt = randomUUID()
  const claims = [claim, ...besides]
  const fresh: Claim[] = []
  let result: Result
  try {
    for (const one of claims) if (await claimAccount(one, attempt)) fresh.push(one)
    result = await connect()
  } catch (error) {
    // A failed release does not stop the others.
    await Promise.allSettled(fresh.map((one) => releaseClaim(one, attempt)))
    throw error
  }
  for (const one of claims) await confirmClaim(one, attempt)
  return { isNew: fresh.includes(claim), result }
}

/** Confirms the claim of a connected account. */
async function confirmClaim(claim: Claim, attempt: string): Promise<void> {
  // Another attempt may have failed in the meantime and released its own claim.
  await claimAccount(claim, attempt, true)
  // A disconnection in the meantime has released the claim already.
  const stored = await readDocument(claim.region, recordPathOf(claim.kind, claim.agentId), anyRecordSchema)
  const isLeaving = stored?.data.state === 'leaving'
  const isGone = channelStopOf(claim.kind, stored?.data ?? null) === 'disconnected'
  if (isGone && !isLeaving) await releaseClaim(claim, attempt)
}

async function releaseClaim(claim: Claim, attempt: string): Promise<void> {
  await changeClaim(claim, (writes, path, version) => writes.delete(path, version), attempt)
}

/** Releases a claim if it is this agent's. */
export async function releaseAccount(account: Omit<Claim, 'workspaceId'>): Promise<void> {
  await changeClaim(account, (writes, path, version) => writes.delete(path, version))
}

/** Changes a claim if it is this agent's. `attempt`: only if that attempt created it. */
async function changeClaim(
  { kind, account, region, agentId }: Omit<Claim, 'workspaceId'>,
  change: (writes: Writes, path: string, version: string) => Writes,
  attempt?: string,
): Promise<void> {
  const path = paths.channelClaim(kind, account)
  await untilUnchanged(async () => {
    const stored = await readDocument(claimRegion, path, channelClaimSchema)
    if (stored?.data.agentId !== agentId || stored.data.region !== region) return
    if (attempt !== undefined && stored.data.attempt !== attempt) return
    await change(new Writes(claimRegion), path, stored.version).commitUnchanged()
  })
}

/** Releases all claims of an agent on these channels, including claims without an account's record. */
export async function releaseAccounts(ref: AgentRef, kinds: readonly ChannelKind[]): Promise<void> {
  for await (const { account } of accountsOf(ref, kinds)) await releaseAccount(account)
}

/** Returns the claims of an agent on these channels, to release exactly these versions. */
export async function readClaims(ref: AgentRef, kinds: readonly ChannelKind[]): Promise<HeldClaim[]> {
  const heldClaims: HeldClaim[] = []
  for await (const claim of accountsOf(ref, kinds)) heldClaims.push(claim)
  return heldClaims
}

/** Releases claims except those that were claimed again since they were read. */
export async function releaseUnchanged(claims: readonly HeldClaim[]): Promise<void> {
  for (const { path, version } of claims)
    await new Writes(claimRegion).delete(path, version).commitUnchanged()
}

/** Blocks the accounts for all agents, including this one, until their vendor is disconnected. */
export async function blockAccounts(ref: AgentRef, kinds: readonly ChannelKind[]): Promise<void> {
  for await (const { account } of accountsOf(ref, kinds))
    await changeClaim(account, (writes, path, version) => writes.update(path, { isLeaving: true }, version))
}

/** Returns the claims of an agent on these channels. */
async function* accountsOf(
  { region, agentId }: AgentRef,
  kinds: readonly ChannelKind[],
): AsyncGenerator<HeldClaim> {
  const claims = readPages(claimRegion, paths.channelClaims, channelClaimSchema, (query) =>
    query.where('agentId', '==', agentId).where('region', '==', region),
  )
  for await (const { path, version } of claims) {
    const kind = kinds.find((one) => path.startsWith(paths.channelClaim(one, '')))
    if (!kind) continue
    const name = path.slice(paths.channelClaim(kind, '').length)
    yield { path, version, account: { kind, account: name, region, agentId } }
  }
}

/** Returns whether an account belongs to another agent. */
export async function isOfAnother(
  { region, agentId }: AgentRef,
  kind: ChannelKind,
  account: string,
): Promise<boolean> {
  const stored = await readDocument(claimRegion, paths.channelClaim(kind, account), channelClaimSchema)
  return stored !== undefined && (stored.data.agentId !== agentId || stored.data.region !== region)
}
