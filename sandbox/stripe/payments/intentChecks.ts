import type { Stripe } from 'stripe'
import { invalid, StripeFailure } from '../api/StripeFailure.ts'
import type { Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'

/** Requires a return URL when automatic methods may redirect away from the page. */
export function requireReturnUrl(
  params: Pick<Given<Stripe.PaymentIntentConfirmParams>, 'return_url' | 'off_session'>,
  automatic: { enabled: boolean; allow_redirects?: string } | undefined,
): void {
  if (params.return_url || params.off_session || !automatic?.enabled || automatic.allow_redirects === 'never')
    return
  throw invalid(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods ' +
      "might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based " +
      'payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never`.',
    { param: 'return_url' },
  )
}

/** Throws Stripe's error when an intent has succeeded or was cancelled. */
export function requireOpen(intent: Resource<'payment_intent'>, action: string): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}

/** Throws Stripe's error for a fee outside a connected account, or above the amount. */
export function requireFee(account: Account, fee: number | undefined, amount: number): void {
  if (fee === undefined) return
  if (!account.isConnected) {
    throw invalid(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or ' +
        'Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param: 'application_fee_amount' },
    )
  }
  if (fee > amount)
    throw invalid('The application fee cannot be greater than the amount.', {
      param: 'application_fee_amount',
    })
}
