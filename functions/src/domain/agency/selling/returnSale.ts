import { saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { ledgerEntrySchema, walletSchema, type LedgerEntry } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import type { ReturnTruth } from '../../billing/payments/Payments.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { SellingPorts } from './Sellers.ts'

/**
 * Applies refunds and lost disputes of a sale, each once and in proportion to the returned money: unspent
 * credit returns to the workspace, and spent credit becomes a debt of the organisation. A return that failed
 * is undone. Together the returns take at most the credit that was sold.
 */
export async function returnSale(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  path: string,
  returns: readonly ReturnTruth[],
): Promise<void> {
  for (const found of returns.toSorted((one, other) => one.id.localeCompare(other.id)))
    if (found.state !== 'pending') await applyReturn(ports, region, path, found, returns)
}

async function applyReturn(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  path: string,
  { id, amount, state }: ReturnTruth,
  all: readonly ReturnTruth[],
): Promise<void> {
  await untilUnchanged(async () => {
    const sale = (await readDocument(region, path, saleSchema))?.data
    if (sale?.state !== 'succeeded' || sale.isUndelivered) return
    const entries = await readReturns(region, sale, all)
    const taken = entries.get(id)
    if (state === 'failed')
      return taken && !entries.has(`${id}:failed`)
        ? move(ports, region, sale, `${id}:failed`, -unitsOf(taken))
        : undefined
    if (taken) return
    const earlier = [...entries.values()].reduce((sum, entry) => sum + unitsOf(entry), 0)
    const share = Number((BigInt(sale.units) * BigInt(amount)) / BigInt(sale.total))
    const units = Math.min(sale.units - earlier, share)
    if (units > 0) await move(ports, region, sale, id, units)
  })
}

/** The units that an entry of the organisation's wallet has taken; negative for a return that was undone. */
function unitsOf({ amount, debt = 0 }: LedgerEntry): number {
  return debt - amount
}

function keyOf(sale: Sale, name: string): string {
  return `refund:${sale.accountId}:${name}`
}

/** Returns the entries of the returns that were applied, by the return's id, and by `{id}:failed` if undone. */
async function readReturns(
  region: Region,
  sale: Sale,
  all: readonly ReturnTruth[],
): Promise<Map<string, LedgerEntry>> {
  const names = all.flatMap(({ id }) => [id, `${id}:failed`])
  const found = await Promise.all(
    names.map((name) =>
      readDocument(region, `${paths.walletOfOrg(sale.orgId)}/ledger/${keyOf(sale, name)}`, ledgerEntrySchema),
    ),
  )
  return new Map(found.flatMap((entry, index) => (entry ? [[names[index] ?? '', entry.data] as const] : [])))
}

/** Moves units from the organisation to the workspace, or back if they are negative, in one commit. */
async function move(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  sale: Sale,
  name: string,
  units: number,
): Promise<void> {
  const { orgId, workspaceId } = sale
  const [workspace, organisation] = await Promise.all([
    readWallet(workspaceWallet({ region, workspaceId })),
    readDocument(region, paths.walletOfOrg(orgId), walletSchema),
  ])
  if (!organisation || organisation.data.isClosed) return
  const now = ports.now()
  const key = keyOf(sale, name)
  const writes = new Writes(region)
  const given = changeBy(organisation.data, -units)
  moveWallet(writes, organisation, { ...given, leased: 0 }, key, {
    ...ledgerEntry('refund', given.balance, sale.attemptId, organisation.data.seq + 1, now, 'stripe'),
    ...(given.debt !== 0 && { debt: given.debt }),
  })
  // What the organisation owes has been spent, so the workspace receives it when it is repaid.
  const received = changeBy(workspace.data, -given.balance)
  if (received.balance !== 0 || received.debt !== 0)
    moveWallet(writes, workspace, { ...received, leased: 0 }, key, {
      ...ledgerEntry('refund', received.balance, orgId, workspace.data.seq + 1, now, 'stripe'),
      ...(received.debt !== 0 && { debt: received.debt }),
    })
  await writes.commitUnchanged()
}

/** Returns how a wallet changes by units: incoming ones repay its debt first, missing ones become a debt. */
function changeBy({ balance, debt }: { balance: number; debt: number }, units: number) {
  if (units >= 0) {
    const repaid = Math.min(debt, units)
    return { balance: units - repaid, debt: -repaid }
  }
  const taken = Math.min(balance, -units)
  return { balance: -taken, debt: -units - taken }
}
