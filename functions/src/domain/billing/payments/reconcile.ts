import {
  autoRechargeSchema,
  billingSchema,
  purchaseSchema,
  type AutoRecharge,
  type Billing,
  type Purchase,
} from '../../../shared/billing/billing.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { ledgerEntrySchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../store/documents.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { finishRecharge, endUnpaidRecharge } from './autoRecharge.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { applyWorkspaceInvoice, applyPurchase, applyVendorPayment } from './handlePaymentEvent.ts'
import { invoicePurchase } from './invoicePurchase.ts'
import { readWorkspaceOfCustomer } from './workspaceOfCustomer.ts'
import type { PaymentAccount } from './Payments.ts'
import { beginNextPlan, nextPlanLeadMs } from '../subscriptions/beginNextPlan.ts'
import { maxAttemptMs } from './purchases.ts'
import {
  applyPaidInvoice,
  invoiceKey,
  storedSubscriptionSchema,
  syncSubscription,
} from '../subscriptions/syncSubscription.ts'

/** A younger attempt may still be running. */
const youngMs = 2 * minuteMs
const abandonedMs = dayMs

/**
 * Updates the books to the payments of the last days, for events that never arrived. Returns the number of
 * payments.
 */
export async function reconcilePayments(ports: BillingPorts, days: number): Promise<number> {
  const since = ports.now() - days * dayMs
  let seen = 0
  for (const account of ports.payments.accounts()) {
    await runIsolated('Checking payments', account.key, async () => {
      for await (const payment of account.listPayments(since)) {
        const workspace = payment.customerId
          ? await readWorkspaceOfCustomer(account.key, payment.customerId)
          : undefined
        if (!workspace) continue
        seen++
        await runIsolated('Booking a payment', payment.id, async () => {
          const purchase = await applyPurchase(ports, workspace, payment)
          if (purchase && payment.state === 'succeeded')
            await invoicePurchase(ports, workspace, purchase.attemptId)
        })
      }
    })
    await runIsolated('Checking invoices', account.key, () => reconcileInvoices(ports, account, since))
    await runIsolated('Checking refunds', account.key, () => reconcileReturns(ports, account, since))
  }
  return seen
}

/** Books paid invoices that the ledger does not have. */
async function reconcileInvoices(ports: BillingPorts, account: PaymentAccount, since: number): Promise<void> {
  for await (const { id, customerId } of account.listPaidInvoices(since)) {
    const workspace = await readWorkspaceOfCustomer(account.key, customerId)
    if (!workspace) continue
    const entry = await readDocument(
      workspace.region,
      `${paths.walletOf(workspace.workspaceId)}/ledger/${invoiceKey(account.key, id)}`,
      ledgerEntrySchema,
    )
    if (!entry)
      await runIsolated('Booking an invoice', id, () => applyWorkspaceInvoice(ports, workspace, account, id))
  }
}

/** Books returns. A refund may come, succeed or fail long after its payment. */
async function reconcileReturns(ports: BillingPorts, account: PaymentAccount, since: number): Promise<void> {
  const seen = new Set<string>()
  for await (const id of account.listReturnedPayments(since)) {
    if (seen.has(id)) continue
    seen.add(id)
    await runIsolated('Booking a refund', id, async () => {
      const payment = await account.readPayment(id)
      const workspace = payment.customerId
        ? await readWorkspaceOfCustomer(account.key, payment.customerId)
        : undefined
      if (workspace) await applyVendorPayment(ports, workspace, account, payment)
    })
  }
}

/**
 * Finishes recharges whose result was lost. A young attempt is repeated with its idempotency key; once the
 * payment service has dropped that key, the listed payments decide.
 */
export async function reconcileRecharges(ports: BillingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, 'autoRecharge', autoRechargeSchema, (query) =>
    query
      .where('state', '==', 'charging')
      .where('startedAt', '<', ports.now() - youngMs)
      .limit(100),
  )
  for (const { data } of open) {
    const billing = await readDocument(region, paths.billing(data.workspaceId), billingSchema)
    if (!billing) continue
    const isNamed = ports.now() - data.startedAt < maxAttemptMs
    await runIsolated('An automatic recharge', data.workspaceId, () =>
      isNamed
        ? finishRecharge(ports, region, billing.data, data)
        : settleOldAttempt(ports, region, billing.data, data),
    )
  }
}

