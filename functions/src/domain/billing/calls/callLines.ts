import { z } from 'zod'
import { chargeFor, costWithin } from '../../../shared/agencies/clientTerms.ts'
import { paths } from '../../../shared/paths.ts'
import { spendableNow } from '../../../shared/billing/monthlyLimit.ts'
import type { Wallet } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readLimits } from '../readLimits.ts'
import { readWallet, type WalletRef } from '../credits/moveWallet.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readFactors } from '../terms/readFactors.ts'
import { affordableSeconds, maxUnits, shortestCallSeconds } from './priceCall.ts'

/** Time that a call's line is held beyond the call's length: for its start and its last turn. */
const graceSeconds = 120

/**
 * The share of the lines that a caller's network (/24 of IPv4, /48 of IPv6) and its provider (/32 of IPv6) may
 * hold, so that one stranger with many IPs leaves lines to others. Each may hold at least one.
 */
const maxShares = [0.5, 0.75] as const

/**
 * `wallets/{w}/lines/taken`: running calls by their attempts, with the largest cost of each. `caller` and
 * `networks`: fingerprints.
 */
const linesSchema = z.object({
  taken: z.record(
    z.string(),
    z.object({
      units: z.int(),
      endsBy: z.int(),
      caller: z.array(z.string()).default([]),
      networks: z.array(z.string()).default([]),
    }),
  ),
})

export interface LineRequest {
  attempt: string
  /** Fingerprints of the visitor, their conversation and their IP: each has one call at a time. */
  caller: string[]
  /** Fingerprints of the networks that the IP belongs to, from narrow to wide, without the IP itself. */
  networks: string[]
}

interface Line {
  /** The longest duration of the call. */
  seconds: number
  /** Milliseconds since 1970; then the line is free again, whatever happens. */
  endsBy: number
  /** The factor by which a client pays more than the call costs, in percent. */
  factor: number
}

/**
 * Takes one of the lines that the plan allows at the same time, with the credit that the call may cost. What
 * other calls may still cost is not available. Throws AppError 'out-of-credits' or 'resource-exhausted'.
 */
export async function claimCallLine(
  wallet: WalletRef,
  { attempt, caller, networks }: LineRequest,
  now: number,
): Promise<Line> {
  return untilUnchanged(async () => {
    const [stored, { data: funds }, { calls: factor }] = await Promise.all([
      readDocument(wallet.region, pathOf(wallet), linesSchema),
      readWallet(wallet),
      readFactors(wallet),
    ])
    // An organisation's calls count under the plan of its workspace.
    const { maxConcurrentCalls } = await readLimits(wallet.region, funds.wsId)
    const credit = funds.isPaused ? 0 : spendableNow(funds, now)
    const activeLines = Object.entries(stored?.data.taken ?? {}).filter(([, { endsBy }]) => endsBy > now)
    if (activeLines.some(([, line]) => line.caller.some((name) => caller.includes(name))))
      throw new AppError('resource-exhausted', 'callUnderWay')
    const linesOf = (network: string) =>
      activeLines.filter(([, line]) => line.networks.includes(network)).length
    const isCrowded = networks.some(
      (network, width) => linesOf(network) >= maxLinesOf(width, maxConcurrentCalls),
    )
    if (activeLines.length >= maxConcurrentCalls || isCrowded)
      throw new AppError('resource-exhausted', 'linesBusy')
    const left = activeLines.reduce((rest, [, { units }]) => rest - units, credit)
    const seconds = affordableSeconds(costWithin(left, factor))
    if (seconds < shortestCallSeconds) throw new AppError('out-of-credits', 'chatNotAvailableNow')
    const endsBy = now + (seconds + graceSeconds) * 1000
    const ownLine = { units: chargeFor(maxUnits(seconds), factor), endsBy, caller, networks }
    const lines = { taken: Object.fromEntries([...activeLines, [attempt, ownLine]]) }
    const writes = new Writes(wallet.region)
    if (stored) writes.update(pathOf(wallet), lines, stored.version)
    else writes.create(pathOf(wallet), lines)
    await writes.commitUnchanged()
    return { seconds, endsBy, factor }
  })
}

function maxLinesOf(width: number, lines: number): number {
  return Math.max(1, Math.floor(lines * (maxShares[width] ?? 1)))
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
  const path = `${walletPath}/lines/taken`
  const stored = await readDocument(region, path, linesSchema)
  const activeLines = Object.entries(stored?.data.taken ?? {}).filter(([, { endsBy }]) => endsBy > now)
  const lines = { taken: Object.fromEntries(activeLines) }
  if (stored) writes.update(path, lines, stored.version)
  else writes.create(path, lines)
  return activeLines.reduce((sum, [, { units }]) => sum + units, 0)
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

/** Frees the line of a call that is paid, or that was never made. */
export async function freeLine(wallet: WalletRef, attempt: string): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(wallet.region, pathOf(wallet), linesSchema)
    if (!stored?.data.taken[attempt]) return
    const { [attempt]: _, ...taken } = stored.data.taken
    await new Writes(wallet.region).update(pathOf(wallet), { taken }, stored.version).commit()
  })
}

const pathOf = ({ wallet }: WalletRef) => `${paths.wallet(wallet)}/lines/taken`
