import {
  organisationPlanSchema,
  type OrganisationPlan,
} from '../../../../shared/agencies/organisationPlan.ts'
import { orgBillingSchema, type OrgBilling, type Sale } from '../../../../shared/agencies/seller.ts'
import type { PaymentFailure } from '../../../../shared/billing/paymentFailures.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../../store/documents.ts'
import { countInMonth } from '../../../billing/credits/countInMonth.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { followPayment } from '../../unpaid/followPayment.ts'
import { failSale } from '../failSale.ts'
import type { SellerAccount } from '../sellers/SellerAccount.ts'
import type { CheckoutState, SubscriptionInvoice, SubscriptionState } from '../sellers/SellerSubscriptions.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { applyInvoice, endOf } from './applyInvoice.ts'
import { findCheckouts, findSaleOfInvoice } from './planSales.ts'

/** Updates the plan of the organisation that is a customer of an account; others are ignored. */
export async function syncPlanOfCustomer(
  ports: SellingPorts,
  region: Region,
  accountId: string,
  customerId: string,
): Promise<void> {
  const found = await readQuery(region, paths.orgBillings, orgBillingSchema, (query) =>
    query.where('customerId', '==', customerId).limit(2),
  )
  const customer = found.find(({ data }) => data.accountId === accountId)
  if (customer) await syncOrganisationPlan(ports, region, customer.data)
}

/**
 * Updates our books to the present state of an organisation's plan at the agency's account: pages that were
 * completed or left, the invoices, and the subscription. Any number of calls, at the same time and in any
 * order, have the effect of one.
 */
export async function syncOrganisationPlan(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
): Promise<void> {
  const account = ports.sellers().account(customer.accountId)
  for (const sale of await findCheckouts(region, customer))
    await applyCheckout(ports, region, customer, sale, await account.readCheckout(sale.data.sessionId))
  if (!(await readPlanOf(region, customer))) return
  for (const invoice of (await account.listSubscriptionInvoices(customer.customerId)).toReversed())
    await applyInvoice(ports, region, customer, invoice)
  await savePlanState(ports, region, account, customer)
}

/** Returns the plan that an organisation has as this customer; undefined for one of another customer. */
async function readPlanOf(
  region: Region,
  { orgId, accountId, customerId }: OrgBilling,
): Promise<Stored<OrganisationPlan> | undefined> {
  const stored = await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema)
  const isOwn = stored?.data.accountId === accountId && stored.data.customerId === customerId
  return isOwn ? stored : undefined
}

/**
 * Returns what the invoices of a subscription say about its plan: the price of the latest paid month, and
 * what the newest invoice asks for, which decides the state of the subscription.
 */
async function readInvoiced(
  region: Region,
  account: SellerAccount,
  customer: OrgBilling,
  subscriptionId: string,
): Promise<Pick<OrganisationPlan, 'due' | 'failure'> & Partial<Pick<OrganisationPlan, 'paidPriceId'>>> {
  const all = await account.listSubscriptionInvoices(customer.customerId)
  const invoices = all.filter((invoice) => invoice.subscriptionId === subscriptionId)
  const [newest] = invoices
  const open = newest && newest.due > 0 ? newest : undefined
  const paidPriceId = await latestPaidPrice(region, customer, invoices)
  return {
    ...(paidPriceId && { paidPriceId }),
    due: open?.due ?? 0,
    failure: open ? await failureOf(account, open) : '',
  }
}

/** Returns the price of the latest month that was paid and credited; `invoices`: newest first. */
async function latestPaidPrice(
  region: Region,
  customer: OrgBilling,
  invoices: readonly SubscriptionInvoice[],
): Promise<string | undefined> {
  for (const { id } of invoices) {
    const sale = await findSaleOfInvoice(region, customer, id)
    if (sale?.data.state === 'succeeded') return sale.data.priceId
  }
  return undefined
}

