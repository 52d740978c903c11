/** Why a card did not pay. Each reason has its texts in `paymentFailureTexts`. */
export const declineKeys = [
  'cardDeclined',
  'cardFundsMissing',
  'cardLimitReached',
  'cardExpired',
  'cardCvcWrong',
  'cardDetailsWrong',
  'cardNotSupported',
  'cardCurrencyNotSupported',
  'cardProcessingFailed',
  'cardNeedsConfirmation',
  'cardNotConfirmed',
] as const

export type DeclineKey = (typeof declineKeys)[number]
export type PaymentFailureKey = DeclineKey | 'purchaseTooLate'

/** Why a payment failed, as the key of its text; empty when it did not, or for an unknown reason. */
export const paymentFailures = ['', ...declineKeys, 'purchaseTooLate'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/**
 * Stripe's codes with a reason of their own (https://docs.stripe.com/declines/codes). Codes of lost and stolen
 * cards and of suspected fraud are left out: Stripe asks to show the general reason for them, because the
 * person at the form may not be the holder.
 */
const keysOfCodes: Readonly<Record<string, DeclineKey>> = {
  insufficient_funds: 'cardFundsMissing',
  card_velocity_exceeded: 'cardLimitReached',
  withdrawal_count_limit_exceeded: 'cardLimitReached',
  expired_card: 'cardExpired',
  incorrect_cvc: 'cardCvcWrong',
  invalid_cvc: 'cardCvcWrong',
  incorrect_number: 'cardDetailsWrong',
  invalid_number: 'cardDetailsWrong',
  invalid_expiry_month: 'cardDetailsWrong',
  invalid_expiry_year: 'cardDetailsWrong',
  incorrect_address: 'cardDetailsWrong',
  incorrect_zip: 'cardDetailsWrong',
  card_not_supported: 'cardNotSupported',
  transaction_not_allowed: 'cardNotSupported',
  service_not_allowed: 'cardNotSupported',
  not_permitted: 'cardNotSupported',
  currency_not_supported: 'cardCurrencyNotSupported',
  processing_error: 'cardProcessingFailed',
  issuer_not_available: 'cardProcessingFailed',
  reenter_transaction: 'cardProcessingFailed',
  try_again_later: 'cardProcessingFailed',
  authentication_required: 'cardNeedsConfirmation',
  payment_intent_authentication_failure: 'cardNotConfirmed',
  setup_intent_authentication_failure: 'cardNotConfirmed',
}

/** An error of Stripe, as far as it names a reason. */
interface CodedError {
  code?: string | undefined
  decline_code?: string | undefined
}

/** Returns the reason of a declined card; the general one for a code without a reason of its own. */
export function declineKeyOf({ code = '', decline_code: declineCode = '' }: CodedError): DeclineKey {
  // `code` is often just `card_declined`.
  return keyOf(declineCode) ?? keyOf(code) ?? 'cardDeclined'
}

function keyOf(code: string): DeclineKey | undefined {
  return Object.hasOwn(keysOfCodes, code) ? keysOfCodes[code] : undefined
}

/** Returns whether a text, such as the key of a refusal, is the reason of a declined card. */
export function isDeclineKey(text: string): text is DeclineKey {
  return declineKeys.some((key) => key === text)
}
