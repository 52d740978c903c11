import { autoRechargeSchema, billingSchema, purchaseSchema, type AutoRecharge, type Billing } from '../../shared/billing.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { finishRecharge, forgetRecharge } from './autoRecharge.ts'
import type { BillingPorts } from './BillingPorts.ts'
import { applyTruth } from './handlePaymentEvent.ts'
import { readOwner } from './owners.ts'
import { longestAttemptMs } from './purchases.ts'
import { applyPaidInvoice, storedSubscriptionSchema, syncSubscription } from './syncSubscription.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** An attempt that is younger is still being made by somebody. */
const youngMs = 2 * minuteMs
const abandonedMs = dayMs

/**
 * Goes through the payments of the last days and brings the books to them, for events that never arrived. Returns how
 * many payments were looked at.
 */
export async function reconcilePayments(ports: BillingPorts, days: number): Promise<number> {
  let seen = 0
  for (const account of ports.payments.accounts()) {
    for await (const truth of account.listPayments(ports.now() - days * dayMs)) {
      const owner = truth.customerId ? await readOwner(account.key, truth.customerId) : undefined
      if (!owner) continue
      seen++
      await each('payment', owner.workspaceId, () => applyTruth(ports, owner, account, truth))
    }
  }
  return seen
}

/**
 * Asks again what became of recharges whose answer got lost: the same attempt under the same name, or, once that name
 * is forgotten, the payments themselves.
 */
export async function reconcileRecharges(ports: BillingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, 'autoRecharge', autoRechargeSchema, (query) => query.where('state', '==', 'charging').where('startedAt', '<', ports.now() - youngMs).limit(100))
  for (const { data } of open) {
    const billing = await readDocument(region, paths.billing(data.workspaceId), billingSchema)
    if (!billing) continue
    const isNamed = ports.now() - data.startedAt < longestAttemptMs
    await each('recharge', data.workspaceId, () => (isNamed ? finishRecharge(ports, region, billing.data, data) : lookForRecharge(ports, region, billing.data, data)))
  }
}

/** Payments of an attempt that is too old to be made again; without one it is given up. */
async function lookForRecharge(ports: BillingPorts, region: Region, { account: key, workspaceId }: Billing, recharge: AutoRecharge): Promise<void> {
  const account = ports.payments.account(key)
  for await (const truth of account.listPayments(recharge.startedAt - dayMs)) {
    if (truth.purchase?.workspaceId !== workspaceId || truth.purchase.attemptId !== `ar-${recharge.seq}`) continue
    await applyTruth(ports, { region, workspaceId }, account, truth)
    if (truth.state === 'succeeded') return
  }
  await forgetRecharge(region, recharge)
}

/** Looks at subscriptions whose month is over or whose payment is open: what no event has told is found out here. */
export async function reconcileSubscriptions(ports: BillingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, 'subs', storedSubscriptionSchema, (query) => query.where('status', 'in', ['active', 'trialing', 'past_due', 'unpaid', 'pending']).where('renewsAt', '<', ports.now()).limit(200))
  const unpaid = await readQuery(region, 'subs', storedSubscriptionSchema, (query) => query.where('status', 'in', ['past_due', 'pending']).limit(200))
  for (const { data } of [...open, ...unpaid]) {
    const billing = await readDocument(region, paths.billing(data.workspaceId), billingSchema)
    if (!billing) continue
    const owner = { region, workspaceId: data.workspaceId }
    const account = ports.payments.account(billing.data.account)
    await each('subscription', data.workspaceId, async () => {
      const { newestInvoiceId } = await syncSubscription(ports, owner, account, data.id)
      if (newestInvoiceId) await applyPaidInvoice(ports, owner, account.key, await account.readInvoice(newestInvoiceId))
    })
  }
}

/** Gives up payments that nobody has confirmed for a day. */
export async function abandonPurchases(ports: BillingPorts): Promise<void> {
  for (const region of regions) {
    const open = await readQuery(region, 'purchases', purchaseSchema, (query) => query.where('state', '==', 'action').where('at', '<', ports.now() - abandonedMs).limit(100))
    for (const { data } of open) {
      const account = ports.payments.account(data.account)
      await each('purchase', data.workspaceId, async () => applyTruth(ports, { region, workspaceId: data.workspaceId }, account, await account.cancelPayment(data.paymentId)))
    }
  }
}

/** One that cannot be brought in order must not keep the others from it. */
async function each(what: string, workspaceId: string, act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => console.error(`A ${what} does not fit the books`, { workspaceId, name: error instanceof Error ? error.name : typeof error, reason: error instanceof Error ? error.message : '' }))
}
