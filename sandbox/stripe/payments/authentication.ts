import type { Account } from '../state/Account.ts'
import { secretOf } from './createPaymentMethod.ts'
import { testCardOfNumber, type TestCard } from './testCards.ts'

/** Returns the test card of a payment method; undefined for a card without special behaviour. */
export function testCardOf(account: Account, methodId: string): TestCard | undefined {
  return testCardOfNumber(secretOf(account, methodId).number)
}

/** Returns whether the bank of a card requires its holder for this payment. */
export function needsAuthentication(account: Account, methodId: string, isOffSession: boolean): boolean {
  switch (testCardOf(account, methodId)?.authentication) {
    case 'always':
      return true
    case 'unless_set_up':
      return !secretOf(account, methodId).isSetUpForOffSession
    case 'set_up_already':
      return !isOffSession
    case undefined:
      return false
  }
}

export function markSetUp(account: Account, methodId: string): void {
  const secret = account.data.cards[methodId]
  if (secret) secret.isSetUpForOffSession = true
}

/** Returns the next action for Stripe.js; with a return URL it is a redirect. */
export function nextAction(intentId: string, returnUrl: string | undefined, origin: string) {
  if (returnUrl === undefined) return { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  const url = `${origin}/sandbox/stripe/challenge/${intentId}?return_url=${encodeURIComponent(returnUrl)}`
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
}
