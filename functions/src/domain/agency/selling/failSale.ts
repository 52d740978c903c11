import { saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { nameOfSale } from './recordSale.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** Ends a sale without a payment: its credit returns to the workspace, once. */
export async function failSale(
  ports: Pick<SellingPorts, 'now'>,
  region: Region,
  path: string,
  outcome: Pick<Sale, 'paymentId' | 'failureCode' | 'failure'>,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored?.data.isHeld) return
    const { orgId, workspaceId, units } = stored.data
    const wallet = await readWallet(workspaceWallet({ region, workspaceId }))
    const repaid = Math.min(wallet.data.debt, units)
    const writes = new Writes(region)
    writes.update(path, { ...outcome, state: 'failed', isHeld: false }, stored.version)
    moveWallet(
      writes,
      wallet,
      { balance: units - repaid, leased: 0, debt: -repaid },
      `${nameOfSale(stored.data)}:back`,
      {
        ...ledgerEntry('sale', units - repaid, orgId, wallet.data.seq + 1, ports.now(), 'stripe'),
        ...(repaid > 0 && { debt: -repaid }),
      },
    )
    await writes.commitUnchanged()
  })
}

/** Stores that a payment is under way. A later result is not overwritten. */
export async function storeSaleState(
  region: Region,
  path: string,
  next: { state: 'action' | 'created'; paymentId: string },
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored?.data.isHeld) return
    const { state, paymentId } = stored.data
    if (state === next.state && paymentId === next.paymentId) return
    await new Writes(region).update(path, next, stored.version).commit()
  })
}
