import { z } from 'zod'
import { purchaseSchema, type Purchase } from '../../../shared/billing/billing.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { ledgerEntrySchema } from '../../../shared/billing/wallet.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { collectDebt } from '../credits/collectDebt.ts'
import { addCredit, reclaimCredit } from '../credits/moveCredit.ts'
import { workspaceWallet } from '../credits/moveWallet.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { invoicePurchase } from './invoicePurchase.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { readWorkspaceOfCustomer } from './workspaceOfCustomer.ts'
import type { PaymentAccount, PaymentEvent, VendorPayment, VendorReturn } from './Payments.ts'
import { applyPayment } from './purchases.ts'
import { applyPaidInvoice, invoiceKey, syncSubscription } from '../subscriptions/syncSubscription.ts'

/** The time during which a customer may be unknown to us. */
const strangerMs = hourMs

/**
 * Handles an event. A customer or payment may not be stored yet when its event comes, so the event is
 * repeated for an hour; after that it is stored as an orphan and accepted.
 */
export async function handlePaymentEvent(
  ports: BillingPorts,
  account: PaymentAccount,
  event: PaymentEvent,
): Promise<void> {
  try {
    await applyEvent(ports, account, event)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    if (ports.now() - event.at < strangerMs) throw new AppError('unavailable')
    await noteOrphan(account, event, ports.now(), error.message)
  }
}

/**
 * Handles an event by reading the present state: events come twice, late and out of order. Throws every
 * failure, so that the payment service repeats the event.
 */
async function applyEvent(ports: BillingPorts, account: PaymentAccount, event: PaymentEvent): Promise<void> {
  const payment = event.paymentId ? await account.readPayment(event.paymentId) : undefined
  const customerId = payment?.customerId ?? event.customerId
  if (!customerId) return
  const workspace = await readWorkspaceOfCustomer(account.key, customerId)
  if (!workspace) throw new AppError('not-found', { text: `Customer ${customerId} belongs to no workspace` })
  const seen = paths.paymentEvent(account.key, event.id)
  if (await readDocument(workspace.region, seen, z.unknown())) return
  if (payment) await applyVendorPayment(ports, workspace, account, payment)
  if (event.subscriptionId) await syncSubscription(ports, workspace, account, event.subscriptionId)
  if (event.invoiceId) await applyWorkspaceInvoice(ports, workspace, account, event.invoiceId)
  ports.faults('after-credit')
  await new Writes(workspace.region)
    .create(seen, {
      type: event.type,
      objectId: event.objectId,
      workspaceId: workspace.workspaceId,
      at: ports.now(),
    })
    .commit()
    .catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error
    })
}

/** Applies a paid invoice; notifies the owner of one that could not be paid. */
export async function applyWorkspaceInvoice(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  id: string,
): Promise<void> {
  const invoice = await account.readInvoice(id)
  if (!invoice.subscriptionId) return
  const { plan, status } = await syncSubscription(ports, workspace, account, invoice.subscriptionId)
  if (!plan) return
  if (invoice.isPaid) await applyPaidInvoice(ports, workspace, account.key, invoice)
  else if (status === 'past_due' || status === 'unpaid')
    await ports.notifyOwner(workspace.region, workspace.workspaceId, 'paymentFailed', `invoice-${id}`)
}

/**
 * Stores an event of no known workspace as `orphanEvents/{account}_{event}` in the default database, for
 * an operator of the platform.
 */
async function noteOrphan(
  { key }: PaymentAccount,
  { id, type, objectId, paymentId, customerId }: PaymentEvent,
  now: number,
  reason: string,
): Promise<void> {
  console.error('A payment event belongs to no known workspace', { account: key, event: id, type, reason })
  await new Writes('na')
    .set(paths.orphanEvent(key, id), { account: key, type, objectId, paymentId, customerId, reason, at: now })
    .commit()
}

