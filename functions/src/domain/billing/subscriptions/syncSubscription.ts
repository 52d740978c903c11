import { z } from 'zod'
import {
  billingSchema,
  subscriptionSchema,
  type Billing,
  type PaymentAccountKey,
  type Subscription,
} from '../../../shared/billing/billing.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { isEntitled } from '../../../shared/billing/entitlement.ts'
import { paths } from '../../../shared/paths.ts'
import { planOf } from '../../../shared/billing/payment.ts'
import { limitsOf } from '../../../shared/billing/planLimits.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { addCredit } from '../credits/moveCredit.ts'
import { workspaceWallet } from '../credits/moveWallet.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { Owner } from '../payments/owners.ts'
import type { Invoice, PaymentAccount, VendorSubscription } from '../payments/Payments.ts'

/** `subs/{id}`: a subscription as the payment service last reported it. */
export const storedSubscriptionSchema = subscriptionSchema.extend({ workspaceId: z.string() })

/**
 * Updates our books to the state of a subscription at the payment service. The state is read after our
 * documents and written only if they did not change, so that the newest state wins.
 */
export async function syncSubscription(
  ports: BillingPorts,
  { region, workspaceId }: Owner,
  account: PaymentAccount,
  id: string,
): Promise<VendorSubscription> {
  return untilUnchanged(async () => {
    const path = paths.subscription(id)
    const [stored, billing] = await Promise.all([
      readDocument(region, path, storedSubscriptionSchema),
      readDocument(region, paths.billing(workspaceId), billingSchema),
    ])
    const truth = await account.readSubscription(id)
    if (!billing || truth.customerId !== billing.data.customerId)
      throw new Error(`Subscription ${id} does not belong to workspace ${workspaceId}`)
    // A subscription that was sold by hand is not ours.
    if (!truth.plan) return truth
    const others = await readQuery(region, 'subs', storedSubscriptionSchema, (query) =>
      query.where('workspaceId', '==', workspaceId).limit(50),
    )
    const next: Subscription = {
      id,
      plan: truth.plan,
      status: truth.status,
      startedAt: truth.startedAt,
      renewsAt: truth.renewsAt,
      endsAt: truth.endsAt,
      // Only the add-ons of a paid invoice count; before the first one the list is empty.
      addons: stored?.data.addons ?? {},
      nextAddons: truth.addons,
      unpaidSince: isUnpaid(truth.status) ? (stored?.data.unpaidSince ?? truth.startedAt) : null,
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
    return truth
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

/** Adds the month's credit and add-ons of a paid invoice, once. */
export async function applyPaidInvoice(
  ports: BillingPorts,
  owner: Owner,
  account: PaymentAccountKey,
  invoice: Invoice,
): Promise<void> {
  const { region, workspaceId } = owner
  const planKey = (['pay_as_you_go', 'enterprise'] as const).find((key) =>
    invoice.lines.some((line) => line.key === key),
  )
  if (!invoice.isPaid || !invoice.subscriptionId || !planKey) return
  // The credit that was sold with the price; the catalogue may have changed since.
  const sold = invoice.lines.find((line) => line.key === planKey)?.credits
  const monthlyCredits = sold ?? planOf(await loadCatalogue(ports.now()), planKey).monthlyCredits
  const movement = {
    key: invoiceKey(account, invoice.id),
    type: 'plan' as const,
    amount: monthlyCredits * unitsPerCredit,
    ref: invoice.id,
    actor: 'stripe',
  }
  const addons = Object.fromEntries(
    invoice.lines.flatMap(({ key, quantity, amount }) =>
      key && key !== planKey && amount >= 0 ? [[key, quantity]] : [],
    ),
  )
  await addCredit(
    workspaceWallet(owner),
    movement,
    async (writes) => {
      const [stored, billing] = await Promise.all([
        readDocument(region, paths.subscription(invoice.subscriptionId), storedSubscriptionSchema),
        readDocument(region, paths.billing(workspaceId), billingSchema),
      ])
      if (!stored || !billing) throw new Error(`Invoice ${invoice.id} belongs to an unknown subscription`)
      writes.update(stored.path, { addons }, stored.version)
      const { subscription } = billing.data
      if (subscription?.id === invoice.subscriptionId) {
        writes.update(billing.path, { 'subscription.addons': addons }, billing.version)
        await writeLimits(writes, ports.now(), { ...billing.data, subscription: { ...subscription, addons } })
      }
      writes.update(paths.workspace(workspaceId), { hasEverPaid: true })
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
