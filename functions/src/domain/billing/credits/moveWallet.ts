import { Conflict, type Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { paths } from '../../../shared/paths.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import { usedInMonthOf } from '../../../shared/billing/monthlyLimit.ts'
import { monthOf } from '../../../shared/billing/months.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  walletOfWorkspace,
  walletSchema,
  type LedgerEntry,
  type UsageRow,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { countInMonth, type MonthCounts } from './countInMonth.ts'
import { creditLevel } from './creditLevel.ts'

/** A wallet: the document `wallets/{wallet}`, `ws_…` of a workspace or `org_…` of an organisation. */
export interface WalletRef {
  region: Region
  /** The document's id. */
  wallet: string
}

/** Returns the wallet of a workspace itself. */
export function workspaceWallet({ region, workspaceId }: { region: Region; workspaceId: string }): WalletRef {
  return { region, wallet: walletOfWorkspace(workspaceId) }
}

/** Returns the units that were ever spent. The spending of an open lease counts once it is settled. */
export function unitsSpent({ filled, balance, leased }: Wallet): number {
  return filled - balance - leased
}

/**
 * Returns what clients have paid for a part of some credit, in micro-dollars, rounded down: the prices of all
 * parts never exceed what was paid.
 */
export function shareOf(worth: number, units: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(worth) * BigInt(units)) / BigInt(of))
}

/** Throws AppError 'out-of-credits' when there is no wallet. */
export async function readWallet(ref: WalletRef): Promise<Stored<Wallet>> {
  const wallet = await readDocument(ref.region, paths.wallet(ref.wallet), walletSchema)
  if (!wallet) throw new AppError('out-of-credits')
  return wallet
}

interface WalletChange {
  balance: number
  leased: number
  debt?: number
  worth?: number
  bought?: number
  counts?: MonthCounts
}

/**
 * Changes a wallet; no other function does. Every movement is a ledger entry whose id is its idempotency key.
 * It is committed with the balance, so the sum of the ledger always equals the balance. `by.worth`: what
 * clients have paid for incoming credit, in micro-dollars; outgoing credit takes its share by default.
 * `by.bought`: the units that a client has bought, or that were returned of those.
 * `by.counts`: what the month of an organisation counts.
 */
export function moveWallet(
  writes: Writes,
  wallet: Stored<Wallet>,
  by: WalletChange,
  key: string,
  entry: LedgerEntry,
): void {
  const { owner, filled } = wallet.data
  const { isIncoming, isTopUp, isLending, isOverage } = kindOf(entry, by)
  writes.create(`${wallet.path}/ledger/${key}`, isIncoming ? { ...entry, position: filled } : entry)
  const next = balancesAfter(wallet.data, by, isIncoming ? entry.amount : 0)
  const isClients = owner !== 'ws'
  const rows = by.counts?.rows ?? []
  const monthUse = isClients && rows.length > 0 ? withUse(wallet.data, rows, entry.at) : {}
  const rest = owner === 'overage' && isOverage ? { restAt: by.balance > 0 ? entry.at : 0 } : {}
  const notice = noticeAfter(wallet.data, creditLeft(next), isTopUp)
  writes.update(wallet.path, { ...next, ...monthUse, ...rest, ...notice }, wallet.version)
  if (isClients && !isLending && !isOverage) countInMonth(writes, wallet.data, entry.at, by.counts)
  noteMarkup(writes, wallet.data, rows)
}

/** Returns what a movement means for its wallet, by the type of its entry. */
function kindOf({ amount, type }: LedgerEntry, { counts }: WalletChange) {
  // The rest of a lease came in before it was lent.
  const isIncoming = amount > 0 && type !== 'sweep'
  const isOverage = type === 'overage'
  return {
    isIncoming,
    isOverage,
    // Credit that is moved for the use of a client is no top-up, and causes no notice.
    isTopUp: isIncoming && !isOverage && type !== 'markup',
    // A lease and its return without receipts change nothing that a month shows.
    isLending: type === 'lease' || (type === 'sweep' && !counts),
  }
}

/** Returns the numbers of a wallet after a change. Throws when one of them would be invalid. */
function balancesAfter(
  { balance, leased, debt, filled, worth, bought, seq }: Wallet,
  by: WalletChange,
  incoming: number,
) {
  const outgoing = Math.max(0, -by.balance)
  const left = { balance: balance + by.balance, leased: leased + by.leased }
  const next = {
    ...left,
    debt: debt + (by.debt ?? 0),
    filled: filled + incoming,
    worth: worth + (by.worth ?? -shareOf(worth, outgoing, balance)),
    bought: Math.min(Math.max(0, bought + (by.bought ?? 0)), creditLeft(left)),
    seq: seq + 1,
  }
  const isValid =
    Number.isSafeInteger(next.balance) &&
    next.balance >= 0 &&
    next.leased >= 0 &&
    next.debt >= 0 &&
    next.worth >= 0
  if (!isValid) throw new Error('A movement would make the balance of a wallet invalid')
  return next
}

/** Returns the fields by which people are notified of low credit, of which `left` units remain. */
function noticeAfter(wallet: Wallet, left: number, isTopUp: boolean) {
  const high = isTopUp ? left : wallet.high
  const level = wallet.owner === 'overage' ? 0 : creditLevel(left, high)
  // A notice about a twentieth replaces the one about a fifth.
  return { high, level, isUntold: level > wallet.level || (wallet.isUntold && level > 0) }
}

/**
 * Notes what returns to the workspace, because a client has paid more than its use costs. Adds without
 * reading, so it never conflicts; `returnMarkup` moves it.
 */
function noteMarkup(writes: Writes, { orgId, wsId }: Wallet, rows: readonly UsageRow[]): void {
  const due = rows.reduce((sum, { markup = 0 }) => sum + markup, 0)
  if (due > 0) writes.increment(paths.clientTerms(orgId), { due }, { orgId, workspaceId: wsId })
}

/** Returns the fields of an organisation's use in the month of a time, with further receipts. */
function withUse(
  wallet: Wallet,
  rows: readonly UsageRow[],
  at: number,
): Pick<Wallet, 'month' | 'usedInMonth'> {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { month: monthOf(at), usedInMonth: usedInMonthOf(wallet, at) + amount }
}

/** Returns an entry as it is stored; `amount` in units, `at` in milliseconds. */
export function ledgerEntry(
  type: LedgerEntry['type'],
  amount: number,
  ref: string,
  seq: number,
  at: number,
  actor: string,
): LedgerEntry {
  return { amount, unit: 'credit', type, ref, seq, at, actor }
}

/** Ignores that the idempotency key exists: the movement happened before, which is what the caller wanted. */
export async function ignoreExists(commit: Promise<unknown>): Promise<void> {
  try {
    await commit
  } catch (error) {
    if (!(error instanceof Conflict) || error.kind !== 'exists') throw error
  }
}
