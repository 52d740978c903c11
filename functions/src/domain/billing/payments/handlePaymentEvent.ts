import { z } from 'zod'
import { purchaseSchema, type Purchase } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import { ledgerEntrySchema } from '../../../shared/billing/wallet.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addCredit, takeCreditBack } from '../credits/moveCredit.ts'
import { workspaceWallet } from '../credits/moveWallet.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { readOwner, type Owner } from './owners.ts'
import type { PaymentAccount, PaymentEvent, PaymentTruth, ReturnTruth } from './Payments.ts'
import { applyPayment } from './purchases.ts'
import { applyPaidInvoice, invoiceKey, syncSubscription } from '../subscriptions/syncSubscription.ts'

/** How long a customer may be unknown to us. */
const strangerMs = 3600 * 1000

/**
 * Acts on an event. What we do not know, a customer or a payment, may not be written down yet when its event
 * comes, so for an hour it comes again; after that it is noted as nobody's and let go.
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
 * Acts on an event by asking for the truth behind it: events come twice, late and out of order. Whatever
 * fails is thrown, so that the payment service repeats it.
 */
async function applyEvent(ports: BillingPorts, account: PaymentAccount, event: PaymentEvent): Promise<void> {
  const truth = event.paymentId ? await account.readPayment(event.paymentId) : undefined
  const customerId = truth?.customerId ?? event.customerId
  if (!customerId) return
  const owner = await readOwner(account.key, customerId)
  if (!owner) throw new AppError('not-found', { text: `Customer ${customerId} is nobody's` })
  const seen = paths.paymentEvent(account.key, event.id)
  if (await readDocument(owner.region, seen, z.unknown())) return
  if (truth) await applyTruth(ports, owner, account, truth)
  if (event.subscriptionId) await syncSubscription(ports, owner, account, event.subscriptionId)
  if (event.invoiceId) await applyInvoice(ports, owner, account, event.invoiceId)
  ports.faults('after-credit')
  await new Writes(owner.region)
    .create(seen, {
      type: event.type,
      objectId: event.objectId,
      workspaceId: owner.workspaceId,
      at: ports.now(),
    })
    .commit()
    .catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error
    })
}

/** A paid invoice brings what it paid for; one that could not be paid is told to the owner. */
export async function applyInvoice(
  ports: BillingPorts,
  owner: Owner,
  account: PaymentAccount,
  id: string,
): Promise<void> {
  const invoice = await account.readInvoice(id)
  if (!invoice.subscriptionId) return
  const { plan, status } = await syncSubscription(ports, owner, account, invoice.subscriptionId)
  if (!plan) return
  if (invoice.isPaid) await applyPaidInvoice(ports, owner, account.key, invoice)
  else if (status === 'past_due' || status === 'unpaid')
    await ports.notifyOwner(owner.region, owner.workspaceId, 'paymentFailed', `invoice-${id}`)
}

/** `orphanEvents/{account}_{event}`, in the default database: for a person to look at. */
async function noteOrphan(
  { key }: PaymentAccount,
  { id, type, objectId, paymentId, customerId }: PaymentEvent,
  now: number,
  reason: string,
): Promise<void> {
  console.error('An event is of nobody we know', { account: key, event: id, type, reason })
  await new Writes('na')
    .set(paths.orphanEvent(key, id), { account: key, type, objectId, paymentId, customerId, reason, at: now })
    .commit()
}

/**
 * Brings our books to what the payment service says of one payment: credit for it, and less for what went
 * back.
 */
export async function applyTruth(
  ports: BillingPorts,
  owner: Owner,
  account: PaymentAccount,
  truth: PaymentTruth,
): Promise<void> {
  const purchase = await applyPurchase(ports, owner, truth)
  if (truth.state !== 'succeeded') return
  if (purchase) await takeBack(ports, owner, account, await account.listReturns(truth.id), purchase)
  else if (!truth.purchase) await applyInvoiceReturns(ports, owner, account, truth)
}

/**
 * The credit of a purchase that was paid, or how it stands; undefined for a payment that is for no purchase
 * of this workspace.
 */
export async function applyPurchase(
  ports: BillingPorts,
  { region, workspaceId }: Owner,
  truth: PaymentTruth,
): Promise<Purchase | undefined> {
  if (truth.purchase?.workspaceId !== workspaceId) return undefined
  const path = paths.purchase(workspaceId, truth.purchase.attemptId)
  const purchase = await readDocument(region, path, purchaseSchema)
  if (!purchase) throw new AppError('not-found', { text: `Payment ${truth.id} belongs to no purchase` })
  if (purchase.data.state !== 'succeeded') await applyPayment(ports, region, path, purchase.data, truth)
  return purchase.data
}

/** What went back of an invoice's payment, which had brought the month's credit. */
async function applyInvoiceReturns(
  ports: BillingPorts,
  owner: Owner,
  account: PaymentAccount,
  truth: PaymentTruth,
): Promise<void> {
  const returns = await account.listReturns(truth.id)
  const invoice = returns.length > 0 ? await account.findInvoice(truth.id) : undefined
  if (!invoice?.subscriptionId) return
  // The refund may be heard of before the payment.
  await applyInvoice(ports, owner, account, invoice.id)
  const granted = await readDocument(
    owner.region,
    `${paths.walletOf(owner.workspaceId)}/ledger/${invoiceKey(account.key, invoice.id)}`,
    ledgerEntrySchema,
  )
  if (!granted) return
  const { amount, debt = 0 } = granted.data
  await takeBack(ports, owner, account, returns, { units: amount - debt, total: invoice.total })
}

/**
 * What went back takes the credit that it had bought, in the same proportion and once for each return, and
 * never more than was bought: a bank may take more than was paid. A return that failed after all gives its
 * credit back.
 */
async function takeBack(
  ports: BillingPorts,
  owner: Owner,
  account: PaymentAccount,
  returns: ReturnTruth[],
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
      return { ...found, movement, taken: await takenBy(owner, movement.key) }
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
        workspaceWallet(owner),
        { ...movement, key: `${movement.key}:failed`, amount: taken },
        async () => {},
        ports.now(),
      )
    if (state !== 'succeeded' || taken !== undefined) continue
    const units = Math.min(left, Number((BigInt(bought.units) * BigInt(amount)) / BigInt(bought.total)))
    if (units <= 0) continue
    left -= units
    await takeCreditBack(workspaceWallet(owner), { ...movement, amount: units }, ports.now())
  }
}

/** What a return has taken already, in units; undefined for one that is not in the ledger. */
async function takenBy(owner: Owner, key: string): Promise<number | undefined> {
  const entry = await readDocument(
    owner.region,
    `${paths.walletOf(owner.workspaceId)}/ledger/${key}`,
    ledgerEntrySchema,
  )
  return entry && (entry.data.debt ?? 0) - entry.data.amount
}