/** Ends an attempt that is too old to repeat: books its payments, or ends the recharge as unpaid. */
async function settleOldAttempt(
  ports: BillingPorts,
  region: Region,
  billing: Billing,
  recharge: AutoRecharge,
): Promise<void> {
  const isOver = await bookAttempt(
    ports,
    region,
    { ...billing, attemptId: `ar-${recharge.seq}` },
    recharge.startedAt,
  )
  if (isOver) await endUnpaidRecharge(region, recharge)
}

/** Books the payments of an attempt. Returns whether no payment has succeeded or is still open. */
async function bookAttempt(
  ports: BillingPorts,
  region: Region,
  {
    account: key,
    customerId,
    workspaceId,
    attemptId,
  }: Pick<Purchase, 'account' | 'customerId' | 'workspaceId' | 'attemptId'>,
  at: number,
): Promise<boolean> {
  const account = ports.payments.account(key)
  let isOver = true
  for await (const payment of account.listPayments(at - dayMs, customerId)) {
    if (payment.purchase?.workspaceId !== workspaceId || payment.purchase.attemptId !== attemptId) continue
    await applyVendorPayment(ports, { region, workspaceId }, account, payment)
    if (payment.state !== 'failed') isOver = false
  }
  return isOver
}

/**
 * Syncs subscriptions whose paid time ends or whose payment is open, for events that never arrived, and
 * orders the plan that was chosen for the next payment.
 */
export async function reconcileSubscriptions(ports: BillingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, 'subs', storedSubscriptionSchema, (query) =>
    query
      .where('status', 'in', ['active', 'trialing', 'past_due', 'unpaid', 'pending'])
      .where('renewsAt', '<', ports.now() + nextPlanLeadMs)
      .limit(200),
  )
  const unpaid = await readQuery(region, 'subs', storedSubscriptionSchema, (query) =>
    query.where('status', 'in', ['past_due', 'pending']).limit(200),
  )
  for (const { data } of [...open, ...unpaid]) {
    const billing = await readDocument(region, paths.billing(data.workspaceId), billingSchema)
    if (!billing) continue
    const workspace = { region, workspaceId: data.workspaceId }
    const account = ports.payments.account(billing.data.account)
    await runIsolated('Updating a subscription', data.workspaceId, async () => {
      if (data.nextPlan) await beginNextPlan(ports, workspace, account, data.id)
      const { newestInvoiceId } = await syncSubscription(ports, workspace, account, data.id)
      if (newestInvoiceId)
        await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(newestInvoiceId))
    })
  }
}

/** Gives up purchases that were not confirmed or paid for a day. */
export async function abandonPurchases(ports: BillingPorts): Promise<void> {
  for (const region of regions) {
    const open = await readQuery(region, 'purchases', purchaseSchema, (query) =>
      query
        .where('state', 'in', ['action', 'created'])
        .where('at', '<', ports.now() - abandonedMs)
        .limit(200),
    )
    for (const purchase of open)
      await runIsolated('Giving up a purchase', purchase.data.attemptId, () =>
        abandon(ports, region, purchase),
      )
  }
}

async function abandon(
  ports: BillingPorts,
  region: Region,
  { data, path, version }: Stored<Purchase>,
): Promise<void> {
  const account = ports.payments.account(data.account)
  if (data.state === 'action')
    return applyVendorPayment(
      ports,
      { region, workspaceId: data.workspaceId },
      account,
      await account.cancelPayment(data.paymentId),
    )
  const isOver = await bookAttempt(ports, region, data, data.at)
  if (isOver)
    await new Writes(region)
      .update(path, { state: 'failed', failureCode: 'abandoned', failure: 'purchaseTooLate' }, version)
      .commit()
}
