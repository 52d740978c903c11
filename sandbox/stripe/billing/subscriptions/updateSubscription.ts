import type { Stripe } from 'stripe'
import { invalid, StripeFailure } from '../../api/StripeFailure.ts'
import type { Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource, SubscriptionItem } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'
import { createInvoice } from '../invoices/createInvoice.ts'
import { finalizeInvoice } from '../invoices/finalizeInvoice.ts'
import { payInvoice } from '../invoices/payInvoice.ts'
import { periodOf } from './periodOf.ts'
import { nextBoundary } from './periods.ts'
import { cadenceOf, readItems } from './readItems.ts'
import { readSubscriptionFields } from './readSubscriptionFields.ts'
import { redeemDiscounts } from '../redeemDiscounts.ts'
import { requireConnected } from './requireConnected.ts'
import { requireOwnMethod } from '../requireOwnMethod.ts'
import { cycleLines, prorationLines } from './subscriptionLines.ts'
import { requireTaxableChange } from '../../tax/requireTaxable.ts'

type Subscription = Resource<'subscription'>
type Params = Given<Stripe.SubscriptionUpdateParams>

/**
 * Changes a subscription; a change of items is invoiced at once, with the next invoice, or not at all, as
 * requested.
 */
export function updateSubscription(
  account: Account,
  subscription: Subscription,
  params: Params,
  origin: string,
): void {
  refuseByStatus(subscription, params)
  const {
    payment_behavior: behavior = 'allow_incomplete',
    proration_behavior: proration = 'create_prorations',
  } = params
  if (behavior === 'pending_if_incomplete') {
    throw invalid("The sandbox's Stripe does not model payment_behavior=pending_if_incomplete.", {
      code: 'sandbox_not_modelled',
      param: 'payment_behavior',
    })
  }
  requireConnected(account, params.application_fee_percent)
  if (params.default_payment_method)
    requireOwnMethod(account, params.default_payment_method, subscription.customer)
  const before = subscription.items.data
  const after = params.items
    ? readItems(account, before, params.items, { id: subscription.id, ...periodOf(subscription) })
    : structuredClone(before)
  requireTaxableChange(account, subscription, params, after)
  const at = params.proration_date ?? account.now()
  const lines = proration === 'none' ? [] : prorationLines(account, subscription, { before, after, at })
  const isReset = params.billing_cycle_anchor?.type === 'now' || rhythm(before) !== rhythm(after)
  // A new interval starts a new period: the rest of the old one is credited, the new one is paid in full.
  if (isReset) restart(account, after)
  const discounts =
    params.discounts === undefined
      ? undefined
      : redeemDiscounts(account, params.discounts || [], subscription)
  change(
    account,
    subscription,
    {
      ...readSubscriptionFields(account, subscription, params),
      ...(discounts && { discounts }),
      ...(isReset && { billing_cycle_anchor: account.now() }),
      items: { ...subscription.items, data: after },
    },
    'customer.subscription.updated',
  )
  const settled = isReset
    ? [...credits(account, subscription, { before, at, proration }), ...cycleLines(account, subscription)]
    : lines
  if (isReset || (proration === 'always_invoice' && lines.length > 0)) {
    settle(account, subscription, settled, {
      behavior,
      origin,
      isOffSession: params.off_session !== undefined && params.off_session !== false,
    })
  } else if (lines.length > 0) {
    account.data.pendingLines[subscription.id] = [
      ...(account.data.pendingLines[subscription.id] ?? []),
      ...lines,
    ]
  }
}

function credits(
  account: Account,
  subscription: Subscription,
  { before, at, proration }: { before: SubscriptionItem[]; at: number; proration: string },
) {
  return proration === 'none' ? [] : prorationLines(account, subscription, { before, after: [], at })
}

interface Settlement {
  behavior: string
  origin: string
  isOffSession: boolean
}

function settle(
  account: Account,
  subscription: Subscription,
  lines: ReturnType<typeof cycleLines>,
  { behavior, origin, isOffSession }: Settlement,
): void {
  const now = account.now()
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_update',
    lines,
    period: { start: now, end: now },
    waits: null,
  })
  finalizeInvoice(account, invoice)
  if (behavior === 'default_incomplete') {
    if (invoice.amount_due > 0)
      change(account, subscription, { status: 'past_due' }, 'customer.subscription.updated')
    return
  }
  const failure = payInvoice(account, invoice, { isOffSession, origin })
  if (failure && behavior === 'error_if_incomplete') throw new StripeFailure(402, failure.error)
}

function refuseByStatus({ status }: Subscription, params: Params): void {
  const given = Object.keys(params)
  const isRefused = (allowed: readonly string[]) =>
    given.some((name) => ![...allowed, 'expand', 'metadata'].includes(name))
  if ((status === 'canceled' || status === 'incomplete_expired') && isRefused(['cancellation_details'])) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (
    status === 'incomplete' &&
    isRefused(['default_payment_method', 'payment_settings', 'cancellation_details', 'description'])
  ) {
    throw invalid(
      'An incomplete subscription can only update its metadata and payment method: its first invoice is open.',
      { code: 'subscription_incomplete' },
    )
  }
}

function restart(account: Account, items: readonly SubscriptionItem[]): void {
  const start = account.now()
  for (const item of items) {
    item.current_period_start = start
    item.current_period_end = nextBoundary(start, start, cadenceOf(items))
  }
}

const rhythm = (items: readonly SubscriptionItem[]) =>
  `${cadenceOf(items).interval} ${cadenceOf(items).interval_count}`
