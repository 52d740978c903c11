import { invalid, StripeFailure } from '../api/StripeFailure.ts'
import { find, keep, type Account } from '../state/Account.ts'
import { randomText, makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { needsAuthentication, nextAction, markSetUp, testCardOf } from './authentication.ts'
import { attach } from './createPaymentMethod.ts'

type Intent = Resource<'setup_intent'>

export function createSetupIntent(account: Account, given: Partial<Intent>): Intent {
  const id = makeId('seti_1')
  const intent = keep(account, 'setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(28)}`,
    created: account.now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: 'off_session',
    ...given,
  })
  account.emit('setup_intent.created', intent)
  return intent
}

/** Tries to save a card; a decline is returned, as for payments. */
export function confirmSetUp(
  account: Account,
  intent: Intent,
  { returnUrl, origin }: { returnUrl?: string | undefined; origin: string },
): StripeFailure | undefined {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.payment_method === null) {
    const why =
      intent.payment_method === null ? "it's missing a payment method" : `it has a status of ${intent.status}`
    throw invalid(`You cannot confirm this SetupIntent because ${why}.`, {
      code: 'setup_intent_unexpected_state',
    })
  }
  intent.last_setup_error = null
  intent.next_action = null
  const card = testCardOf(account, intent.payment_method)
  if (card?.isRefusedOnAttach && card.decline) return declineSetUp(account, intent, card.decline)
  if (
    card?.authentication === 'set_up_already' ||
    !needsAuthentication(account, intent.payment_method, false)
  ) {
    finishSetUp(account, intent)
    return undefined
  }
  intent.status = 'requires_action'
  intent.next_action = nextAction(intent.id, returnUrl, origin)
  account.emit('setup_intent.requires_action', intent)
  return undefined
}

/** Attaches the card of an intent to its customer, and marks it as set up. */
export function finishSetUp(account: Account, intent: Intent): void {
  const methodId = intent.payment_method ?? ''
  if (intent.customer !== null) attach(account, find(account, 'payment_method', methodId), intent.customer)
  if (intent.usage === 'off_session') markSetUp(account, methodId)
  intent.status = 'succeeded'
  intent.next_action = null
  account.emit('setup_intent.succeeded', intent)
}

export function failSetUpChallenge(account: Account, intent: Intent): void {
  endAttempt(account, intent, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'The latest attempt to set up the payment method has failed because authentication failed.',
  })
}

function declineSetUp(
  account: Account,
  intent: Intent,
  decline: { code: string; decline_code: string; message: string },
): StripeFailure {
  const error = { type: 'card_error', ...decline } as const
  endAttempt(account, intent, error)
  return new StripeFailure(402, { ...error, setup_intent: intent })
}

function endAttempt(account: Account, intent: Intent, error: object): void {
  const method = structuredClone(find(account, 'payment_method', intent.payment_method ?? ''))
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, payment_method: method },
  })
  account.emit('setup_intent.setup_failed', intent)
}
