import { feeOf, saleSchema, type OrgBilling, type Sale } from '../../../../shared/agencies/seller.ts'
import { planPriceSchema, type SellerPlanPrice } from '../../../../shared/agencies/sellerPlan.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument, readQuery, type Stored } from '../../../../store/documents.ts'
import type { VendorPayment } from '../../../billing/payments/Payments.ts'

type Customer = Pick<OrgBilling, 'orgId' | 'accountId' | 'customerId'>

/** Returns the undecided sales of an organisation that wait on the payment service's page for plans. */
export async function findCheckouts(region: Region, { orgId, accountId }: Customer): Promise<Stored<Sale>[]> {
  const open = await readQuery(region, paths.sales, saleSchema, (query) =>
    query.where('orgId', '==', orgId).where('isHeld', '==', true).limit(20),
  )
  return open.filter(({ data }) => data.sessionId !== '' && data.accountId === accountId && !data.invoiceId)
}

/** Returns the sale of a month by its invoice; undefined before it was recorded. */
export function findSaleOfInvoice(
  region: Region,
  customer: Customer,
  invoiceId: string,
): Promise<Stored<Sale> | undefined> {
  return findSale(region, customer, 'invoiceId', invoiceId)
}

/** Returns the sale that a subscription of an organisation was sold by; undefined for any other one. */
export function findSaleOfSubscription(
  region: Region,
  customer: Customer,
  subscriptionId: string,
): Promise<Stored<Sale> | undefined> {
  return findSale(region, customer, 'subscriptionId', subscriptionId)
}

/** Returns the sale that a payment of an account has paid; undefined for the agency's other payments. */
export async function findSaleOfPayment(
  region: Region,
  accountId: string,
  paymentId: string,
): Promise<Stored<Sale> | undefined> {
  const found = await readQuery(region, paths.sales, saleSchema, (query) =>
    query.where('paymentId', '==', paymentId).limit(2),
  )
  return found.find(({ data }) => data.accountId === accountId)
}

/** Returns what a price of an agency's account sells; undefined for prices that were not created here. */
export async function readPlanPrice(
  region: Region,
  accountId: string,
  priceId: string,
): Promise<SellerPlanPrice | undefined> {
  const price = (await readDocument(region, paths.planPrice(priceId), planPriceSchema))?.data
  return price?.accountId === accountId ? price : undefined
}

/**
 * Returns whether a payment pays a month of a plan: only the platform's subscriptions have its fee, which an
 * agency cannot give to those that it creates itself.
 */
export function isPaymentOfPlan({ customerId }: Customer, payment: VendorPayment): boolean {
  return (
    payment.state === 'succeeded' &&
    payment.customerId === customerId &&
    payment.currency === 'usd' &&
    payment.received > 0 &&
    payment.fee !== null &&
    payment.fee >= feeOf(payment.received)
  )
}

async function findSale(
  region: Region,
  { orgId, accountId }: Customer,
  field: 'invoiceId' | 'subscriptionId',
  value: string,
): Promise<Stored<Sale> | undefined> {
  const found = await readQuery(region, paths.sales, saleSchema, (query) =>
    query.where('orgId', '==', orgId).where(field, '==', value).limit(2),
  )
  return found.find(
    ({ data }) => data.accountId === accountId && (field === 'invoiceId' || data.sessionId !== ''),
  )
}
