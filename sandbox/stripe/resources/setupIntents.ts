import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { findPaymentMethod } from '../payments/createPaymentMethod.ts'
import { confirmSetUp, createSetupIntent } from '../payments/setUp.ts'
import { find } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import type { Resource } from '../state/State.ts'
import { failureForCaller, forCaller, showIntent } from './forCaller.ts'
import { matchesFilter, listRows } from './listRows.ts'
import { requireSecret } from './requireSecret.ts'

export const setupIntents = [
  endpoint<Stripe.SetupIntentCreateParams>('POST /v1/setup_intents', 'SetupIntentCreateParams', create),
  endpoint<Stripe.SetupIntentListParams>(
    'GET /v1/setup_intents',
    'SetupIntentListParams',
    ({ account, params, path }) =>
      listRows('setup_intent', {
        account,
        params,
        path,
        keeps: (row) =>
          matchesFilter(params.customer, row.customer) &&
          matchesFilter(params.payment_method, row.payment_method),
      }),
  ),
  endpoint<Stripe.SetupIntentRetrieveParams>(
    'GET /v1/setup_intents/:id',
    'SetupIntentRetrieveParams',
    (call) => showIntent(call, find(call.account, 'setup_intent', call.id), 'SetupIntent'),
    true,
  ),
  endpoint<Stripe.SetupIntentConfirmParams>(
    'POST /v1/setup_intents/:id/confirm',
    'SetupIntentConfirmParams',
    confirm,
    true,
  ),
  endpoint<Stripe.SetupIntentCancelParams>(
    'POST /v1/setup_intents/:id/cancel',
    'SetupIntentCancelParams',
    cancel,
  ),
]

function create({ account, params, origin }: Call<Stripe.SetupIntentCreateParams>): Resource<'setup_intent'> {
  if (params.customer) find(account, 'customer', params.customer, 'customer')
  const method = params.payment_method ? findPaymentMethod(account, params.payment_method) : undefined
  if (params.confirm && !method)
    throw invalid('You must provide a payment_method when `confirm` is true.', { param: 'payment_method' })
  const automatic =
    params.automatic_payment_methods ?? (params.allowed_payment_method_types ? undefined : { enabled: true })
  const intent = createSetupIntent(account, {
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: method?.id ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    usage: params.usage ?? 'off_session',
    automatic_payment_methods: automatic
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: automatic.enabled }
      : null,
  })
  const failure = params.confirm
    ? confirmSetUp(account, intent, { returnUrl: params.return_url, origin })
    : undefined
  if (failure) throw failure
  return intent
}

function confirm(call: Call<Stripe.SetupIntentConfirmParams>): object {
  const { account, id, params, origin } = call
  const intent = find(account, 'setup_intent', id)
  requireSecret(call, intent, 'SetupIntent')
  if (params.payment_method) intent.payment_method = findPaymentMethod(account, params.payment_method).id
  const failure = confirmSetUp(account, intent, { returnUrl: params.return_url, origin })
  if (failure) throw failureForCaller(call, failure)
  return forCaller(call, intent)
}

function cancel({ account, id, params }: Call<Stripe.SetupIntentCancelParams>): Resource<'setup_intent'> {
  const intent = find(account, 'setup_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    })
  }
  intent.status = 'canceled'
  intent.cancellation_reason = params.cancellation_reason ?? null
  intent.next_action = null
  account.emit('setup_intent.canceled', intent)
  return intent
}
