import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { attach, createPaymentMethod, findPaymentMethod, spend } from '../payments/createPaymentMethod.ts'
import { testCardOfName } from '../payments/testCards.ts'
import { find, rows } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import type { Resource } from '../state/State.ts'
import { matchesFilter, listRows } from './listRows.ts'

type Method = Resource<'payment_method'>

export const paymentMethods = [
  endpoint<Stripe.PaymentMethodCreateParams>(
    'POST /v1/payment_methods',
    'PaymentMethodCreateParams',
    create,
    true,
  ),
  endpoint<Stripe.PaymentMethodListParams>(
    'GET /v1/payment_methods',
    'PaymentMethodListParams',
    ({ account, params, path }) => {
      if (params.customer) find(account, 'customer', params.customer, 'customer')
      return listRows('payment_method', {
        account,
        params,
        path,
        keeps: (row) =>
          row.customer !== null &&
          matchesFilter(params.customer, row.customer) &&
          matchesFilter(params.type, row.type),
      })
    },
  ),
  endpoint<Stripe.PaymentMethodRetrieveParams>(
    'GET /v1/payment_methods/:id',
    'PaymentMethodRetrieveParams',
    ({ account, id }) => find(account, 'payment_method', id),
  ),
  endpoint<Stripe.PaymentMethodUpdateParams>(
    'POST /v1/payment_methods/:id',
    'PaymentMethodUpdateParams',
    update,
  ),
  endpoint<Stripe.PaymentMethodAttachParams>(
    'POST /v1/payment_methods/:id/attach',
    'PaymentMethodAttachParams',
    ({ account, id, params }) => {
      if (!params.customer)
        throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
      const method = findPaymentMethod(account, id, 'id')
      attach(account, method, params.customer)
      return method
    },
  ),
  endpoint<Stripe.PaymentMethodDetachParams>(
    'POST /v1/payment_methods/:id/detach',
    'PaymentMethodDetachParams',
    detach,
  ),
]

function create({ account, params, isPublishable }: Call<Stripe.PaymentMethodCreateParams>): Method {
  if (params.type !== 'card' || !params.card)
    throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' })
  const { card } = params
  const number = 'token' in card ? testCardOfName(String(card.token).replace(/^tok_/, ''))?.number : undefined
  if (number === undefined && !('number' in card))
    throw invalid('Missing required param: card[number].', {
      code: 'parameter_missing',
      param: 'card[number]',
    })
  if (number === undefined && !isPublishable) {
    throw invalid(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
        'We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
      { status: 402 },
    )
  }
  return createPaymentMethod(account, {
    number: number ?? String('number' in card ? card.number : '').replaceAll(' ', ''),
    exp_month: 'exp_month' in card && typeof card.exp_month === 'number' ? card.exp_month : 8,
    exp_year:
      'exp_year' in card && typeof card.exp_year === 'number'
        ? card.exp_year
        : new Date(account.now() * 1000).getUTCFullYear() + 1,
    metadata: mergeMetadata({}, params.metadata),
    ...(params.billing_details && { billing: params.billing_details }),
    ...(params.allow_redisplay && { allowRedisplay: params.allow_redisplay }),
  })
}

function update({ account, id, params }: Call<Stripe.PaymentMethodUpdateParams>): Method {
  const method = find(account, 'payment_method', id)
  if (method.customer === null) {
    throw invalid('You must save this PaymentMethod to a customer before you can update it.', {
      code: 'payment_method_unexpected_state',
    })
  }
  const { name, email, phone, address } = params.billing_details ?? {}
  change(
    account,
    method,
    {
      allow_redisplay: params.allow_redisplay,
      billing_details: {
        ...method.billing_details,
        ...(name !== undefined && { name: name || null }),
        ...(email !== undefined && { email: email || null }),
        ...(phone !== undefined && { phone: phone || null }),
        ...(address && { address: { ...emptyAddress, ...method.billing_details.address, ...address } }),
      },
      ...(method.card &&
        params.card && { card: { ...method.card, ...params.card, networks: method.card.networks } }),
      metadata: params.metadata === undefined ? undefined : mergeMetadata(method.metadata, params.metadata),
    },
    'payment_method.updated',
  )
  return method
}

/** Detaches a method, and deletes it as a default, because it cannot be charged any more. */
function detach({ account, id }: Call<unknown>): Method {
  const method = find(account, 'payment_method', id)
  const { customer } = method
  if (customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    )
  }
  method.customer = null
  spend(account, method)
  for (const row of rows(account, 'customer')) {
    if (row.invoice_settings.default_payment_method === id) row.invoice_settings.default_payment_method = null
  }
  for (const row of rows(account, 'subscription'))
    if (row.default_payment_method === id) row.default_payment_method = null
  account.emit('payment_method.detached', method, { customer })
  return method
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
