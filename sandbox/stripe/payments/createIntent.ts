import { keep, type Account } from '../state/Account.ts'
import { randomText, makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'

type Intent = Resource<'payment_intent'>

/** Creates a payment intent that requires a method, and emits its event. */
export function createIntent(
  account: Account,
  given: Pick<Intent, 'amount' | 'currency'> & Partial<Intent>,
): Intent {
  const id = makeId('pi_3')
  const intent = keep(account, 'payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given,
  })
  account.emit('payment_intent.created', intent)
  return intent
}
