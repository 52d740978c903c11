import { z } from 'zod'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import {
  callSchema,
  leaseSchema,
  ledgerEntrySchema,
  walletSchema,
  type Call,
  type LedgerEntry,
  type UsageRow,
  type Wallet,
} from '../../shared/wallet.ts'
import { AppError } from '../AppError.ts'
import { randomIdentifier } from '../identifiers.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { creditLevel } from './creditLevel.ts'

/**
 * The only module that writes wallets. Every movement is a ledger entry whose id is its idempotency key,
 * committed with the balance it changes, so the ledger's sum is the balance at every moment (INV-1).
 */
export interface WalletRef {
  region: Region
  workspaceId: string
}

/** Time during which a lease may pay, and the pause after it before anyone else may settle it. */
export const leaseMs = 10 * 60_000
export const leaseGraceMs = 60_000

/** A new wallet with its welcome grant, if it has one, as part of a bigger commit. */
export function addWallet(writes: Writes, ref: WalletRef, grant: number, now: number) {
  const path = paths.walletOf(ref.workspaceId)
  const hasGrant = grant > 0
  const wallet: Wallet = {
    owner: 'ws',
    wsId: ref.workspaceId,
    orgId: '',
    balance: grant,
    leased: 0,
    debt: 0,
    filled: grant,
    high: grant,
    level: 0,
    isUntold: false,
    seq: hasGrant ? 1 : 0,
  }
  writes.create(path, wallet)
  if (hasGrant)
    writes.create(`${path}/ledger/free:${ref.workspaceId}`, {
      ...entry('free', grant, ref.workspaceId, 1, now, 'system'),
      position: 0,
    })
}

/** Adds or takes credit by hand. The same `key` again changes nothing. */
export async function adjustWallet(
  ref: WalletRef,
  key: string,
  amount: number,
  actor: string,
  now: number,
): Promise<void> {
  await untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    if (wallet.data.balance + amount < 0) throw new AppError('out-of-credits')
    const writes = new Writes(ref.region)
    move(
      writes,
      wallet,
      { balance: amount, leased: 0 },
      `adj:${key}`,
      entry('adjustment', amount, key, wallet.data.seq + 1, now, actor),
    )
    await ignoreExists(writes.commit())
  })
}

export interface Borrowed {
  id: string
  granted: number
  expiresAt: number
}

/** Lends credit to this instance. Answers what is there when nothing can be lent. */
export async function borrow(
  ref: WalletRef,
  choose: (balance: number) => number,
  now: number,
): Promise<Borrowed | { leased: number }> {
  return untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    const granted = choose(wallet.data.balance)
    if (granted <= 0) return { leased: wallet.data.leased }
    const id = randomIdentifier(16)
    const expiresAt = now + leaseMs
    const writes = new Writes(ref.region)
    writes.create(`${wallet.path}/leases/${id}`, { granted, state: 'open', consumed: 0, at: now, expiresAt })
    move(
      writes,
      wallet,
      { balance: -granted, leased: granted },
      `lease:${id}`,
      entry('lease', -granted, id, wallet.data.seq + 1, now, 'system'),
    )
    await writes.commit()
    return { id, granted, expiresAt }
  })
}

/** Closes a lease: what its receipts did not consume goes back. Only the first to do it has an effect. */
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
    const writes = new Writes(ref.region)
    writes.update(open.path, { state: 'settled', consumed }, open.version)
    if (rows.length > 0)
      writes.create(`${wallet.path}/usage/${lease.id}`, {
        lease: lease.id,
        at: now,
        amount: consumed,
        position: takenFrom(wallet.data),
        rows,
      })
    move(
      writes,
      wallet,
      { balance: rest, leased: -lease.granted },
      `sweep:${lease.id}`,
      entry('sweep', rest, lease.id, wallet.data.seq + 1, now, 'system'),
    )
    await ignoreExists(writes.commit())
  })
}

/** Notes that a call has begun which is to be paid. */
export async function openCall(
  ref: WalletRef,
  id: string,
  call: Pick<Call, 'agentId' | 'conversationId' | 'at' | 'endsBy' | 'attempt'>,
): Promise<void> {
  await new Writes(ref.region)
    .create(callPath(ref, id), { ...call, state: 'open', cost: 0, paid: 0 })
    .commit()
}

/** A call that was noted; undefined when there is none of that id. */
export function readCall(ref: WalletRef, id: string): Promise<Stored<Call> | undefined> {
  return readDocument(ref.region, callPath(ref, id), callSchema)
}

/**
 * Takes what a call has cost, once however often it is asked, with its row for the reports and its part in
 * the sum of the conversation. Credit that is lent out comes back soon, so a balance that is too small is
 * `unavailable`, unless the call `isLate`: then what the balance cannot pay is left out. Returns what was
 * paid; undefined when it was before.
 */
