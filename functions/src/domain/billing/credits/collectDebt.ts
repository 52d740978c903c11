import { paths } from '../../../shared/paths.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import { ledgerEntrySchema, walletOfWorkspace, walletSchema } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import { readCostOfRunningCalls } from '../calls/callHolds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ledgerEntry, moveWallet } from './moveWallet.ts'

/**
 * Takes what a workspace owes for a refund from the wallets of its organisations: credit that was moved to
 * them must not survive the refund. `key`: the refund's ledger entry. Each wallet pays once per refund.
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
    missing -= await collectFrom({ region, from, to, key: `${key}:${data.orgId}`, missing }, now)
    if (missing <= 0) return
  }
}

interface Collection {
  region: Region
  /** Paths of the wallets. */
  from: string
  to: string
  key: string
  missing: number
}

/** Returns the units that the wallet has paid, now or before under the same key. */
async function collectFrom({ region, from, to, key, missing }: Collection, now: number): Promise<number> {
  return untilUnchanged(async () => {
    const [payer, workspace, earlier] = await Promise.all([
      readDocument(region, from, walletSchema),
      readDocument(region, to, walletSchema),
      readDocument(region, `${from}/ledger/${key}`, ledgerEntrySchema),
    ])
    if (earlier) return -earlier.data.amount
    if (!payer || !workspace) return 0
    const writes = new Writes(region)
    // The credit that running calls may still cost stays.
    const held = await readCostOfRunningCalls(writes, region, from, now)
    const free = Math.min(payer.data.balance, creditLeft(payer.data) - held)
    const amount = Math.min(missing, workspace.data.debt, free)
    if (amount <= 0) return 0
    const payersEntry = ledgerEntry('transfer', -amount, to, payer.data.seq + 1, now, 'system')
    moveWallet(writes, payer, { balance: -amount, leased: 0 }, key, payersEntry)
    const repaid = ledgerEntry('transfer', 0, from, workspace.data.seq + 1, now, 'system')
    moveWallet(writes, workspace, { balance: 0, leased: 0, debt: -amount }, key, { ...repaid, debt: -amount })
    await writes.commitUnchanged()
    return amount
  })
}
