import { minuteMs } from '../../../shared/durations.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Factors } from '../../../shared/agencies/clientTerms.ts'
import { lendableNow } from '../../../shared/billing/monthlyLimit.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { leaseSchema, type UsageRow, type Wallet } from '../../../shared/billing/wallet.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readHoldOfCalls } from '../calls/callHolds.ts'
import { lendableOverage } from '../overage/lendableOverage.ts'
import { readCoveredUse } from '../overage/readCoveredUse.ts'
import { readFactors } from '../terms/readFactors.ts'
import {
  ignoreExists,
  ledgerEntry,
  moveWallet,
  readWallet,
  shareOf,
  unitsSpent,
  type WalletRef,
} from './moveWallet.ts'

/** A turn must be over before its lease expires, or its receipt could name a settled lease. */
export const maxTurnMs = 120_000
/**
 * The time during which a lease may pay.
 * @internal Exported for tests.
 */
export const leaseMs = 10 * minuteMs
/**
 * The lifetime of a tight lease. It may hold most of a small wallet: when its instance dies, no other can use
 * that credit before the lease expires.
 * @internal Exported for tests.
 */
export const tightLeaseMs = maxTurnMs + 30_000
/** The time after the end of a lease before another instance may settle it. */
export const leaseGraceMs = minuteMs

export interface Borrowed {
  id: string
  granted: number
  /** The price that clients have paid for the granted credit, in micro-dollars. */
  worth: number
  /** The factors by which a client pays more than its use costs, as long as this lease lasts. */
  factors: Factors
  expiresAt: number
}

/**
 * Lends credit to this instance, within the monthly limit of an organisation. What running calls may have
 * cost stays. Returns the total that is lent when no more can be.
 */
export async function borrow(
  ref: WalletRef,
  choose: (balance: number, factors: Factors) => { amount: number; tight: boolean },
  now: number,
): Promise<Borrowed | { leased: number }> {
  return untilUnchanged(async () => {
    const [wallet, factors] = await Promise.all([readWallet(ref), readFactors(ref)])
    if (wallet.data.isPaused) return { leased: 0 }
    const writes = new Writes(ref.region)
    const lendable = await readLendable(writes, ref.region, wallet, now)
    const { amount: granted, tight } = choose(lendable, factors)
    if (granted <= 0) return { leased: wallet.data.leased }
    const worth = shareOf(wallet.data.worth, granted, wallet.data.balance)
    const id = randomIdentifier(16)
    const expiresAt = now + (tight ? tightLeaseMs : leaseMs)
    writes.create(`${wallet.path}/leases/${id}`, {
      granted,
      worth,
      state: 'open',
      consumed: 0,
      at: now,
      expiresAt,
    })
    moveWallet(
      writes,
      wallet,
      { balance: -granted, leased: granted },
      `lease:${id}`,
      ledgerEntry('lease', -granted, id, wallet.data.seq + 1, now, 'system'),
    )
    await writes.commitUnchanged()
    return { id, granted, worth, factors, expiresAt }
  })
}

/** Returns the units that can be lent, within the limit of the month and without what running calls hold. */
async function readLendable(
  writes: Writes,
  region: Region,
  wallet: Stored<Wallet>,
  now: number,
): Promise<number> {
  const { data } = wallet
  const lendable =
    data.owner === 'overage'
      ? await lendableOverage(region, data, now, writes)
      : lendableNow(data, now, await readCoveredUse(region, data, now, writes))
  return Math.max(0, lendable - (await readHoldOfCalls(writes, region, wallet, now)))
}

/** Closes a lease and returns what its receipts did not consume. Only the first call has an effect. */
export async function settleLease(
  ref: WalletRef,
  lease: { id: string; granted: number },
  rows: UsageRow[],
  now: number,
): Promise<void> {
  const consumed = rows.reduce((sum, row) => sum + row.amount, 0)
  if (consumed > lease.granted) throw new Error(`Lease ${lease.id} has consumed more than it was granted`)
  await untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    const open = await readDocument(ref.region, `${wallet.path}/leases/${lease.id}`, leaseSchema)
    if (open?.data.state !== 'open') return
    const rest = lease.granted - consumed
    const paid = rows.reduce((sum, { price = 0 }) => sum + price, 0)
    const writes = new Writes(ref.region)
    writes.update(open.path, { state: 'settled', consumed }, open.version)
    if (rows.length > 0)
      writes.create(`${wallet.path}/usage/${lease.id}`, {
        lease: lease.id,
        at: now,
        amount: consumed,
        position: unitsSpent(wallet.data),
        rows,
      })
    moveWallet(
      writes,
      wallet,
      {
        balance: rest,
        leased: -lease.granted,
        worth: open.data.worth - paid,
        ...(rows.length > 0 && { counts: { rows } }),
      },
      `sweep:${lease.id}`,
      ledgerEntry('sweep', rest, lease.id, wallet.data.seq + 1, now, 'system'),
    )
    await ignoreExists(writes.commit())
  })
}
