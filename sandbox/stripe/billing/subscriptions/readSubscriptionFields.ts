import type { Stripe } from 'stripe'
import type { Account } from '../../state/Account.ts'
import { mergeMetadata } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'
import { automaticTaxOf } from './buildSubscription.ts'
import { periodOf } from './periodOf.ts'
import { readRates } from './readItems.ts'

type Subscription = Resource<'subscription'>
type Params = Given<Stripe.SubscriptionUpdateParams>

/** Returns the fields of an update that are stored without a calculation. */
export function readSubscriptionFields(
  account: Account,
  subscription: Subscription,
  params: Params,
): Partial<Subscription> {
  const isEnding = params.cancel_at_period_end
  return {
    application_fee_percent:
      params.application_fee_percent === undefined ? undefined : params.application_fee_percent || null,
    ...(params.automatic_tax && { automatic_tax: automaticTaxOf(params.automatic_tax) }),
    default_payment_method:
      params.default_payment_method === undefined ? undefined : params.default_payment_method || null,
    default_tax_rates: readRates(account, params.default_tax_rates, 'default_tax_rates'),
    description: params.description === undefined ? undefined : params.description || null,
    metadata:
      params.metadata === undefined ? undefined : mergeMetadata(subscription.metadata, params.metadata),
    ...(params.payment_settings && { payment_settings: readSettings(subscription, params.payment_settings) }),
    ...(isEnding !== undefined && {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? periodOf(subscription).end : null,
      canceled_at: isEnding ? account.now() : null,
    }),
    ...((isEnding !== undefined || params.cancellation_details) && {
      cancellation_details: readDetails(subscription, params),
    }),
  }
}

function readSettings(
  subscription: Subscription,
  given: NonNullable<Params['payment_settings']>,
): Subscription['payment_settings'] {
  const before = subscription.payment_settings
  return {
    payment_method_options: null,
    payment_method_types:
      given.payment_method_types === undefined
        ? (before?.payment_method_types ?? null)
        : given.payment_method_types || null,
    save_default_payment_method:
      given.save_default_payment_method ?? before?.save_default_payment_method ?? 'off',
  }
}

function readDetails(
  subscription: Subscription,
  { cancel_at_period_end: isEnding, cancellation_details: given }: Params,
): Subscription['cancellation_details'] {
  const before = subscription.cancellation_details
  return {
    comment: given?.comment ?? before?.comment ?? null,
    feedback: given?.feedback || (before?.feedback ?? null),
    feedback_option: null,
    reason: isEnding === undefined ? (before?.reason ?? null) : isEnding ? 'cancellation_requested' : null,
  }
}
