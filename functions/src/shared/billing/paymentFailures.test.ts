import { describe, expect, it } from 'vitest'
import { declineKeyOf, isDeclineKey } from './paymentFailures.ts'
import { paymentFailureSchema } from './paymentFailureSchema.ts'

describe('declineKeyOf', () => {
  it.each([
    ['insufficient_funds', 'cardFundsMissing'],
    ['card_velocity_exceeded', 'cardLimitReached'],
    ['currency_not_supported', 'cardCurrencyNotSupported'],
    ['authentication_required', 'cardNeedsConfirmation'],
    ['transaction_not_allowed', 'cardNotSupported'],
    ['issuer_not_available', 'cardProcessingFailed'],
  ])('prefers the reason of the bank, %s, to the general code', (code, key) => {
    expect(declineKeyOf({ code: 'card_declined', decline_code: code })).toBe(key)
  })

  it.each([
    ['expired_card', 'cardExpired'],
    ['incorrect_cvc', 'cardCvcWrong'],
    ['incorrect_number', 'cardDetailsWrong'],
    ['processing_error', 'cardProcessingFailed'],
    ['payment_intent_authentication_failure', 'cardNotConfirmed'],
  ])('returns the reason of an error without one of the bank: %s', (code, key) => {
    expect(declineKeyOf({ code })).toBe(key)
    // The bank may name a reason that has no text of its own.
    expect(declineKeyOf({ code, decline_code: 'generic_decline' })).toBe(key)
  })

  it.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'merchant_blacklist'])(
    'does not tell the person at the form that a bank looks for the card: %s',
    (code) => {
      expect(declineKeyOf({ code: 'card_declined', decline_code: code })).toBe('cardDeclined')
    },
  )

  it.each(['do_not_honor', 'generic_decline', 'a_code_of_tomorrow', 'constructor', ''])(
    'returns the general reason for any other code: "%s"',
    (code) => {
      expect(declineKeyOf({ code, decline_code: code })).toBe('cardDeclined')
      expect(declineKeyOf({})).toBe('cardDeclined')
    },
  )
})

describe('isDeclineKey', () => {
  it('tells the reason of a declined card from other refusals', () => {
    const refused = ['cardExpired', 'purchaseTooLate', 'bankMustConfirm', '']
    expect(refused.map(isDeclineKey)).toEqual([true, false, false, false])
  })
})

describe('paymentFailureSchema', () => {
  it('reads what older documents have: nothing, or a sentence of the payment service', () => {
    const stored = [undefined, '', 'cardExpired', 'Your card has expired.']
    expect(stored.map((failure) => paymentFailureSchema.parse(failure))).toEqual([
      '',
      '',
      'cardExpired',
      'cardDeclined',
    ])
  })
})