/** Returns why an open invoice was not paid; empty before its first charge. */
async function failureOf(
  account: SellerAccount,
  { paymentId }: SubscriptionInvoice,
): Promise<PaymentFailure> {
  if (!paymentId) return ''
  const { state, failure } = await account.readPayment(paymentId)
  return state === 'action' ? 'cardNeedsConfirmation' : (failure?.reason ?? '')
}

/**
 * Applies the state of the page on which a plan was chosen: its subscription becomes the organisation's plan,
 * or its credit returns to the workspace.
 */
export async function applyCheckout(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
  { path, data: sale }: Stored<Sale>,
  current: CheckoutState,
): Promise<void> {
  if (current.state === 'open') return
  if (current.state === 'expired' || !current.subscriptionId) {
    await failSale(ports, region, path, endOf(sale, 'expired'))
    return
  }
  if (current.customerId !== sale.customerId)
    throw new Error(`Checkout ${current.id} differs from its sale ${sale.attemptId}`)
  const { subscriptionId, invoiceId } = current
  const subscription = await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.clientPlan(sale.orgId), organisationPlanSchema)
    const read = await ports.sellers().account(sale.accountId).readSubscription(subscriptionId)
    const next: OrganisationPlan = {
      ...factsOf(read, ports.now()),
      orgId: sale.orgId,
      workspaceId: sale.workspaceId,
      accountId: sale.accountId,
      customerId: sale.customerId,
      subscriptionId,
      paidPriceId: sale.priceId,
      lent: stored?.data.lent ?? 0,
      due: 0,
      failure: '',
    }
    const writes = new Writes(region)
    writes.update(path, { subscriptionId, invoiceId })
    if (stored) writes.update(stored.path, { ...next }, stored.version)
    else writes.create(paths.clientPlan(sale.orgId), { ...next })
    noteChange(writes, next, ports.now())
    await followPayment(writes, region, next, ports.now())
    await writes.commitUnchanged()
    return read
  })
  if (subscription.card && !customer.card) await saveCard(region, customer, subscription)
}

/** Adds to a commit that an organisation's plan has changed, which the agency's page of profits shows. */
function noteChange(
  writes: Writes,
  { orgId, workspaceId }: Pick<OrganisationPlan, 'orgId' | 'workspaceId'>,
  now: number,
): void {
  countInMonth(writes, { orgId, wsId: workspaceId }, now)
}

/**
 * Stores the present state of a plan. The payment service is asked after our document was read, so that what
 * another call has learned later is never overwritten.
 */
async function savePlanState(
  ports: SellingPorts,
  region: Region,
  account: SellerAccount,
  customer: OrgBilling,
): Promise<void> {
  const { orgId } = customer
  await untilUnchanged(async () => {
    const stored = await readPlanOf(region, customer)
    if (!stored) return
    const { subscriptionId, status, workspaceId } = stored.data
    const current = await account.readSubscription(subscriptionId)
    if (current.customerId !== customer.customerId)
      throw new Error(`Subscription ${current.id} does not belong to organisation ${orgId}`)
    const invoiced = await readInvoiced(region, account, customer, subscriptionId)
    const next = { ...factsOf(current, ports.now()), ...invoiced }
    const writes = new Writes(region).update(stored.path, next, stored.version)
    if (next.status !== status) noteChange(writes, { orgId, workspaceId }, ports.now())
    await followPayment(writes, region, { orgId, status: next.status }, ports.now())
    await writes.commitUnchanged()
  })
}

function factsOf({ status, priceId, renewsAt, endsAt, trialEndsAt }: SubscriptionState, now: number) {
  return { status, priceId, renewsAt, endsAt, trialEndsAt, checkedAt: now }
}

/** Makes the card of a new plan the one that the organisation buys with, if it has none. */
async function saveCard(
  region: Region,
  { orgId, customerId }: OrgBilling,
  { card }: SubscriptionState,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.orgBilling(orgId), orgBillingSchema)
    if (!stored || stored.data.card || stored.data.customerId !== customerId) return
    await new Writes(region).update(stored.path, { card }, stored.version).commit()
  })
}
