import { saleSchema, type OrgBilling, type Sale } from '../../../../shared/agencies/seller.ts'
import type { SellerPlanPrice } from '../../../../shared/agencies/sellerPlan.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import { ignoreExists } from '../../../billing/credits/moveWallet.ts'
import { creditSale } from '../creditSale.ts'
import { failSale } from '../failSale.ts'
import { newSale, recordSale, termsOfPlan, type NewSale } from '../recordSale.ts'
import { notifyOfRefusal } from '../refusedSales.ts'
import type { SubscriptionInvoice } from '../sellers/SellerSubscriptions.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { findSaleOfInvoice, findSaleOfSubscription, isPaymentOfPlan, readPlanPrice } from './planSales.ts'

/** Credit that waits for the payment of a month returns to the workspace after this time. */
export const maxHoldMs = dayMs

/**
 * Applies the present state of an invoice to the sale of its month. Credit is set aside while the payment
 * service prepares the charge, delivered once when it is paid, and returned when it never will be. Invoices
 * of subscriptions that were not sold here, and lines whose price was not created here, deliver nothing.
 */
export async function applyInvoice(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
  invoice: SubscriptionInvoice,
): Promise<void> {
  const existing = await findSaleOfInvoice(region, customer, invoice.id)
  if (existing?.data.state === 'succeeded') return
  // The first month is the sale of its page, which names the invoice as soon as the page is complete.
  if (!existing && invoice.isFirst) return
  if (invoice.state === 'void') {
    if (existing) await failSale(ports, region, existing.path, endOf(existing.data, 'void'))
  } else if (invoice.state === 'paid') await creditMonth(ports, region, customer, invoice, existing)
  else if (!existing && ports.now() - invoice.at < maxHoldMs)
    await holdMonth(ports, region, customer, invoice)
}

/** Returns how an unpaid sale of a plan ends. */
export function endOf({ paymentId }: Sale, failureCode: string) {
  return { paymentId, failureCode, failure: '' as const }
}

async function creditMonth(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
  invoice: SubscriptionInvoice,
  existing: Stored<Sale> | undefined,
): Promise<void> {
  const paid = await paymentOf(ports, customer, invoice)
  if (!paid) return
  ports.faults('after-pay')
  const sale = existing ?? (await recordMonth(ports, region, customer, invoice))
  if (!sale) return
  ports.faults('after-reserve')
  await creditSale(ports, region, sale.path, { ...paid, receiptUrl: invoice.url })
  const credited = await readDocument(region, sale.path, saleSchema)
  // The credit was not there beforehand, and the owner has to know that they owe it.
  if (!sale.data.isHeld && credited && (await isInDebt(region, credited.data)))
    await notifyOfRefusal(ports, region, customer.workspaceId)
}

/**
 * Returns what was paid for a month: nothing for one that a promotion code of the agency made free, which is
 * delivered as well. Undefined for a payment that is not one of a plan.
 */
async function paymentOf(
  ports: SellingPorts,
  customer: OrgBilling,
  { id, paymentId, isFree }: SubscriptionInvoice,
) {
  if (isFree) return { id, received: 0, fee: 0 }
  if (!paymentId) return undefined
  const payment = await ports.sellers().account(customer.accountId).readPayment(paymentId)
  return isPaymentOfPlan(customer, payment)
    ? { id: payment.id, received: payment.received, fee: payment.fee }
    : undefined
}

/** Records a paid month for which no credit was set aside; undefined for one that was not sold here. */
async function recordMonth(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
  invoice: SubscriptionInvoice,
): Promise<Stored<Sale> | undefined> {
  const month = await monthOf(region, customer, invoice)
  if (!month) return undefined
  const path = paths.sale(customer.orgId, month.attemptId)
  const sale = newSale(month, { isHeld: false, at: invoice.at })
  await ignoreExists(new Writes(region).create(path, { ...sale }).commit())
  return readDocument(region, path, saleSchema)
}

/** Sets credit aside for a month that will be charged soon, if the workspace has it. */
async function holdMonth(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
  invoice: SubscriptionInvoice,
): Promise<void> {
  const month = await monthOf(region, customer, invoice)
  if (!month) return
  if (!(await recordSale(ports, region, month))) await notifyOfRefusal(ports, region, customer.workspaceId)
}

async function monthOf(
  region: Region,
  customer: OrgBilling,
  { id, subscriptionId, priceIds }: SubscriptionInvoice,
): Promise<NewSale | undefined> {
  const sold = await findSaleOfSubscription(region, customer, subscriptionId)
  if (!sold) return undefined
  const found = await findPrice(region, customer, priceIds)
  if (!found) return undefined
  return {
    customer,
    terms: { ...termsOfPlan(found.priceId, found.price), subscriptionId: '', invoiceId: id },
    attemptId: `in-${id}`,
    description: sold.data.description,
    by: 'system',
  }
}

async function findPrice(
  region: Region,
  { accountId }: OrgBilling,
  priceIds: readonly string[],
): Promise<{ priceId: string; price: SellerPlanPrice } | undefined> {
  for (const priceId of priceIds) {
    const price = await readPlanPrice(region, accountId, priceId)
    if (price) return { priceId, price }
  }
  return undefined
}

async function isInDebt(region: Region, { owed, workspaceId }: Sale): Promise<boolean> {
  if (owed > 0) return true
  return ((await readDocument(region, paths.walletOf(workspaceId), walletSchema))?.data.debt ?? 0) > 0
}
