import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { leaseSchema, walletSchema, type LedgerEntry, type UsageRow, type Wallet } from '../../shared/wallet.ts'
import { AppError } from '../AppError.ts'
import { randomIdentifier } from '../identifiers.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

/**
 * The only module that writes wallets. Every movement is a ledger entry whose id is its idempotency key, committed
 * with the balance it changes, so the ledger's sum is the balance at every moment (INV-1).
 */
export interface WalletRef {
  region: Region
  workspaceId: string
}

/** Time during which a lease may pay, and the pause after it before anyone else may settle it. */
export const leaseMs = 10 * 60_000
export const leaseGraceMs = 60_000

/** A new wallet with its welcome grant, as part of a bigger commit. */
export function addWallet(writes: Writes, ref: WalletRef, grant: number, now: number) {
  const path = paths.walletOf(ref.workspaceId)
  const wallet: Wallet = { owner: 'ws', wsId: ref.workspaceId, orgId: '', balance: grant, leased: 0, usdMinor: 0, debt: 0, seq: 1 }
  writes.create(path, wallet)
  writes.create(`${path}/ledger/free:${ref.workspaceId}`, entry('free', grant, ref.workspaceId, 1, now, 'system'))
}

/** Adds or takes credit by hand. The same `key` again changes nothing. */
export async function adjustWallet(ref: WalletRef, key: string, amount: number, actor: string, now: number): Promise<void> {
  await untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    if (wallet.data.balance + amount < 0) throw new AppError('out-of-credits')
    const writes = new Writes(ref.region)
    move(writes, wallet, { balance: amount, leased: 0 }, `adj:${key}`, entry('adjustment', amount, key, wallet.data.seq + 1, now, actor))
    await ignoreExists(writes.commit())
  })
}

export interface Borrowed {
  id: string
  granted: number
  expiresAt: number
}

/** Lends credit to this instance. Answers what is there when nothing can be lent. */
export async function borrow(ref: WalletRef, choose: (balance: number) => number, now: number): Promise<Borrowed | { leased: number }> {
  return untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    const granted = choose(wallet.data.balance)
    if (granted <= 0) return { leased: wallet.data.leased }
    const id = randomIdentifier(16)
    const expiresAt = now + leaseMs
    const writes = new Writes(ref.region)
    writes.create(`${wallet.path}/leases/${id}`, { granted, state: 'open', consumed: 0, at: now, expiresAt })
    move(writes, wallet, { balance: -granted, leased: granted }, `lease:${id}`, entry('lease', -granted, id, wallet.data.seq + 1, now, 'system'))
    await writes.commit()
    return { id, granted, expiresAt }
  })
}

/** Closes a lease: what its receipts did not consume goes back. Only the first to do it has an effect. */
export async function settleLease(ref: WalletRef, lease: { id: string; granted: number }, rows: UsageRow[], now: number): Promise<void> {
  const consumed = rows.reduce((sum, row) => sum + row.amount, 0)
  if (consumed > lease.granted) throw new Error(`Lease ${lease.id} has consumed more than it was granted`)
  await untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    const open = await readDocument(ref.region, `${wallet.path}/leases/${lease.id}`, leaseSchema)
    if (open?.data.state !== 'open') return
    const rest = lease.granted - consumed
    const writes = new Writes(ref.region)
    writes.update(open.path, { state: 'settled', consumed }, open.version)
    if (rows.length > 0) writes.create(`${wallet.path}/usage/${lease.id}`, { lease: lease.id, at: now, amount: consumed, rows })
    move(writes, wallet, { balance: rest, leased: -lease.granted }, `sweep:${lease.id}`, entry('sweep', rest, lease.id, wallet.data.seq + 1, now, 'system'))
    await ignoreExists(writes.commit())
  })
}

async function readWallet(ref: WalletRef): Promise<Stored<Wallet>> {
  const wallet = await readDocument(ref.region, paths.walletOf(ref.workspaceId), walletSchema)
  if (!wallet) throw new AppError('out-of-credits')
  return wallet
}

function move(writes: Writes, wallet: Stored<Wallet>, by: { balance: number; leased: number }, key: string, ledgerEntry: LedgerEntry) {
  writes.create(`${wallet.path}/ledger/${key}`, ledgerEntry)
  const next = {
    balance: wallet.data.balance + by.balance,
    leased: wallet.data.leased + by.leased,
    seq: wallet.data.seq + 1,
  }
  if (!Number.isSafeInteger(next.balance) || next.balance < 0 || next.leased < 0) throw new Error('A wallet would become impossible')
  writes.update(wallet.path, next, wallet.version)
}

function entry(type: LedgerEntry['type'], amount: number, ref: string, seq: number, at: number, actor: string): LedgerEntry {
  return { amount, unit: 'credit', type, ref, seq, at, actor }
}

/** The idempotency key was there: the movement happened before, which is what the caller wanted. */
async function ignoreExists(commit: Promise<unknown>): Promise<void> {
  try {
    await commit
  } catch (error) {
    if (!(error instanceof Conflict) || error.kind !== 'exists') throw error
  }
}
