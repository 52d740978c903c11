import type { PaymentFailureKey } from '../paymentFailures.ts'

/** The reasons of failed payments in English; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  cardDeclined: 'Your card was declined. Ask your bank, or use another card.',
  cardFundsMissing: 'Your card doesn’t have enough funds. Use another card.',
  cardLimitReached: 'Your card has reached its limit. Ask your bank, or use another card.',
  cardExpired: 'Your card has expired. Add another one.',
  cardCvcWrong: 'Your card’s security code is wrong. Check it and try again.',
  cardDetailsWrong: 'Your card’s number, expiry date or address is wrong. Check them and try again.',
  cardNotSupported: 'Your card can’t be used for this kind of payment. Use another card.',
  cardCurrencyNotSupported: 'Your card can’t pay in this currency. Use another card.',
  cardProcessingFailed: 'Your bank couldn’t process the payment. Try again in a while.',
  cardNeedsConfirmation: 'Your bank wants you to confirm this payment.',
  cardNotConfirmed: 'Your bank hasn’t confirmed the payment. Try again, or use another card.',
  purchaseTooLate: 'This purchase wasn’t completed in time. Please start again.',
} as const satisfies Record<PaymentFailureKey, string>
