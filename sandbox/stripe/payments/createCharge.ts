import { find, keep, type Account } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { TestCard } from './testCards.ts'

type Decline = NonNullable<TestCard['decline']>

/** Creates the charge of one attempt to pay a payment intent. */
export function createCharge(
  account: Account,
  intent: Resource<'payment_intent'>,
  methodId: string,
  decline: Decline | undefined,
): Resource<'charge'> {
  const method = find(account, 'payment_method', methodId)
  const id = makeId('ch_3')
  const { card } = method
  return keep(account, 'charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'PARLEY SANDBOX',
    captured: !decline,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: decline ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: decline
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: methodId,
    payment_method_details: {
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: null,
        brand: card?.brand ?? null,
        checks: card?.checks ?? null,
        country: card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 1,
        exp_year: card?.exp_year ?? 2000,
        fingerprint: card?.fingerprint ?? null,
        funding: card?.funding ?? null,
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_token: { used: false },
        network_transaction_id: null,
        regulated_status: card?.regulated_status ?? null,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `https://pay.stripe.example/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  })
}
