import { saleSchema } from '../../../../shared/agencies/seller.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../../billing/credits/moveWallet.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { freeCredit } from '../../../billing/calls/callHolds.ts'
import { boughtOf, worthOf } from '../moveDelivery.ts'
import { nameOfSale } from '../recordSale.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'

/**
 * Delivers credit of a paid month that the workspace did not have, as far as it has it now. Its own debt is
 * repaid before that. The organisation's debt to the workspace is settled with the same units.
 */
export async function deliverOwed(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  path: string,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored || stored.data.owed === 0) return
    const sale = stored.data
    const { orgId, workspaceId, owed, returnSeq } = sale
    const [workspace, organisation] = await Promise.all([
      readWallet(workspaceWallet({ region, workspaceId })),
      readDocument(region, paths.walletOfOrg(orgId), walletSchema),
    ])
    const writes = new Writes(region)
    if (!organisation || organisation.data.isClosed) {
      await writes.update(path, { owed: 0 }, stored.version).commit()
      return
    }
    const now = ports.now()
    const free = await freeCredit(writes, region, workspace, now)
    const amount = workspace.data.debt > 0 ? 0 : Math.min(owed, free)
    if (amount === 0) return
    const key = `${nameOfSale(sale)}:owed:${returnSeq}`
    writes.update(path, { owed: owed - amount, returnSeq: returnSeq + 1 }, stored.version)
    const repaid = Math.min(organisation.data.debt, amount)
    const received = amount - repaid
    const worth = worthOf(sale, received)
    const bought = boughtOf(sale, received)
    moveWallet(writes, organisation, { balance: received, leased: 0, debt: -repaid, worth, bought }, key, {
      ...ledgerEntry('sale', received, sale.attemptId, organisation.data.seq + 1, now, 'system'),
      ...(repaid > 0 && { debt: -repaid }),
    })
    if (received > 0)
      moveWallet(
        writes,
        workspace,
        { balance: -received, leased: 0 },
        key,
        ledgerEntry('sale', -received, orgId, workspace.data.seq + 1, now, 'system'),
      )
    await writes.commitUnchanged()
  })
}
