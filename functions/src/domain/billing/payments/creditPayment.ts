import {
  autoRechargeSchema,
  purchaseSchema,
  type PaymentAccountKey,
  type Purchase,
} from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { addCredit } from '../credits/moveCredit.ts'
import { workspaceWallet } from '../credits/moveWallet.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import type { VendorPayment } from './Payments.ts'

/**
 * Adds the credit of a payment once, whether the purchase, an event or reconciliation finds out first. The
 * price recorded before the payment decides the credit and must equal the received amount. Returns whether
 * this call added it.
 */
export async function creditPayment(
  ports: Pick<BillingPorts, 'now'>,
  region: Region,
  account: PaymentAccountKey,
  payment: VendorPayment,
): Promise<boolean> {
  const purchase =
    payment.purchase &&
    (await readDocument(
      region,
      paths.purchase(payment.purchase.workspaceId, payment.purchase.attemptId),
      purchaseSchema,
    ))
  if (!purchase) throw new Error(`Payment ${payment.id} belongs to no purchase`)
  requireSame(purchase.data, account, payment)
  const { workspaceId, units, attemptId } = purchase.data
  const credit = {
    key: `pi:${account}:${payment.id}`,
    type: 'payment' as const,
    amount: units,
    ref: attemptId,
    actor: 'stripe',
  }
  return addCredit(
    workspaceWallet({ region, workspaceId }),
    credit,
    (writes) => noteSuccess(writes, region, purchase.path, payment.id),
    ports.now(),
  )
}

/** Adds the writes that belong to the credit. Reads the purchase again for every try of the commit. */
async function noteSuccess(writes: Writes, region: Region, path: string, paymentId: string): Promise<void> {
  const purchase = await readDocument(region, path, purchaseSchema)
  if (!purchase) throw new Error('A purchase was deleted during its payment')
  const { workspaceId, kind } = purchase.data
  writes.update(path, { state: 'succeeded', paymentId, failureCode: '', failure: '' }, purchase.version)
  writes.update(paths.workspace(workspaceId), { hasEverPaid: true })
  if (kind === 'autoRecharge') await endRecharge(writes, region, purchase)
}

/** Ends the recharge attempt with its credit, so that the next one can start. */
async function endRecharge(writes: Writes, region: Region, { data }: Stored<Purchase>): Promise<void> {
  const recharge = await readDocument(region, paths.autoRecharge(data.workspaceId), autoRechargeSchema)
  if (recharge?.data.state === 'charging' && data.attemptId === `ar-${recharge.data.seq}`) {
    writes.update(recharge.path, { state: 'idle', failures: 0, nextTryAt: 0, reason: '' }, recharge.version)
  }
}

function requireSame(purchase: Purchase, account: PaymentAccountKey, payment: VendorPayment): void {
  const isSame =
    purchase.account === account &&
    purchase.customerId === payment.customerId &&
    purchase.currency === payment.currency &&
    purchase.total === payment.received
  if (!isSame) throw new Error(`Payment ${payment.id} differs from purchase ${purchase.attemptId}`)
}
