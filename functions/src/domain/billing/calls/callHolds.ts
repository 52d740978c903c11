import { z } from 'zod'
import { minuteMs } from '../../../shared/durations.ts'
import { lendableNow } from '../../../shared/billing/monthlyLimit.ts'
import { paths } from '../../../shared/paths.ts'
import type { Wallet } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { readCoveredUse } from '../overage/readCoveredUse.ts'
import { readWallet, type WalletRef } from '../credits/moveWallet.ts'

/** Time that a call's line is held beyond the call's length: for its start and its last turn. */
export const graceMs = 120_000
/** The cost of a call whose report is lost is read by a sweep within this time after its end. */
const reportMs = 20 * minuteMs
/**
 * The time for which a running call holds credit in advance. Callers say something more often, and each time
 * it is checked that the credit is still there.
 */
const stepMs = minuteMs

const lineSchema = z.object({
  /** The largest cost of the call. */
  units: z.int(),
  /** When it was started, in milliseconds; 0 in older lines, which hold their largest cost. */
  at: z.int().default(0),
  endsBy: z.int(),
  caller: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
})
export type HeldLine = z.infer<typeof lineSchema>

/**
 * `wallets/{w}/lines/taken`: calls that run, or whose cost is not known yet, by their attempts, with the
 * largest cost of each. `caller` and `networks`: fingerprints.
 */
const linesSchema = z.object({ taken: z.record(z.string(), lineSchema) })
type Lines = Stored<z.infer<typeof linesSchema>> | undefined

/** Returns the lines of a wallet's calls. */
export function readLines(region: Region, walletPath: string): Promise<Lines> {
  return readDocument(region, linesPathOf(walletPath), linesSchema)
}

export const linesPathOf = (walletPath: string) => `${walletPath}/lines/taken`

/** Returns the calls that may still cost something, by their attempts. */
export function heldLines(lines: Lines, now: number): [string, HeldLine][] {
  return Object.entries(lines?.data.taken ?? {}).filter(([, { endsBy }]) => heldUntil(endsBy) > now)
}

/** Returns the time until which a call holds credit, unless it is paid before. */
export function heldUntil(endsBy: number): number {
  return endsBy + reportMs
}

/**
 * Returns the units that running calls may still cost a wallet. The commit of `writes` fails when another
 * call starts in between.
 */
export async function readCostOfRunningCalls(
  writes: Writes,
  region: Region,
  walletPath: string,
  now: number,
): Promise<number> {
  const lines = await readLines(region, walletPath)
  const held = heldLines(lines, now)
  const data = { taken: Object.fromEntries(held) }
  if (lines) writes.update(lines.path, data, lines.version)
  else writes.create(linesPathOf(walletPath), data)
  return held.reduce((sum, [, { units }]) => sum + units, 0)
}

/**
 * Returns the units that a wallet can give away: the credit that running calls may still cost stays. Adds to
 * the commit as `readCostOfRunningCalls` does.
 */
export async function freeCredit(
  writes: Writes,
  region: Region,
  { path, data: { balance, leased } }: Stored<Wallet>,
  now: number,
): Promise<number> {
  const held = await readCostOfRunningCalls(writes, region, path, now)
  return Math.max(0, Math.min(balance, balance + leased - held))
}

/**
 * Returns the units that answers must leave for running calls: what these have cost at most until now, and in
 * the next minute. Adds to the commit of a lease that no call is paid in between; reads nothing while the
 * wallet has no call.
 */
export async function readHoldOfCalls(
  writes: Writes,
  region: Region,
  { path, data: { callsUntil = 0 } }: Stored<Wallet>,
  now: number,
): Promise<number> {
  if (callsUntil <= now) return 0
  const lines = await readLines(region, path)
  const held = heldLines(lines, now)
  if (lines) writes.update(lines.path, { taken: Object.fromEntries(held) }, lines.version)
  return costUntil(held, now + stepMs)
}

/**
 * Returns whether a wallet still has what its calls have cost at most until now, within the limit of its
 * month. Answers leave it there for the next minute, so this ends when answers have used what the calls would
 * cost later, or when credit leaves in another way.
 */
export async function areCallsCovered(ref: WalletRef, now: number): Promise<boolean> {
  const [wallet, lines] = await Promise.all([
    readWallet(ref),
    readLines(ref.region, paths.wallet(ref.wallet)),
  ])
  const covered = await readCoveredUse(ref.region, wallet.data, now)
  return lendableNow(wallet.data, now, covered) >= costUntil(heldLines(lines, now), now)
}

/** Returns the largest cost of calls up to a time. */
function costUntil(lines: readonly (readonly [string, HeldLine])[], time: number): number {
  return lines.reduce((sum, [, { units, at, endsBy }]) => {
    const part = (time - at) / (endsBy - graceMs - at)
    return sum + Math.ceil(units * Math.min(1, Math.max(0, part)))
  }, 0)
}
