import { saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import {
  ledgerEntry,
  moveWallet,
  readWallet,
  shareOf,
  workspaceWallet,
} from '../../billing/credits/moveWallet.ts'
import type { VendorReturn } from '../../billing/payments/Payments.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { boughtOf, worthOf } from './moveDelivery.ts'
import { nameOfSale } from './recordSale.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/**
 * Applies the present refunds and lost disputes of a sale, in proportion to the returned money and at most
 * the credit that was sold: unspent credit returns to the workspace, and spent credit becomes a debt of the
 * organisation. What the workspace still owes of the sale is cancelled first. A return that failed later is
 * undone in the same way.
 */
export async function returnSale(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  path: string,
  returns: readonly VendorReturn[],
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, saleSchema)
    if (stored?.data.state !== 'succeeded') return
    const { total, units: sold, returned, refunded, isUndelivered } = stored.data
    const money = Math.min(total, returnedMoney(returns))
    if (isUndelivered) {
      // No credit was moved for it.
      if (money !== refunded)
        await new Writes(region).update(path, { refunded: money }, stored.version).commit()
      return
    }
    const units = shareOf(sold, money, total) - returned
    if (units !== 0) await move(ports, region, stored, { units, cents: money - refunded })
  })
}

function returnedMoney(returns: readonly VendorReturn[]): number {
  return returns.reduce((sum, { amount, state }) => (state === 'succeeded' ? sum + amount : sum), 0)
}

/**
 * Moves units from the organisation to the workspace, or back if they are negative, in one commit. `cents`:
 * the returned money, which the month counts.
 */
async function move(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  { path, data: sale, version }: Stored<Sale>,
  { units, cents }: { units: number; cents: number },
): Promise<void> {
  const { orgId, workspaceId } = sale
  const [workspace, organisation] = await Promise.all([
    readWallet(workspaceWallet({ region, workspaceId })),
    readDocument(region, paths.walletOfOrg(orgId), walletSchema),
  ])
  if (!organisation || organisation.data.isClosed) return
  const now = ports.now()
  const key = `${nameOfSale(sale)}:returned:${sale.returnSeq}`
  const writes = new Writes(region)
  const cancelled = Math.max(0, Math.min(sale.owed, units))
  writes.update(
    path,
    {
      returned: sale.returned + units,
      refunded: sale.refunded + cents,
      returnSeq: sale.returnSeq + 1,
      owed: sale.owed - cancelled,
    },
    version,
  )
  const given = changeBy(organisation.data, cancelled - units)
  const counts = { returned: units, refunded: cents }
  const bought = given.balance > 0 ? boughtOf(sale, given.balance) : given.balance
  if (given.balance !== 0 || given.debt !== 0)
    moveWallet(writes, organisation, { ...given, leased: 0, worth: worthBack(), bought, counts }, key, {
      ...ledgerEntry('refund', given.balance, sale.attemptId, organisation.data.seq + 1, now, 'stripe'),
      ...(given.debt !== 0 && { debt: given.debt }),
    })
  else countInMonth(writes, organisation.data, now, counts)
  // What the organisation owes has been spent, so the workspace receives it when it is repaid.
  const received = changeBy(workspace.data, -given.balance)
  if (received.balance !== 0 || received.debt !== 0)
    moveWallet(writes, workspace, { ...received, leased: 0 }, key, {
      ...ledgerEntry('refund', received.balance, orgId, workspace.data.seq + 1, now, 'stripe'),
      ...(received.debt !== 0 && { debt: received.debt }),
    })
  await writes.commitUnchanged()

  /** Returns the change of what was paid for the balance: the money goes with the credit. */
  function worthBack(): number {
    const money = worthOf(sale, Math.abs(given.balance))
    return given.balance > 0 ? money : -Math.min(money, organisation?.data.worth ?? 0)
  }
}

/** Returns how a wallet changes by units: incoming ones repay its debt first, missing ones become a debt. */
function changeBy({ balance, debt }: { balance: number; debt: number }, units: number) {
  if (units >= 0) {
    const repaid = Math.min(debt, units)
    return { balance: units - repaid, debt: -repaid }
  }
  const reclaimed = Math.min(balance, -units)
  return { balance: -reclaimed, debt: -units - reclaimed }
}