/** Updates our books to the state of one payment: credit for it, and less for returned money. */
export async function applyVendorPayment(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  payment: VendorPayment,
): Promise<void> {
  const purchase = await applyPurchase(ports, workspace, payment)
  if (payment.state !== 'succeeded') return
  if (purchase) {
    await returnCredit(ports, workspace, account, await account.listReturns(payment.id), purchase)
    await runIsolated('Invoicing a purchase', purchase.attemptId, () =>
      invoicePurchase(ports, workspace, purchase.attemptId),
    )
  } else if (!payment.purchase) await applyInvoiceReturns(ports, workspace, account, payment)
}

/**
 * Applies a payment to its purchase and returns the purchase; undefined for a payment without a purchase of
 * this workspace.
 */
export async function applyPurchase(
  ports: BillingPorts,
  { region, workspaceId }: WorkspaceRef,
  payment: VendorPayment,
): Promise<Purchase | undefined> {
  if (payment.purchase?.workspaceId !== workspaceId) return undefined
  const path = paths.purchase(workspaceId, payment.purchase.attemptId)
  const purchase = await readDocument(region, path, purchaseSchema)
  if (!purchase) throw new AppError('not-found', { text: `Payment ${payment.id} belongs to no purchase` })
  if (purchase.data.state !== 'succeeded') await applyPayment(ports, region, path, purchase.data, payment)
  return purchase.data
}

/** Takes back the month's credit in proportion to the refund of an invoice's payment. */
async function applyInvoiceReturns(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  payment: VendorPayment,
): Promise<void> {
  const returns = await account.listReturns(payment.id)
  const invoice = returns.length > 0 ? await account.findInvoice(payment.id) : undefined
  if (!invoice?.subscriptionId) return
  // The refund's event may come before the payment's.
  await applyWorkspaceInvoice(ports, workspace, account, invoice.id)
  const granted = await readDocument(
    workspace.region,
    `${paths.walletOf(workspace.workspaceId)}/ledger/${invoiceKey(account.key, invoice.id)}`,
    ledgerEntrySchema,
  )
  if (!granted) return
  const { amount, debt = 0 } = granted.data
  await returnCredit(ports, workspace, account, returns, { units: amount - debt, total: invoice.total })
}

/**
 * Takes back credit in proportion to the returned money, once for each return. At most the bought credit: a
 * bank may take more than was paid. What the workspace does not have comes from its organisations. A return
 * that failed gives its credit back.
 */
async function returnCredit(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  returns: VendorReturn[],
  bought: { units: number; total: number },
): Promise<void> {
  const movements = await Promise.all(
    returns.map(async (found) => {
      const movement = {
        key: `refund:${account.key}:${found.id}`,
        type: 'refund' as const,
        ref: found.paymentId,
        actor: 'stripe',
      }
      return { ...found, movement, taken: await takenBy(workspace, movement.key) }
    }),
  )
  let left = movements.reduce(
    (units, { state, taken = 0 }) => (state === 'succeeded' ? units - taken : units),
    bought.units,
  )
  for (const { amount, state, movement, taken } of movements) {
    // The money came back to us, and so does the credit.
    if (state === 'failed' && taken !== undefined)
      await addCredit(
        workspaceWallet(workspace),
        { ...movement, key: `${movement.key}:failed`, amount: taken },
        async () => {},
        ports.now(),
      )
    if (state !== 'succeeded' || taken !== undefined) continue
    const units = Math.min(left, Number((BigInt(bought.units) * BigInt(amount)) / BigInt(bought.total)))
    if (units <= 0) continue
    left -= units
    await reclaimCredit(workspaceWallet(workspace), { ...movement, amount: units }, ports.now())
  }
  // Also for returns of earlier events, which may have ended before this.
  for (const { state, movement } of movements)
    if (state === 'succeeded') await collectDebt(workspace, movement.key, ports.now())
}

/** Returns the units that a return has already taken; undefined when it is not in the ledger. */
async function takenBy(workspace: WorkspaceRef, key: string): Promise<number | undefined> {
  const entry = await readDocument(
    workspace.region,
    `${paths.walletOf(workspace.workspaceId)}/ledger/${key}`,
    ledgerEntrySchema,
  )
  return entry && (entry.data.debt ?? 0) - entry.data.amount
}
