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
import { findCheckouts } from './planSales.ts'

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
 * completed or left, the subscription, and its invoices. Any number of calls, at the same time and in any
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
  const path = paths.clientPlan(customer.orgId)
  const stored = await readDocument(region, path, organisationPlanSchema)
  if (stored?.data.accountId !== customer.accountId || stored.data.customerId !== customer.customerId) return
  let newest: string | undefined
  let open: SubscriptionInvoice | undefined
  for (const invoice of (await account.listSubscriptionInvoices(customer.customerId)).toReversed()) {
    const paid = await applyInvoice(ports, region, customer, invoice)
    if (invoice.subscriptionId !== stored.data.subscriptionId) continue
    if (paid) newest = paid
    open = invoice.due > 0 ? invoice : undefined
  }
  await saveSubscriptionState(ports, region, account, customer, {
    ...(newest && { paidPriceId: newest }),
    due: open?.due ?? 0,
    failure: open ? await failureOf(account, open) : '',
  })
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
  const subscription = await ports.sellers().account(sale.accountId).readSubscription(current.subscriptionId)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.clientPlan(sale.orgId), organisationPlanSchema)
    const next: OrganisationPlan = {
      ...factsOf(subscription, ports.now()),
      orgId: sale.orgId,
      workspaceId: sale.workspaceId,
      accountId: sale.accountId,
      customerId: sale.customerId,
      subscriptionId: subscription.id,
      paidPriceId: sale.priceId,
      lent: stored?.data.lent ?? 0,
      due: 0,
      failure: '',
    }
    const writes = new Writes(region)
    writes.update(path, { subscriptionId: subscription.id, invoiceId: current.invoiceId })
    if (stored) writes.update(stored.path, { ...next }, stored.version)
    else writes.create(paths.clientPlan(sale.orgId), { ...next })
    await followPayment(writes, region, next, ports.now())
    await writes.commitUnchanged()
  })
  if (subscription.card && !customer.card) await saveCard(region, customer, subscription)
}

/** Stores the present state of the subscription, read after our document, so that the newest one wins. */
async function saveSubscriptionState(
  ports: SellingPorts,
  region: Region,
  account: SellerAccount,
  { orgId }: OrgBilling,
  invoiced: Pick<OrganisationPlan, 'due' | 'failure'> & Partial<Pick<OrganisationPlan, 'paidPriceId'>>,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema)
    if (!stored) return
    const current = await account.readSubscription(stored.data.subscriptionId)
    if (current.customerId !== stored.data.customerId)
      throw new Error(`Subscription ${current.id} does not belong to organisation ${orgId}`)
    const next = { ...factsOf(current, ports.now()), ...invoiced }
    const writes = new Writes(region).update(stored.path, next, stored.version)
    // A new status is a change that the agency's page of profits shows.
    if (next.status !== stored.data.status)
      countInMonth(writes, { orgId, wsId: stored.data.workspaceId }, ports.now())
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
