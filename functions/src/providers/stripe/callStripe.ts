import type Stripe from 'stripe'
import { declineKeyOf } from '../../shared/billing/paymentFailures.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'

/** Stripe's codes for a payment of an invoice that only its payer can finish. */
const confirmationCodes = new Set([
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
])

/**
 * Calls Stripe and translates its failures: permanent refusals have a text, and everything that leaves the
 * outcome open is `unavailable`. `inError` finds a result inside a refusal.
 */
export async function callStripe<Result>(
  request: () => Promise<Result>,
  inError?: (error: Stripe.errors.StripeError) => Result | undefined,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    const { default: Client } = await import('stripe')
    if (!(error instanceof Client.errors.StripeError)) throw error
    const found = inError?.(error)
    if (found) return found
    if (error.code && confirmationCodes.has(error.code))
      throw new AppError('failed-precondition', 'bankMustConfirm')
    if (error instanceof Client.errors.StripeCardError)
      throw new AppError('failed-precondition', declineKeyOf(error))
    if (error instanceof Client.errors.StripeIdempotencyError) throw new AppError('already-exists')
    if (error instanceof Client.errors.StripeInvalidRequestError && error.param?.startsWith('discounts'))
      throw new AppError('invalid-argument', undefined, { discountCode: 'invalidDiscountCode' })
    if (error.code === 'tax_id_invalid')
      throw new AppError('invalid-argument', undefined, { vatId: 'vatIdInvalid' })
    if (error.code === 'customer_tax_location_invalid')
      throw new AppError('failed-precondition', 'taxAddressMissing')
    if (error instanceof Client.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      throw new AppError('not-found')
    const isRefused = error instanceof Client.errors.StripePermissionError
    console.error('Stripe did not do what it was asked', {
      type: error.type,
      code: error.code,
      requestId: error.requestId,
      param: error.param,
    })
    // Refused before anything was done: the key or the account may not do this.
    throw new AppError(isRefused ? 'permission-denied' : 'unavailable', 'paymentServiceUnreachable')
  }
}
