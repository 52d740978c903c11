import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import {
  ledgerEntrySchema,
  walletSchema,
  type LedgerEntry,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readCostOfRunningCalls } from '../calls/callHolds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ledgerEntry, moveWallet, readWallet, type WalletRef } from './moveWallet.ts'

export interface Movement {
  /** The ledger entry's id, so that the same movement happens once. */
  key: string
  type: LedgerEntry['type']
  /** Units, not negative. */
  amount: number
  /** The reason: the id of an invoice, a purchase or another object. */
  ref: string
  actor: string
}

/**
 * Adds credit that was bought or granted; it pays a debt first. `alongside` adds writes to the same commit.
 * Returns false and writes nothing when this movement was made before.
 */
export async function addCredit(
  ref: WalletRef,
  movement: Movement,
  alongside: (writes: Writes) => Promise<void>,
  now: number,
): Promise<boolean> {
  return moveOnce(ref, movement, now, alongside, ({ debt }) => {
    const repaid = Math.min(debt, movement.amount)
    return { balance: movement.amount - repaid, debt: -repaid }
  })
}

/** Takes credit back after a refund. Credit that is already spent becomes a debt. */
export async function reclaimCredit(ref: WalletRef, movement: Movement, now: number): Promise<boolean> {
  return moveOnce(
    ref,
    movement,
    now,
    async () => {},
    ({ balance }) => {
      const moved = Math.min(balance, movement.amount)
      return { balance: -moved, debt: movement.amount - moved }
    },
  )
}

export interface Transfer {
  /** Paths of the wallets. */
  from: string
  to: string
  amount: number
  id: string
  actor: string
  /** Adds to the commit that the person who moves it may still do so. */
  hold?: (writes: Writes) => Promise<unknown>
}

/**
 * Moves credit between two wallets of a region in one commit, once for each id. Returns false when the source
 * has too little. Throws AppError 'already-exists' when the id was used for other values.
 */
export async function transferCredit(
  region: Region,
  { from, to, amount, id, actor, hold }: Transfer,
  now: number,
): Promise<boolean> {
  const key = `tr:${id}`
  return untilUnchanged(async () => {
    const writes = new Writes(region)
    await hold?.(writes)
    const [source, target] = await Promise.all(
      [from, to].map((path) => readDocument(region, path, walletSchema)),
    )
    if (!source || !target) throw new AppError('not-found')
    const earlier = await readDocument(region, `${source.path}/ledger/${key}`, ledgerEntrySchema)
    if (earlier) {
      if (earlier.data.amount !== -amount || earlier.data.ref !== target.path)
        throw new AppError('already-exists')
      return true
    }
    if (target.data.isClosed) throw new AppError('not-found')
    // The credit that running calls may still cost stays in the source.
    const held = await readCostOfRunningCalls(writes, region, source.path, now)
    // A workspace pays what it owes before it gives credit to others.
    if (source.data.owner === 'ws' && source.data.debt > 0) return false
    if (source.data.balance < amount || creditLeft(source.data) < amount + held) return false
    moveWallet(
      writes,
      source,
      { balance: -amount, leased: 0 },
      key,
      ledgerEntry('transfer', -amount, target.path, source.data.seq + 1, now, actor),
    )
    // As with bought credit, a workspace's debt is paid first. An organisation owes the workspace itself,
    // which gives this credit in addition.
    const repaid = target.data.owner === 'org' ? 0 : Math.min(target.data.debt, amount)
    const received = ledgerEntry('transfer', amount - repaid, source.path, target.data.seq + 1, now, actor)
    moveWallet(writes, target, { balance: amount - repaid, leased: 0, debt: -repaid }, key, {
      ...received,
      ...(repaid > 0 && { debt: -repaid }),
    })
    await writes.commitUnchanged()
    return true
  })
}

/** Makes one movement per key and decides its amounts from the wallet's present state. */
async function moveOnce(
  ref: WalletRef,
  { key, type, ref: reason, actor }: Movement,
  now: number,
  alongside: (writes: Writes) => Promise<void>,
  change: (wallet: Wallet) => { balance: number; debt: number },
): Promise<boolean> {
  return untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    if (await readDocument(ref.region, `${wallet.path}/ledger/${key}`, ledgerEntrySchema)) return false
    const by = change(wallet.data)
    const writes = new Writes(ref.region)
    await alongside(writes)
    // The entry has the change of the balance; the rest of the amount paid or made a debt.
    moveWallet(writes, wallet, { ...by, leased: 0 }, key, {
      ...ledgerEntry(type, by.balance, reason, wallet.data.seq + 1, now, actor),
      ...(by.debt !== 0 && { debt: by.debt }),
    })
    // After a conflict the wallet is read again: it may have this movement or another one.
    await writes.commitUnchanged()
    return true
  })
}
