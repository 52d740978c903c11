import type { Stripe } from 'stripe'
import type { Account } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'

/** Builds a customer from the parameters that create one, without a card. */
export function buildCustomer(
  account: Account,
  params: Given<Stripe.CustomerCreateParams>,
): Resource<'customer'> {
  return {
    id: makeId('cus', 14),
    object: 'customer',
    address: readAddress(params.address) ?? null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description || null,
    discount: null,
    email: params.email || null,
    invoice_prefix: makeId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
    next_invoice_sequence: 1,
    phone: params.phone || null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: params.tax_exempt || 'none',
    test_clock: null,
  }
}

/** Returns a stored address; undefined when none is given, null when it is deleted. */
export function readAddress(
  given: Given<Stripe.CustomerCreateParams>['address'],
): Resource<'customer'>['address'] | undefined {
  if (given === undefined) return undefined
  if (!given) return null
  return {
    city: given.city || null,
    country: given.country || null,
    line1: given.line1 || null,
    line2: given.line2 || null,
    postal_code: given.postal_code || null,
    state: given.state || null,
  }
}
