import type { Stripe } from 'stripe'
import { invalid, StripeFailure } from '../../api/StripeFailure.ts'
import { createSetupIntent } from '../../payments/setUp.ts'
import { find, keep, type Account } from '../../state/Account.ts'
import { mergeMetadata } from '../../state/change.ts'
import { makeId } from '../../state/makeId.ts'
import type { Resource } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'
import { buildSubscription } from './buildSubscription.ts'
import { createInvoice } from '../invoices/createInvoice.ts'
import { finalizeInvoice } from '../invoices/finalizeInvoice.ts'
import { payInvoice } from '../invoices/payInvoice.ts'
import { nextBoundary } from './periods.ts'
import { cadenceOf, readItems, readRates } from './readItems.ts'
import { redeemDiscounts } from '../redeemDiscounts.ts'
import { requireConnected } from './requireConnected.ts'
import { requireOneCurrency } from './requireOneCurrency.ts'
import { requireOwnMethod } from '../requireOwnMethod.ts'
import { cycleLines } from './subscriptionLines.ts'
import { requireTaxable } from '../../tax/requireTaxable.ts'

const daySeconds = 86_400

type Subscription = Resource<'subscription'>
type Params = Given<Stripe.SubscriptionCreateParams>

/** Creates a subscription with its first invoice; it becomes active when that is paid. */
export function createSubscription(account: Account, params: Params, origin: string): Subscription {
  if (!params.customer)
    throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  const customer = find(account, 'customer', params.customer, 'customer')
  if (params.default_payment_method) requireOwnMethod(account, params.default_payment_method, customer.id)
  requireConnected(account, params.application_fee_percent)
  if (params.trial_period_days && params.discounts && params.discounts.length > 0)
    throw invalid("The sandbox's Stripe does not model discounts of a trial.", {
      code: 'sandbox_not_modelled',
      param: 'trial_period_days',
    })
  const start = account.now()
  const id = makeId('sub_1')
  const items = readItems(account, [], params.items ?? [], { id, start, end: start })
  requireOneCurrency(account, customer.id, items[0]?.price.currency)
  const trialEnd = params.trial_period_days ? start + params.trial_period_days * daySeconds : null
  const end = trialEnd ?? nextBoundary(start, start, cadenceOf(items))
  for (const item of items) item.current_period_end = end
  const behavior = params.payment_behavior ?? 'allow_incomplete'
  const method = params.default_payment_method ?? customer.invoice_settings.default_payment_method
  const isFree = items.every(({ price, quantity }) => (price.unit_amount ?? 0) * (quantity ?? 1) === 0)
  if (behavior === 'pending_if_incomplete')
    throw invalid('payment_behavior=pending_if_incomplete is for updates alone.', {
      param: 'payment_behavior',
    })
  if (behavior !== 'default_incomplete' && !method && !isFree) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.'
    throw invalid(message, { code: 'resource_missing' })
  }
  const rates = readRates(account, params.default_tax_rates, 'default_tax_rates') ?? []
  if (params.automatic_tax?.enabled) requireTaxable(account, customer, items, rates)
  const subscription = keep(
    account,
    'subscription',
    buildSubscription(account, {
      id,
      customer: customer.id,
      items,
      rates,
      trialEnd,
      params,
      metadata: mergeMetadata({}, params.metadata),
    }),
  )
  try {
    subscription.discounts = redeemDiscounts(account, params.discounts || [], subscription)
  } catch (error) {
    delete account.data.tables.subscription[id]
    throw error
  }
  customer.currency ??= subscription.currency
  startSubscription(account, subscription, {
    behavior,
    method,
    origin,
    isOffSession: params.off_session !== undefined && params.off_session !== false,
  })
  return subscription
}

interface SubscriptionStart {
  behavior: NonNullable<Params['payment_behavior']>
  method: string | null
  origin: string
  isOffSession: boolean
}

function startSubscription(
  account: Account,
  subscription: Subscription,
  { behavior, method, origin, isOffSession }: SubscriptionStart,
): void {
  const now = account.now()
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_create',
    lines: cycleLines(account, subscription),
    period: { start: now, end: now },
    waits: null,
  })
  if (invoice.amount_due === 0) {
    subscription.status = subscription.trial_end === null ? 'active' : 'trialing'
    if (behavior === 'default_incomplete' && !method) {
      subscription.pending_setup_intent = createSetupIntent(account, { customer: subscription.customer }).id
    }
  }
  account.emit('customer.subscription.created', subscription)
  finalizeInvoice(account, invoice)
  if (behavior === 'default_incomplete') return
  const failure = payInvoice(account, invoice, { isOffSession, origin })
  if (failure && behavior === 'error_if_incomplete') throw new StripeFailure(402, failure.error)
}
