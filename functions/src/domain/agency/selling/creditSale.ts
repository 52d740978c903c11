import { saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema, type Wallet } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import type { VendorPayment } from '../../billing/payments/Payments.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { nameOfSale } from './openSale.ts'
import type { SellingPorts } from './Sellers.ts'

/**
 * Delivers the credit of a paid sale once; a request, an event and a sweep may call this at the same time.
 * All changes are one commit:
 * - The organisation receives the units, less its debt to the workspace, which the workspace receives.
 * - If the units are no longer set aside, the workspace gives them again.
 * - If it has too few, or the organisation was deleted meanwhile, the organisation receives none: the sale is
 *   marked, and the owner is told to return the money.
 */
export async function creditSale(
  ports: Pick<SellingPorts, 'now' | 'notifyOwner'>,
  region: Region,
  path: string,
  { id: paymentId, receiptUrl }: VendorPayment,
): Promise<void> {
  const undelivered = await untilUnchanged(async () => {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored) throw new Error('A sale was deleted during its payment')
    const sale = stored.data
    if (sale.state === 'succeeded') return undefined
    const [workspace, organisation] = await Promise.all([
      readWallet(workspaceWallet({ region, workspaceId: sale.workspaceId })),
      readDocument(region, paths.walletOfOrg(sale.orgId), walletSchema),
    ])
    const isMissing = !sale.isHeld && workspace.data.balance < sale.units
    const isUndelivered = !organisation || organisation.data.isClosed === true || isMissing
    const writes = new Writes(region)
    writes.update(
      path,
      {
        state: 'succeeded',
        isHeld: false,
        isUndelivered,
        paymentId,
        receiptUrl,
        failureCode: '',
        failure: '',
      },
      stored.version,
    )
    const repaid = isUndelivered ? 0 : Math.min(organisation.data.debt, sale.units)
    if (!isUndelivered) deliver(writes, sale, organisation, repaid, paymentId, ports.now())
    const due = isUndelivered ? (sale.isHeld ? sale.units : 0) : repaid - (sale.isHeld ? 0 : sale.units)
    if (due !== 0) settleWithWorkspace(writes, sale, workspace, due, ports.now())
    await writes.commitUnchanged()
    return isUndelivered ? sale : undefined
  })
  if (!undelivered) return
  const name = nameOfSale(undelivered)
  console.error('A paid sale could not be delivered', { sale: name })
  await runIsolated('Notifying of an undelivered sale', name, () =>
    ports.notifyOwner(region, undelivered.workspaceId, 'saleUndelivered', `undelivered-${name}`),
  )
}

function deliver(
  writes: Writes,
  sale: Sale,
  wallet: Stored<Wallet>,
  repaid: number,
  paymentId: string,
  now: number,
): void {
  const amount = sale.units - repaid
  moveWallet(
    writes,
    wallet,
    { balance: amount, leased: 0, debt: -repaid },
    `pi:${sale.accountId}:${paymentId}`,
    {
      ...ledgerEntry('sale', amount, sale.attemptId, wallet.data.seq + 1, now, 'stripe'),
      ...(repaid > 0 && { debt: -repaid }),
    },
  )
}

/** `due`: the units that the workspace receives, or gives if they are negative. */
function settleWithWorkspace(
  writes: Writes,
  sale: Sale,
  wallet: Stored<Wallet>,
  due: number,
  now: number,
): void {
  const { debt } = wallet.data
  const repaid = Math.max(0, Math.min(debt, due))
  const by = { balance: due - repaid, debt: -repaid }
  moveWallet(writes, wallet, { ...by, leased: 0 }, `${nameOfSale(sale)}:paid`, {
    ...ledgerEntry('sale', by.balance, sale.orgId, wallet.data.seq + 1, now, 'stripe'),
    ...(by.debt !== 0 && { debt: by.debt }),
  })
}