export async function chargeCall(
  ref: WalletRef,
  id: string,
  bill: { cost: number; rule: string; isLate: boolean },
  now: number,
): Promise<number | undefined> {
  return untilUnchanged(async () => {
    const [wallet, call] = await Promise.all([readWallet(ref), readCall(ref, id)])
    if (call?.data.state !== 'open') return undefined
    const { agentId, conversationId } = call.data
    const paid = Math.min(bill.cost, wallet.data.balance)
    if (paid < bill.cost && wallet.data.leased > 0 && !bill.isLate) throw new AppError('unavailable')
    const conversation = await readDocument(
      ref.region,
      paths.conversation(agentId, conversationId),
      z.object({ costUnits: z.int() }),
    )
    const row: UsageRow = {
      messageId: '',
      conversationId,
      agentId,
      at: now,
      amount: paid,
      model: 'call',
      inputTokens: 0,
      outputTokens: 0,
      rule: bill.rule,
    }
    const writes = new Writes(ref.region)
    writes.update(call.path, { state: 'settled', cost: bill.cost, paid }, call.version)
    writes.create(`${wallet.path}/usage/call:${id}`, {
      lease: `call:${id}`,
      at: now,
      amount: paid,
      position: takenFrom(wallet.data),
      rows: [row],
    })
    if (conversation)
      writes.update(
        conversation.path,
        { costUnits: conversation.data.costUnits + paid },
        conversation.version,
      )
    move(
      writes,
      wallet,
      { balance: -paid, leased: 0 },
      `call:${id}`,
      entry('call', -paid, id, wallet.data.seq + 1, now, 'system'),
    )
    await ignoreExists(writes.commit())
    return paid
  })
}

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
    if (source.data.balance < amount) return false
    const writes = new Writes(region)
    move(
      writes,
      source,
      { balance: -amount, leased: 0 },
      key,
      entry('transfer', -amount, target.path, source.data.seq + 1, now, actor),
    )
    // As with credit that is bought: a debt is paid from it first.
    const repaid = Math.min(target.data.debt, amount)
    const received = entry('transfer', amount - repaid, source.path, target.data.seq + 1, now, actor)
    move(writes, target, { balance: amount - repaid, leased: 0, debt: -repaid }, key, {
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
    move(writes, wallet, { ...by, leased: 0 }, key, {
      ...entry(type, by.balance, reason, wallet.data.seq + 1, now, actor),
      ...(by.debt !== 0 && { debt: by.debt }),
    })
    // Where somebody else was faster, with the same movement or with another one, one looks again.
    await writes.commitUnchanged()
    return true
  })
}

function callPath(ref: WalletRef, id: string): string {
  return `${paths.walletOf(ref.workspaceId)}/calls/${id}`
}

/** How much was ever taken. What an open lease has spent counts once it is settled. */
function takenFrom({ filled, balance, leased }: Wallet): number {
  return filled - balance - leased
}

async function readWallet(ref: WalletRef): Promise<Stored<Wallet>> {
  const wallet = await readDocument(ref.region, paths.walletOf(ref.workspaceId), walletSchema)
  if (!wallet) throw new AppError('out-of-credits')
  return wallet
}

function move(
  writes: Writes,
  wallet: Stored<Wallet>,
  by: { balance: number; leased: number; debt?: number },
  key: string,
  ledgerEntry: LedgerEntry,
) {
  const { filled } = wallet.data
  const isFilled = ledgerEntry.amount > 0 && ledgerEntry.type !== 'sweep'
  writes.create(`${wallet.path}/ledger/${key}`, isFilled ? { ...ledgerEntry, position: filled } : ledgerEntry)
  const next = {
    balance: wallet.data.balance + by.balance,
    leased: wallet.data.leased + by.leased,
    debt: wallet.data.debt + (by.debt ?? 0),
    filled: isFilled ? filled + ledgerEntry.amount : filled,
    seq: wallet.data.seq + 1,
  }
  const left = next.balance + next.leased
  const high = isFilled ? left : wallet.data.high
  const level = creditLevel(left, high)
  if (!Number.isSafeInteger(next.balance) || next.balance < 0 || next.leased < 0 || next.debt < 0)
    throw new Error('A wallet would become impossible')
  // Whoever is told of a twentieth need not hear of the fifth as well.
  const isUntold = level > wallet.data.level || (wallet.data.isUntold && level > 0)
  writes.update(wallet.path, { ...next, high, level, isUntold }, wallet.version)
}

/** The owner knows how low it is. */
export async function markTold(region: Region, { path, version }: Stored<Wallet>): Promise<void> {
  await new Writes(region)
    .update(path, { isUntold: false }, version)
    .commit()
    .catch((error: unknown) => {
      // It has moved meanwhile: looked at again the next time.
      if (!(error instanceof Conflict)) throw error
    })
}

function entry(
  type: LedgerEntry['type'],
  amount: number,
  ref: string,
  seq: number,
  at: number,
  actor: string,
): LedgerEntry {
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
