import { invalid, StripeFailure } from '../api/StripeFailure.ts'
import { find, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import { needsAuthentication, nextAction, markSetUp, testCardOf } from './authentication.ts'
import { createCharge } from './createCharge.ts'
import { attach, requireUnspent, spend } from './createPaymentMethod.ts'
import { createDispute } from './createDispute.ts'
import type { TestCard } from './testCards.ts'

type Intent = Resource<'payment_intent'>
type Decline = NonNullable<TestCard['decline']>

interface Confirmation {
  /** The holder is absent: banks may accept a card that was set up for that. */
  isOffSession: boolean
  /** Makes a bank that still requires the holder decline; otherwise the intent waits for the holder. */
  isErrorOnAction: boolean
  returnUrl?: string | undefined
  origin: string
}

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/**
 * Tries to charge an intent. A decline is returned, so that the caller can update its own state before it
 * throws.
 */
export function confirmPayment(
  account: Account,
  intent: Intent,
  confirmation: Confirmation,
): StripeFailure | undefined {
  const methodId = requireConfirmable(account, intent)
  intent.last_payment_error = null
  intent.next_action = null
  if (!needsAuthentication(account, methodId, confirmation.isOffSession))
    return finishPayment(account, intent)
  if (confirmation.isErrorOnAction) return declinePayment(account, intent, methodId, authenticationRequired)
  intent.status = 'requires_action'
  intent.next_action = nextAction(intent.id, confirmation.returnUrl, confirmation.origin)
  account.emit('payment_intent.requires_action', intent)
  return undefined
}

/** Charges an intent after the bank has agreed, or was not involved. */
export function finishPayment(account: Account, intent: Intent): StripeFailure | undefined {
  const methodId = intent.payment_method ?? ''
  const card = testCardOf(account, methodId)
  if (card?.decline) return declinePayment(account, intent, methodId, card.decline)
  saveForLater(account, intent, methodId)
  spend(account, find(account, 'payment_method', methodId))
  const charge = createCharge(account, intent, methodId, undefined)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.next_action = null
  account.emit('charge.succeeded', charge)
  account.emit('payment_intent.succeeded', intent)
  if (card?.isDisputed) createDispute(account, charge, { amount: charge.amount, reason: 'fraudulent' })
  return undefined
}

/** Fails the bank's challenge of an intent. */
export function failChallenge(account: Account, intent: Intent): void {
  const method = find(account, 'payment_method', intent.payment_method ?? '')
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. ' +
      'You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: structuredClone(method),
  }
  account.emit('payment_intent.payment_failed', intent)
}

function declinePayment(account: Account, intent: Intent, methodId: string, decline: Decline): StripeFailure {
  const charge = createCharge(account, intent, methodId, decline)
  const method = structuredClone(find(account, 'payment_method', methodId))
  const error = { type: 'card_error', charge: charge.id, ...decline } as const
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.next_action = null
  Object.assign(intent, { last_payment_error: { ...error, payment_method: method } })
  account.emit('charge.failed', charge)
  account.emit('payment_intent.payment_failed', intent)
  return new StripeFailure(402, { ...error, payment_intent: intent, payment_method: method })
}

function saveForLater(account: Account, intent: Intent, methodId: string): void {
  if (intent.setup_future_usage === null) return
  if (intent.customer !== null) attach(account, find(account, 'payment_method', methodId), intent.customer)
  if (intent.setup_future_usage === 'off_session') markSetUp(account, methodId)
}

function requireConfirmable(account: Account, intent: Intent): string {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message:
        intent.status === 'succeeded'
          ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
          : 'You cannot confirm this PaymentIntent because it has a status of canceled.',
      payment_intent: intent,
    })
  }
  if (intent.payment_method === null) {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message:
        "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent " +
        'with a payment method and then confirm it again, or confirm it again directly with a payment method.',
      payment_intent: intent,
    })
  }
  requireChargesEnabled(account)
  const method = find(account, 'payment_method', intent.payment_method, 'payment_method')
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid(
      intent.customer === null
        ? 'The provided PaymentMethod is attached to a customer so for security purposes you must provide the customer in the request.'
        : 'The provided PaymentMethod cannot be used because it belongs to a different Customer.',
      { param: 'payment_method' },
    )
  }
  requireUnspent(account, method)
  return method.id
}

/** Requires that the account has completed its onboarding. */
export function requireChargesEnabled(account: Account): void {
  const platform = account.world.accounts[account.world.platform]
  const row = account.isConnected ? platform?.tables.account[account.id] : undefined
  if (row && !row.charges_enabled)
    throw invalid('Your account cannot currently make charges. Complete its onboarding first.')
}
