import { Conflict, type Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { paths } from '../../../shared/paths.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  walletOfWorkspace,
  walletSchema,
  type LedgerEntry,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
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

/** Throws AppError 'out-of-credits' when there is no wallet. */
export async function readWallet(ref: WalletRef): Promise<Stored<Wallet>> {
  const wallet = await readDocument(ref.region, paths.wallet(ref.wallet), walletSchema)
  if (!wallet) throw new AppError('out-of-credits')
  return wallet
}

/**
 * Changes a wallet; no other function does. Every movement is a ledger entry whose id is its idempotency key.
 * It is committed with the balance, so the sum of the ledger always equals the balance.
 */
export function moveWallet(
  writes: Writes,
  wallet: Stored<Wallet>,
  by: { balance: number; leased: number; debt?: number },
  key: string,
  entry: LedgerEntry,
): void {
  const { filled } = wallet.data
  const isFilled = entry.amount > 0 && entry.type !== 'sweep'
  writes.create(`${wallet.path}/ledger/${key}`, isFilled ? { ...entry, position: filled } : entry)
  const next = {
    balance: wallet.data.balance + by.balance,
    leased: wallet.data.leased + by.leased,
    debt: wallet.data.debt + (by.debt ?? 0),
    filled: isFilled ? filled + entry.amount : filled,
    seq: wallet.data.seq + 1,
  }
  const left = creditLeft(next)
  const high = isFilled ? left : wallet.data.high
  const level = creditLevel(left, high)
  if (!Number.isSafeInteger(next.balance) || next.balance < 0 || next.leased < 0 || next.debt < 0)
    throw new Error('A movement would make the balance of a wallet invalid')
  // A notice about a twentieth replaces the one about a fifth.
  const isUntold = level > wallet.data.level || (wallet.data.isUntold && level > 0)
  writes.update(wallet.path, { ...next, high, level, isUntold }, wallet.version)
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
