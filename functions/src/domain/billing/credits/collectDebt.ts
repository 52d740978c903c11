import { paths } from '../../../shared/paths.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import {
  ledgerEntrySchema,
  walletOfWorkspace,
  walletSchema,
  type Wallet,
} from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import { readCostOfRunningCalls } from '../calls/callHolds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ledgerEntry, moveWallet } from './moveWallet.ts'

/**
 * Takes what a workspace owes for a refund from credit that it has given to its organisations: given credit
 * must not survive the refund of the payment that bought it. Credit that a client has bought stays theirs,
 * and what is missing then stays the workspace's debt. `key`: the refund's ledger entry. Each wallet pays
 * once per refund.
 */
export async function collectDebt(
  { region, workspaceId }: { region: Region; workspaceId: string },
  key: string,
  now: number,
): Promise<void> {
  const to = paths.wallet(walletOfWorkspace(workspaceId))
  const refund = await readDocument(region, `${to}/ledger/${key}`, ledgerEntrySchema)
  let missing = refund?.data.debt ?? 0
  if (missing <= 0) return
  const wallets = readPages(region, paths.wallets, walletSchema, (query) =>
    query.where('wsId', '==', workspaceId),
  )
  for await (const { path: from, data } of wallets) {
    if (data.owner !== 'org') continue
    missing -= await collectFrom({ region, from, to, refund: key, orgId: data.orgId, missing }, now)
    if (missing <= 0) return
  }
}

interface Collection {
  region: Region
  /** Paths of the wallets. */
  from: string
  to: string
  /** The key of the refund's ledger entry. */
  refund: string
  orgId: string
  missing: number
}

/**
 * Returns the units that the wallet has paid, now or before for the same refund. Both ledgers have an entry
 * that says why: that of the organisation names the refund, and that of the workspace the organisation.
 */
async function collectFrom(
  { region, from, to, refund, orgId, missing }: Collection,
  now: number,
): Promise<number> {
  const key = `${refund}:${orgId}`
  return untilUnchanged(async () => {
    const [payer, workspace, earlier] = await Promise.all([
      readDocument(region, from, walletSchema),
      readDocument(region, to, walletSchema),
      readDocument(region, `${from}/ledger/${key}`, ledgerEntrySchema),
    ])
    if (earlier) return -earlier.data.amount
    if (!payer || !workspace) return 0
    const writes = new Writes(region)
    const held = await readCostOfRunningCalls(writes, region, from, now)
    const amount = Math.min(missing, workspace.data.debt, givenCredit(payer.data, held))
    if (amount <= 0) return 0
    const payersEntry = ledgerEntry('collected', -amount, refund, payer.data.seq + 1, now, 'system')
    // What was paid for bought credit stays with it.
    moveWallet(writes, payer, { balance: -amount, leased: 0, worth: 0 }, key, payersEntry)
    const repaid = ledgerEntry('collected', 0, from, workspace.data.seq + 1, now, 'system')
    moveWallet(writes, workspace, { balance: 0, leased: 0, debt: -amount }, key, { ...repaid, debt: -amount })
    await writes.commitUnchanged()
    return amount
  })
}

/** Returns the units that no client has bought, without what leases and running calls may still use of them. */
function givenCredit(wallet: Wallet, held: number): number {
  return Math.min(wallet.balance, creditLeft(wallet) - held) - wallet.bought
}
