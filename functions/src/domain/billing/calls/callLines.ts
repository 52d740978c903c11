import { chargeFor, costWithin } from '../../../shared/agencies/clientTerms.ts'
import { paths } from '../../../shared/paths.ts'
import { lendableNow } from '../../../shared/billing/monthlyLimit.ts'
import { Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readLimits } from '../readLimits.ts'
import { readWallet, type WalletRef } from '../credits/moveWallet.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readCoveredUse } from '../overage/readCoveredUse.ts'
import { readFactors } from '../terms/readFactors.ts'
import { graceMs, heldLines, heldUntil, linesPathOf, readLines, type HeldLine } from './callHolds.ts'
import { affordableSeconds, maxUnits, minCallSeconds } from './priceCall.ts'

/**
 * The share of the lines that a caller's network (/24 of IPv4, /48 of IPv6) and its provider (/32 of IPv6) may
 * hold, so that one stranger with many IPs leaves lines to others. Each may hold at least one.
 */
const maxShares = [0.5, 0.75] as const

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
 * is lent, and what other calls may still cost, is not available. Throws AppError 'out-of-credits' or 'resource-exhausted'.
 */
export async function claimCallLine(
  wallet: WalletRef,
  { attempt, caller, networks }: LineRequest,
  now: number,
): Promise<Line> {
  return untilUnchanged(async () => {
    const [stored, { path, data: funds, version }, { calls: factor }] = await Promise.all([
      readLines(wallet.region, paths.wallet(wallet.wallet)),
      readWallet(wallet),
      readFactors(wallet),
    ])
    const writes = new Writes(wallet.region)
    // An organisation's calls count under the plan of its workspace.
    const { maxConcurrentCalls } = await readLimits(wallet.region, funds.wsId)
    const covered = await readCoveredUse(wallet.region, funds, now, writes)
    const credit = funds.isPaused ? 0 : lendableNow(funds, now, covered)
    const held = heldLines(stored, now)
    const activeLines = held.filter(([, { endsBy }]) => endsBy > now)
    if (activeLines.some(([, line]) => line.caller.some((name) => caller.includes(name))))
      throw new AppError('resource-exhausted', 'callUnderWay')
    const linesOf = (network: string) =>
      activeLines.filter(([, line]) => line.networks.includes(network)).length
    const isCrowded = networks.some(
      (network, width) => linesOf(network) >= maxLinesOf(width, maxConcurrentCalls),
    )
    if (activeLines.length >= maxConcurrentCalls || isCrowded)
      throw new AppError('resource-exhausted', 'linesBusy')
    const left = held.reduce((rest, [, { units }]) => rest - units, credit)
    const seconds = affordableSeconds(costWithin(left, factor))
    if (seconds < minCallSeconds) throw new AppError('out-of-credits', 'chatNotAvailableNow')
    const endsBy = now + seconds * 1000 + graceMs
    const units = chargeFor(maxUnits(seconds), factor)
    const ownLine: HeldLine = { units, at: now, endsBy, caller, networks }
    const lines = { taken: Object.fromEntries([...held, [attempt, ownLine]]) }
    if (stored) writes.update(stored.path, lines, stored.version)
    else writes.create(linesPathOf(path), lines)
    // A lease that is taken at the same time has not left this credit.
    writes.update(path, { callsUntil: Math.max(funds.callsUntil ?? 0, heldUntil(endsBy)) }, version)
    await writes.commitUnchanged()
    return { seconds, endsBy, factor }
  })
}

function maxLinesOf(width: number, lines: number): number {
  return Math.max(1, Math.floor(lines * (maxShares[width] ?? 1)))
}

/** Frees the line of a call that is paid, or that was never made. */
export async function freeLine(wallet: WalletRef, attempt: string): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readLines(wallet.region, paths.wallet(wallet.wallet))
    if (!stored?.data.taken[attempt]) return
    const { [attempt]: _, ...taken } = stored.data.taken
    await new Writes(wallet.region).update(stored.path, { taken }, stored.version).commit()
  })
}
