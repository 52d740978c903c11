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
import type { Invoice, PaymentAccount, SubscriptionTruth } from '../payments/Payments.ts'

/** `subs/{id}`: what the payment service said of a subscription when it was last asked. */
export const storedSubscriptionSchema = subscriptionSchema.extend({ workspaceId: z.string() })

/**
 * Brings our books to what the payment service says of a subscription: asked for after what is stored was
 * read, and written only if that has not changed meanwhile, so that the newest answer is the one that stays.
 */
export async function syncSubscription(
  ports: BillingPorts,
  { region, workspaceId }: Owner,
  account: PaymentAccount,
  id: string,
): Promise<SubscriptionTruth> {
  return untilUnchanged(async () => {
    const path = paths.subscription(id)
    const [stored, billing] = await Promise.all([
      readDocument(region, path, storedSubscriptionSchema),
      readDocument(region, paths.billing(workspaceId), billingSchema),
    ])
    const truth = await account.readSubscription(id)
    if (!billing || truth.customerId !== billing.data.customerId)
      throw new Error(`Subscription ${id} is not of workspace ${workspaceId}`)
    // Somebody has sold this customer something else by hand: none of our business.
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
      // What is entitled to are the add-ons that a paid invoice names; until the first one there are none.
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

/** Whether it had begun and waits for money now. */
export const isUnpaid = (status: Subscription['status']) => status === 'past_due' || status === 'unpaid'

/**
 * An old subscription that ends takes nothing from a newer one: the newest that entitles counts, else the
 * newest.
 */
function chooseSubscription(subscriptions: Subscription[], now: number): Subscription | null {
  const newestFirst = subscriptions.toSorted((one, other) => other.startedAt - one.startedAt)
  return newestFirst.find((subscription) => isEntitled(subscription, now)) ?? newestFirst[0] ?? null
}

/** A paid invoice brings the month's credit and the add-ons that it names, once. */
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
  // What was sold with the price; the catalogue may have changed since.
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
      if (!stored || !billing) throw new Error(`Invoice ${invoice.id} is of a subscription that nobody knows`)
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

/** The ledger entry of an invoice's credit. */
export const invoiceKey = (account: PaymentAccountKey, invoiceId: string) => `inv:${account}:${invoiceId}`

/**
 * Keeps with the workspace what it may do by now, so that every gate has it in the document that it reads
 * anyway.
 */
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
