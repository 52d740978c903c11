import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { find, keep, type Account } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { matchesFilter, listRows } from './listRows.ts'

export const refunds = [
  endpoint<Stripe.RefundCreateParams>('POST /v1/refunds', 'RefundCreateParams', create),
  endpoint<Stripe.RefundListParams>('GET /v1/refunds', 'RefundListParams', ({ account, params, path }) =>
    listRows('refund', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.charge, row.charge) && matchesFilter(params.payment_intent, row.payment_intent),
    }),
  ),
  endpoint<Stripe.RefundRetrieveParams>('GET /v1/refunds/:id', 'RefundRetrieveParams', ({ account, id }) =>
    find(account, 'refund', id),
  ),
]

function create({ account, params }: Call<Stripe.RefundCreateParams>): Resource<'refund'> {
  const charge = chooseCharge(account, params)
  const left = charge.amount - charge.amount_refunded
  const amount = params.amount ?? left
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  if (params.refund_application_fee && !charge.application_fee_amount) {
    throw invalid('The charge has no application fee to refund.', { param: 'refund_application_fee' })
  }
  const refund = keep(account, 'refund', {
    id: makeId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  account.emit('refund.created', refund)
  account.emit('charge.refunded', charge, previous)
  return refund
}

function chooseCharge(account: Account, params: Given<Stripe.RefundCreateParams>): Resource<'charge'> {
  if (params.charge && params.payment_intent) {
    throw invalid('You may only specify one of these parameters: charge, payment_intent.', {
      code: 'parameters_exclusive',
      param: 'charge',
    })
  }
  if (params.payment_intent) {
    const intent = find(account, 'payment_intent', params.payment_intent, 'payment_intent')
    if (intent.status !== 'succeeded' || intent.latest_charge === null) {
      throw invalid('This PaymentIntent does not have a successful charge to refund.', {
        code: 'payment_intent_unexpected_state',
      })
    }
    return find(account, 'charge', intent.latest_charge, 'payment_intent')
  }
  if (!params.charge) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    )
  }
  const charge = find(account, 'charge', params.charge, 'charge')
  if (charge.status !== 'succeeded')
    throw invalid('This charge did not succeed and cannot be refunded.', { code: 'charge_not_refundable' })
  return charge
}
