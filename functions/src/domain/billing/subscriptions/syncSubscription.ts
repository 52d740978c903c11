import { z } from 'zod'
import {
  billingSchema,
  subscriptionSchema,
  type Billing,
  type PaymentAccountKey,
  type Subscription,
} from '../../../shared/billing/billing.ts'
import { isEntitled } from '../../../shared/billing/isEntitled.ts'
import { paths } from '../../../shared/paths.ts'
import { addonKeys } from '../../../shared/billing/catalogue.ts'
import { monthsIn } from '../../../shared/billing/planPrices.ts'
import { limitsOf } from '../../../shared/billing/limitsOf.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { addCredit } from '../credits/moveCredit.ts'
import { workspaceWallet } from '../credits/moveWallet.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { addSubscriptionReport } from './addSubscriptionReport.ts'
import type { Invoice, PaymentAccount, VendorSubscription } from '../payments/Payments.ts'
import { addonsAfter, unitsOfInvoice } from './paidInvoice.ts'

/** `subs/{id}`: a subscription as the payment service last reported it. */
export const storedSubscriptionSchema = subscriptionSchema.extend({
  workspaceId: z.string(),
  /** Whether its first paid month was reported, or must not be. */
  isReported: z.boolean().default(false),
  /** For each add-on, the time of the invoice that decided it; see `PaidAddons`. */
  addonTimes: z.partialRecord(z.enum(addonKeys), z.int()).default({}),
})

/**
 * Updates our books to the state of a subscription at the payment service. The state is read after our
 * documents and written only if they did not change, so that the newest state wins.
 */
export async function syncSubscription(
  ports: BillingPorts,
  { region, workspaceId }: WorkspaceRef,
  account: PaymentAccount,
  id: string,
): Promise<VendorSubscription> {
  return untilUnchanged(async () => {
    const path = paths.subscription(id)
    const [stored, billing] = await Promise.all([
      readDocument(region, path, storedSubscriptionSchema),
      readDocument(region, paths.billing(workspaceId), billingSchema),
    ])
    const current = await account.readSubscription(id)
    if (!billing || current.customerId !== billing.data.customerId)
      throw new Error(`Subscription ${id} does not belong to workspace ${workspaceId}`)
    // A subscription that was sold by hand is not ours.
    if (!current.plan) return current
    const others = await readQuery(region, 'subs', storedSubscriptionSchema, (query) =>
      query.where('workspaceId', '==', workspaceId).limit(50),
    )
    const next: Subscription = {
      id,
      plan: current.plan,
      cycle: current.cycle,
      monthlyCredits: monthlyCreditsOf(current),
      nextPlan: remainingPlan(stored?.data.nextPlan ?? null, current),
      status: current.status,
      startedAt: current.startedAt,
      renewsAt: current.renewsAt,
      endsAt: current.endsAt,
      // Only the add-ons of a paid invoice count; before the first one the list is empty.
      addons: stored?.data.addons ?? {},
      nextAddons: current.addons,
      unpaidSince: isUnpaid(current.status) ? (stored?.data.unpaidSince ?? current.startedAt) : null,
    }
    const best = chooseSubscription(
      [...others.map(({ data }) => data).filter((other) => other.id !== id), next],
      ports.now(),
    )
    const writes = new Writes(region)
    if (stored) writes.update(path, { ...next, workspaceId }, stored.version)
    else writes.create(path, { ...next, workspaceId })
    writes.update(billing.path, { subscription: subscriptionSchema.nullable().parse(best) }, billing.version)
    await writeLimits(writes, ports.now(), { ...billing.data, subscription: best })
    await writes.commitUnchanged()
    return current
  })
}

/** Returns whether a started subscription waits for money. */
export const isUnpaid = (status: Subscription['status']) => status === 'past_due' || status === 'unpaid'

/**
 * Returns the newest subscription that entitles, else the newest: an old one that ends takes nothing from a
 * newer one.
 */
function chooseSubscription(subscriptions: Subscription[], now: number): Subscription | null {
  const newestFirst = subscriptions.toSorted((one, other) => other.startedAt - one.startedAt)
  return newestFirst.find((subscription) => isEntitled(subscription, now)) ?? newestFirst[0] ?? null
}

/** Returns the credits of each month of a plan; 0 for one that was sold without a number. */
function monthlyCreditsOf({ credits = 0, cycle }: VendorSubscription): number {
  return Math.floor(credits / monthsIn[cycle])
}

/** Returns the plan that still has to begin; null once it has, and for a subscription that is over. */
function remainingPlan(
  next: Subscription['nextPlan'],
  current: VendorSubscription,
): Subscription['nextPlan'] {
  const hasBegun = next?.cycle === current.cycle && next.monthlyCredits === monthlyCreditsOf(current)
  return hasBegun || current.status === 'cancelled' ? null : next
}

/** Adds the credit and the add-ons of a paid invoice, once. */
export async function applyPaidInvoice(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccountKey,
  invoice: Invoice,
): Promise<void> {
  const { region, workspaceId } = workspace
  if (!invoice.isPaid || !invoice.subscriptionId || !invoice.lines.some(({ key }) => key)) return
  const movement = {
    key: invoiceKey(account, invoice.id),
    type: 'plan' as const,
    amount: unitsOfInvoice(await loadCatalogue(ports.now()), invoice),
    ref: invoice.id,
    actor: 'stripe',
  }
  await addCredit(
    workspaceWallet(workspace),
    movement,
    async (writes) => {
      const [stored, billing] = await Promise.all([
        readDocument(region, paths.subscription(invoice.subscriptionId), storedSubscriptionSchema),
        readDocument(region, paths.billing(workspaceId), billingSchema),
      ])
      if (!stored || !billing) throw new Error(`Invoice ${invoice.id} belongs to an unknown subscription`)
      const { addons, addonTimes } = addonsAfter(invoice, stored.data)
      writes.update(stored.path, { addons, addonTimes }, stored.version)
      const { subscription } = billing.data
      if (subscription?.id === invoice.subscriptionId) {
        writes.update(billing.path, { 'subscription.addons': addons }, billing.version)
        await writeLimits(writes, ports.now(), { ...billing.data, subscription: { ...subscription, addons } })
      }
      writes.update(paths.workspace(workspaceId), { hasEverPaid: true })
      if (!stored.data.isReported)
        await addSubscriptionReport(writes, workspace, invoice, stored.data.plan, ports.now())
    },
    ports.now(),
  )
}

/** Returns the ledger entry's id for an invoice's credit. */
export const invoiceKey = (account: PaymentAccountKey, invoiceId: string) => `inv:${account}:${invoiceId}`

/** Stores the limits with the workspace, in the document that every check reads anyway. */
async function writeLimits(
  writes: Writes,
  now: number,
  { workspaceId, subscription }: Billing,
): Promise<void> {
  const isPaid = subscription !== null && isEntitled(subscription, now)
  const limits = limitsOf(
    await loadCatalogue(now),
    isPaid ? subscription.plan : 'free',
    isPaid ? subscription.addons : {},
  )
  writes.update(paths.workspace(workspaceId), {
    'internal.planLimits': limits,
    'internal.isPayAsYouGo': isPaid,
  })
}
