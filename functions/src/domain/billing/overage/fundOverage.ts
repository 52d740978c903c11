import {
  organisationOfWallet,
  walletOfOverage,
  walletSchema,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { freeCredit, readCostOfRunningCalls } from '../calls/callHolds.ts'
import { ledgerEntry, moveWallet, type WalletRef } from '../credits/moveWallet.ts'
import type { Need } from './CreditBook.ts'
import { roomOfOverage } from './lendableOverage.ts'

/** The answers that one movement pays for, while the workspace has plenty. */
const answersPerMovement = 50

/** Returns the wallet from which the agency pays for the organisation of a wallet; undefined for others. */
export function overageWallet({ region, wallet }: WalletRef): WalletRef | undefined {
  const orgId = organisationOfWallet(wallet)
  return orgId === undefined ? undefined : { region, wallet: walletOfOverage(orgId) }
}

/**
 * Moves credit from a workspace's wallet to the wallet from which it pays for an organisation without credit.
 * Returns whether that wallet can lend at least `least`. The limits of the month are never exceeded, and
 * what is not used returns (`returnOverage`).
 */
export async function fundOverage(ref: WalletRef, { wanted, least }: Need, now: number): Promise<boolean> {
  const { region } = ref
  return untilUnchanged(async () => {
    const overage = await readDocument(region, paths.wallet(ref.wallet), walletSchema)
    if (!overage || overage.data.isPaused) return false
    const { orgId, wsId, balance, seq, callsUntil = 0 } = overage.data
    const [organisation, workspace] = await Promise.all(
      [paths.walletOfOrg(orgId), paths.walletOf(wsId)].map((path) =>
        readDocument(region, path, walletSchema),
      ),
    )
    if (!organisation || !workspace) return false
    const writes = new Writes(region)
    // What running calls may still cost is for them alone.
    const held = callsUntil > now ? await readCostOfRunningCalls(writes, region, overage.path, now) : 0
    const usable = balance - held
    const room = roomOfOverage(overage.data, organisation.data, now) - held
    if (Math.min(usable, room) >= wanted) return true
    // A workspace pays what it owes before it pays for others.
    const free = workspace.data.debt > 0 ? 0 : await freeCredit(writes, region, workspace, now)
    const block = Math.max(wanted - usable, Math.min(wanted * answersPerMovement, Math.floor(free / 10)))
    const amount = Math.max(0, Math.min(block, room - usable, free))
    if (Math.min(usable + amount, room) < least) return false
    if (amount === 0) return true
    const key = `over:${orgId}:${seq}`
    moveWallet(
      writes,
      workspace,
      { balance: -amount, leased: 0 },
      key,
      ledgerEntry('overage', -amount, orgId, workspace.data.seq + 1, now, 'system'),
    )
    moveWallet(
      writes,
      overage,
      { balance: amount, leased: 0 },
      key,
      ledgerEntry('overage', amount, wsId, seq + 1, now, 'system'),
    )
    await writes.commitUnchanged()
    return true
  })
}

/** Returns whether an agency has chosen to pay for the use of an organisation without credit. */
export async function isOverageOn({ region, wallet }: WalletRef): Promise<boolean> {
  const overage = await readDocument(region, paths.wallet(wallet), walletSchema)
  return overage !== undefined && overage.data.isPaused !== true
}

/** Returns whether an agency would pay now for the use of an organisation without credit; a hint for screens. */
export async function canFundOverage(region: Region, orgId: string, now: number): Promise<boolean> {
  const overage = await readOpenOverage(region, orgId, now)
  if (!overage) return false
  if (overage.balance > 0) return true
  const workspace = await readDocument(region, paths.walletOf(overage.wsId), walletSchema)
  return workspace !== undefined && canPayForOthers(workspace.data)
}

/**
 * Returns the wallet from which an agency pays for an organisation without credit; undefined when it has not
 * chosen that, and at the limit of the month.
 */
export async function readOpenOverage(
  region: Region,
  orgId: string,
  now: number,
): Promise<Wallet | undefined> {
  const [overage, organisation] = await Promise.all(
    [paths.walletOfOverage(orgId), paths.walletOfOrg(orgId)].map((path) =>
      readDocument(region, path, walletSchema),
    ),
  )
  const isOpen = overage && organisation && roomOfOverage(overage.data, organisation.data, now) > 0
  return isOpen ? overage.data : undefined
}

/** Returns whether a workspace has credit for the use of its organisations: it pays what it owes first. */
export function canPayForOthers({ debt, balance }: Pick<Wallet, 'debt' | 'balance'>): boolean {
  return debt === 0 && balance > 0
}
