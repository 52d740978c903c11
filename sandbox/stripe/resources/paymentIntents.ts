import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid, type StripeFailure } from '../api/StripeFailure.ts'
import { followPayment } from '../billing/invoices/followPayment.ts'
import { confirmPayment } from '../payments/confirmPayment.ts'
import { createIntent } from '../payments/createIntent.ts'
import { findPaymentMethod } from '../payments/createPaymentMethod.ts'
import { requireFee, requireOpen, requireReturnUrl } from '../payments/intentChecks.ts'
import { requireAmount, requireCurrency } from '../payments/requireMoney.ts'
import { find, type Account } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { failureForCaller, forCaller, showIntent } from './forCaller.ts'
import { matchesFilter, listRows } from './listRows.ts'
import { requireSecret } from './requireSecret.ts'

type Intent = Resource<'payment_intent'>

export const paymentIntents = [
  endpoint<Stripe.PaymentIntentCreateParams>('POST /v1/payment_intents', 'PaymentIntentCreateParams', create),
  endpoint<Stripe.PaymentIntentListParams>(
    'GET /v1/payment_intents',
    'PaymentIntentListParams',
    ({ account, params, path }) =>
      listRows('payment_intent', {
        account,
        params,
        path,
        keeps: (row) => matchesFilter(params.customer, row.customer),
      }),
  ),
  endpoint<Stripe.PaymentIntentRetrieveParams>(
    'GET /v1/payment_intents/:id',
    'PaymentIntentRetrieveParams',
    (call) => showIntent(call, find(call.account, 'payment_intent', call.id), 'PaymentIntent'),
    true,
  ),
  endpoint<Stripe.PaymentIntentUpdateParams>(
    'POST /v1/payment_intents/:id',
    'PaymentIntentUpdateParams',
    update,
  ),
  endpoint<Stripe.PaymentIntentConfirmParams>(
    'POST /v1/payment_intents/:id/confirm',
    'PaymentIntentConfirmParams',
    confirm,
    true,
  ),
  endpoint<Stripe.PaymentIntentCancelParams>(
    'POST /v1/payment_intents/:id/cancel',
    'PaymentIntentCancelParams',
    cancel,
  ),
]

function create({ account, params, origin }: Call<Stripe.PaymentIntentCreateParams>): Intent {
  const currency = requireCurrency(params.currency)
  requireAmount(params.amount, currency)
  if (params.customer) find(account, 'customer', params.customer, 'customer')
  if (params.off_session && !params.confirm) {
    throw invalid('You can only set `off_session` when `confirm` is true.', { param: 'off_session' })
  }
  if (params.capture_method && params.capture_method === 'manual') {
    throw invalid("The sandbox's Stripe does not model capture_method=manual.", {
      code: 'sandbox_not_modelled',
      param: 'capture_method',
    })
  }
  requireFee(account, params.application_fee_amount || undefined, params.amount)
  const automatic =
    params.automatic_payment_methods ?? (params.allowed_payment_method_types ? undefined : { enabled: true })
  if (params.confirm) requireReturnUrl(params, automatic)
  const method = params.payment_method ? findPaymentMethod(account, params.payment_method) : undefined
  const intent = createIntent(account, {
    amount: params.amount,
    currency,
    application_fee_amount: params.application_fee_amount || null,
    automatic_payment_methods: automatic
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: automatic.enabled }
      : null,
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: method?.id ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
  })
  const failure = params.confirm ? pay(account, intent, params, origin) : undefined
  if (failure) throw failure
  return intent
}

function update({ account, id, params }: Call<Stripe.PaymentIntentUpdateParams>): Intent {
  const intent = find(account, 'payment_intent', id)
  requireOpen(intent, 'update')
  const method = params.payment_method ? findPaymentMethod(account, params.payment_method).id : undefined
  if (params.customer) find(account, 'customer', params.customer, 'customer')
  if (params.amount !== undefined) requireAmount(params.amount, intent.currency)
  requireFee(account, params.application_fee_amount || undefined, params.amount ?? intent.amount)
  change(account, intent, {
    amount: params.amount,
    currency: params.currency === undefined ? undefined : requireCurrency(params.currency),
    customer: params.customer,
    payment_method: method,
    application_fee_amount: params.application_fee_amount || undefined,
    description: params.description,
    receipt_email: params.receipt_email || undefined,
    setup_future_usage: params.setup_future_usage || undefined,
    metadata: params.metadata === undefined ? undefined : mergeMetadata(intent.metadata, params.metadata),
    status:
      method !== undefined && intent.status === 'requires_payment_method'
        ? 'requires_confirmation'
        : undefined,
  })
  return intent
}

function confirm(call: Call<Stripe.PaymentIntentConfirmParams>): object {
  const { account, id, params, origin, isPublishable } = call
  const intent = find(account, 'payment_intent', id)
  requireSecret(call, intent, 'PaymentIntent')
  if (!isPublishable) requireReturnUrl(params, intent.automatic_payment_methods ?? undefined)
  if (params.payment_method) intent.payment_method = findPaymentMethod(account, params.payment_method).id
  if (params.setup_future_usage) intent.setup_future_usage = params.setup_future_usage
  if (params.receipt_email) intent.receipt_email = params.receipt_email
  const failure = pay(account, intent, params, origin)
  if (failure) throw failureForCaller(call, failure)
  return forCaller(call, intent)
}

function cancel({ account, id, params }: Call<Stripe.PaymentIntentCancelParams>): Intent {
  const intent = find(account, 'payment_intent', id)
  requireOpen(intent, 'cancel')
  intent.status = 'canceled'
  intent.canceled_at = account.now()
  intent.cancellation_reason = params.cancellation_reason ?? null
  intent.next_action = null
  account.emit('payment_intent.canceled', intent)
  return intent
}

/** Pays an intent; its invoice, if any, is updated before the caller gets the result. */
function pay(
  account: Account,
  intent: Intent,
  params: Given<Stripe.PaymentIntentConfirmParams>,
  origin: string,
): StripeFailure | undefined {
  const isOffSession = params.off_session !== undefined && params.off_session !== false
  const failure = confirmPayment(account, intent, {
    isOffSession,
    isErrorOnAction: isOffSession || params.error_on_requires_action === true,
    returnUrl: params.return_url,
    origin,
  })
  followPayment(account, intent)
  return failure
}
