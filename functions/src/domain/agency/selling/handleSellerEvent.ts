import { saleSchema } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { VendorPayment } from '../../billing/payments/Payments.ts'
import { findSaleOfPayment } from './plans/planSales.ts'
import { syncPlanOfCustomer } from './plans/syncOrganisationPlan.ts'
import { returnSale } from './returnSale.ts'
import type { SellerEvent } from './sellers/Sellers.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'
import { readSellerOwner, refreshSeller, saveSeller, type SellerOwner } from './sellerDocuments.ts'
import { applySale, isPaymentOf } from './settleSale.ts'

const accountEvents: readonly string[] = ['account.updated', 'capability.updated']

/**
 * Handles an event of an agency's account by reading the present state: events come twice, late and out of
 * order. The account decides whose data it may change, whatever the event names. Throws every failure, so
 * that the payment service repeats the event; accounts that are not ours are ignored.
 */
export async function handleSellerEvent(ports: SellingPorts, event: SellerEvent): Promise<void> {
  const owner = await readSellerOwner(event.accountId)
  if (!owner) return
  const { region, workspaceId } = owner
  if (event.type === 'account.application.deauthorized') {
    await saveSeller(region, workspaceId, { state: 'gone', checkedAt: ports.now() })
    return
  }
  if (accountEvents.includes(event.type)) await refreshSeller(ports, region, workspaceId)
  if (event.customerId) await syncPlanOfCustomer(ports, region, event.accountId, event.customerId)
  if (event.paymentId) await applyPaymentOf(ports, owner, event.accountId, event.paymentId)
}

/** Applies the present state of a payment to its sale: the result, and money that was returned. */
export async function applyPaymentOf(
  ports: SellingPorts,
  owner: SellerOwner,
  accountId: string,
  paymentId: string,
): Promise<void> {
  const account = ports.sellers().account(accountId)
  const payment = await account.readPayment(paymentId)
  const path = await findSale(owner, accountId, payment)
  if (path && payment.state === 'succeeded')
    await returnSale(ports, owner.region, path, await account.listReturns(payment.id))

  async function findSale({ region, workspaceId }: SellerOwner, id: string, { sale }: VendorPayment) {
    // The stored payment comes first: the agency can write anything into the metadata of its payments.
    const stored =
      (await findSaleOfPayment(region, id, payment.id)) ??
      (sale && (await readDocument(region, paths.sale(sale.orgId, sale.attemptId), saleSchema)))
    if (stored?.data.workspaceId !== workspaceId || stored.data.accountId !== id) return undefined
    // A month of a plan is credited by its invoice.
    if (stored.data.priceId) return stored.data.paymentId === payment.id ? stored.path : undefined
    if (!isPaymentOf(stored.data, payment)) return undefined
    if (stored.data.state !== 'succeeded') await applySale(ports, region, stored.path, stored.data, payment)
    return stored.path
  }
}
