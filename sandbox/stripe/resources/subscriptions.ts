import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { page } from '../api/page.ts'
import { invalid, missing } from '../api/StripeFailure.ts'
import { createSubscription } from '../billing/subscriptions/createSubscription.ts'
import { endSubscription } from '../billing/subscriptions/endSubscription.ts'
import { rehearse } from '../billing/rehearse.ts'
import { updateSubscription } from '../billing/subscriptions/updateSubscription.ts'
import { find, rows, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import { matchesFilter, listRows } from './listRows.ts'

type Subscription = Resource<'subscription'>

export const subscriptions = [
  endpoint<Stripe.SubscriptionCreateParams>(
    'POST /v1/subscriptions',
    'SubscriptionCreateParams',
    ({ account, params, origin }) =>
      allOrNothing(account, params.payment_behavior === 'error_if_incomplete', (safe) =>
        createSubscription(safe, params, origin),
      ),
  ),
  endpoint<Stripe.SubscriptionListParams>(
    'GET /v1/subscriptions',
    'SubscriptionListParams',
    ({ account, params, path }) =>
      listRows('subscription', {
        account,
        params,
        path,
        keeps: (row) =>
          matchesFilter(params.customer, row.customer) &&
          hasStatus(row, params.status) &&
          (params.price === undefined || row.items.data.some(({ price }) => price.id === params.price)),
      }),
  ),
  endpoint<Stripe.SubscriptionRetrieveParams>(
    'GET /v1/subscriptions/:id',
    'SubscriptionRetrieveParams',
    ({ account, id }) => find(account, 'subscription', id),
  ),
  endpoint<Stripe.SubscriptionUpdateParams>(
    'POST /v1/subscriptions/:id',
    'SubscriptionUpdateParams',
    ({ account, id, params, origin }) =>
      allOrNothing(account, params.payment_behavior === 'error_if_incomplete', (safe) => {
        const subscription = find(safe, 'subscription', id)
        updateSubscription(safe, subscription, params, origin)
        return subscription
      }),
  ),
  endpoint<Stripe.SubscriptionCancelParams>(
    'DELETE /v1/subscriptions/:id',
    'SubscriptionCancelParams',
    cancel,
  ),
  endpoint<Stripe.SubscriptionItemListParams>(
    'GET /v1/subscription_items',
    'SubscriptionItemListParams',
    ({ account, params, path }) =>
      page(find(account, 'subscription', params.subscription, 'subscription').items.data, params, path),
  ),
  endpoint<Stripe.SubscriptionItemRetrieveParams>(
    'GET /v1/subscription_items/:id',
    'SubscriptionItemRetrieveParams',
    ({ account, id }) => {
      const item = rows(account, 'subscription')
        .flatMap((row) => row.items.data)
        .find((row) => row.id === id)
      if (!item) throw missing('subscription_item', id)
      return item
    },
  ),
]

function cancel({ account, id, params }: Call<Stripe.SubscriptionCancelParams>): Subscription {
  const subscription = find(account, 'subscription', id)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw missing('subscription', id)
  const { comment, feedback } = params.cancellation_details ?? {}
  endSubscription(account, subscription, {
    reason: 'cancellation_requested',
    ...(comment !== undefined && { comment: comment || null }),
    ...(feedback !== undefined && { feedback: feedback || null }),
  })
  return subscription
}

/** Undoes the change when a failed payment has to be an error. */
function allOrNothing(
  account: Account,
  isRehearsed: boolean,
  run: (account: Account) => Subscription,
): Subscription {
  if (!isRehearsed) return run(account)
  const rehearsal = rehearse(account)
  const subscription = run(rehearsal.account)
  rehearsal.commit()
  return subscription
}

/** Returns whether a subscription matches the filter; without one, canceled subscriptions are excluded. */
function hasStatus({ status }: Subscription, requested: string | undefined): boolean {
  if (requested === 'all') return true
  if (requested === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  if (requested === undefined) return status !== 'canceled' && status !== 'incomplete_expired'
  if (requested === 'trialing' || requested === 'paused') {
    throw invalid(`The sandbox's Stripe has no subscription that is ${requested}.`, {
      code: 'sandbox_not_modelled',
      param: 'status',
    })
  }
  return status === requested
}
