import type { Stripe } from 'stripe'
import { StripeFailure, invalid } from '../api/StripeFailure.ts'
import { find, keep, type Account } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { CardSecret, Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'
import { testCardOfName, testCardOfNumber } from './testCards.ts'

interface CardInput {
  number: string
  exp_month: number
  exp_year: number
  metadata?: Record<string, string>
  allowRedisplay?: 'always' | 'limited' | 'unspecified'
  billing?: Given<Stripe.PaymentMethodCreateParams.BillingDetails>
}

/** Returns the payment method with an id; `pm_card_…` creates one with that test card. */
export function findPaymentMethod(
  account: Account,
  id: string,
  param = 'payment_method',
): Resource<'payment_method'> {
  const card = id.startsWith('pm_card_') ? testCardOfName(id.slice('pm_card_'.length)) : undefined
  if (!card) return find(account, 'payment_method', id, param)
  return createPaymentMethod(account, {
    number: card.number,
    exp_month: 8,
    exp_year: yearOf(account.now()) + 1,
  })
}

/** Creates the payment method of a card. Its number is stored apart, where no response contains it. */
export function createPaymentMethod(
  account: Account,
  { number, exp_month, exp_year, metadata, allowRedisplay, billing }: CardInput,
): Resource<'payment_method'> {
  refuseMalformed(account, number, exp_month, exp_year)
  const brand = testCardOfNumber(number)?.brand ?? 'visa'
  const { address } = billing ?? {}
  const id = makeId('pm_1')
  account.data.cards[id] = { number, isSetUpForOffSession: false, isSpent: false }
  return keep(account, 'payment_method', {
    id,
    object: 'payment_method',
    allow_redisplay: allowRedisplay ?? 'unspecified',
    billing_details: {
      address: {
        city: (address && address.city) || null,
        country: (address && address.country) || null,
        line1: (address && address.line1) || null,
        line2: (address && address.line2) || null,
        postal_code: (address && address.postal_code) || null,
        state: (address && address.state) || null,
      },
      email: billing?.email || null,
      name: billing?.name || null,
      phone: billing?.phone || null,
      tax_id: billing?.tax_id || null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint: fingerprint(number),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, metadata),
    type: 'card',
  })
}

/** Attaches a method to a customer; cards that Stripe declines on any use cannot be attached. */
export function attach(account: Account, method: Resource<'payment_method'>, customer: string): void {
  find(account, 'customer', customer, 'customer')
  if (method.customer === customer) return
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  }
  requireUnspent(account, method)
  const card = testCardOfNumber(secretOf(account, method.id).number)
  if (card?.isRefusedOnAttach && card.decline)
    throw new StripeFailure(402, { type: 'card_error', ...card.decline })
  method.customer = customer
  account.emit('payment_method.attached', method)
}

/** Requires that a method without a customer was not used before: it is valid for one payment. */
export function requireUnspent(account: Account, method: Resource<'payment_method'>): void {
  if (method.customer !== null || !secretOf(account, method.id).isSpent) return
  throw invalid(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer. ' +
      'It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { code: 'payment_method_unexpected_state', param: 'payment_method' },
  )
}

/** Marks a payment method without a customer as used: it cannot be used again. */
export function spend(account: Account, method: Resource<'payment_method'>): void {
  const secret = account.data.cards[method.id]
  if (secret && method.customer === null) secret.isSpent = true
}

export function secretOf(account: Account, id: string): CardSecret {
  return account.data.cards[id] ?? { number: '', isSetUpForOffSession: false, isSpent: false }
}

function refuseMalformed(account: Account, number: string, month: number, year: number): void {
  const refuse = (code: string, message: string, param: string) =>
    new StripeFailure(402, { type: 'card_error', code, message, param })
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    throw refuse('incorrect_number', 'Your card number is incorrect.', 'number')
  if (month < 1 || month > 12)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const today = new Date(account.now() * 1000)
  const isPast =
    year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
  if (isPast || year > today.getUTCFullYear() + 50)
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
}

const yearOf = (seconds: number) => new Date(seconds * 1000).getUTCFullYear()

/** Returns a fingerprint, always the same for the same number, which does not reveal the number. */
function fingerprint(number: string): string {
  const mixed = Array.from(number).reduce(
    (hash, digit) => (hash * 31n + BigInt(digit) + 7n) % 0xffff_ffff_ffff_fffbn,
    17n,
  )
  return mixed.toString(36).padStart(16, 'x').slice(0, 16)
}
