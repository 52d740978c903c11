import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  ledgerEntrySchema,
  walletSchema,
  type LedgerEntry,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { holdLines } from '../calls/callLines.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ledgerEntry, moveWallet, readWallet, type WalletRef } from './moveWallet.ts'

export interface Movement {
  /** The ledger entry's id, so that the same movement happens once. */
  key: string
  type: LedgerEntry['type']
  /** Units, not negative. */
  amount: number
  /** What it was for. */
  ref: string
  actor: string
}

/**
 * Adds credit that was bought or given; a debt is paid from it first. `alongside` adds what has to happen in
 * the same commit. Returns false when this movement was made before; then nothing happens, alongside neither.
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

/** Takes credit back that was bought with money which was returned. What is spent already becomes a debt. */
export async function takeCreditBack(ref: WalletRef, movement: Movement, now: number): Promise<boolean> {
  return moveOnce(
    ref,
    movement,
    now,
    async () => {},
    ({ balance }) => {
      const taken = Math.min(balance, movement.amount)
      return { balance: -taken, debt: movement.amount - taken }
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
}

/**
 * Moves credit between two wallets of a region in one commit, once for each id. Returns false where the
 * source has too little. Fails with `already-exists` when the same id was used for other numbers.
 */
export async function transferCredit(
  region: Region,
  { from, to, amount, id, actor }: Transfer,
  now: number,
): Promise<boolean> {
  const key = `tr:${id}`
  return untilUnchanged(async () => {
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
    const writes = new Writes(region)
    // What calls may still cost stays where it is.
    const held = await holdLines(writes, region, source.path, now)
    if (source.data.balance < amount || source.data.balance + source.data.leased < amount + held) return false
    moveWallet(
      writes,
      source,
      { balance: -amount, leased: 0 },
      key,
      ledgerEntry('transfer', -amount, target.path, source.data.seq + 1, now, actor),
    )
    // As with credit that is bought: a debt is paid from it first.
    const repaid = Math.min(target.data.debt, amount)
    const received = ledgerEntry('transfer', amount - repaid, source.path, target.data.seq + 1, now, actor)
    moveWallet(writes, target, { balance: amount - repaid, leased: 0, debt: -repaid }, key, {
      ...received,
      ...(repaid > 0 && { debt: -repaid }),
    })
    await writes.commitUnchanged()
    return true
  })
}

/** One movement under one key, whatever the wallet looks like by then. */
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
    // The entry says what the balance did; what went to or came from the debt is the rest of the amount.
    moveWallet(writes, wallet, { ...by, leased: 0 }, key, {
      ...ledgerEntry(type, by.balance, reason, wallet.data.seq + 1, now, actor),
      ...(by.debt !== 0 && { debt: by.debt }),
    })
    // Where somebody else was faster, with the same movement or with another one, one looks again.
    await writes.commitUnchanged()
    return true
  })
}
