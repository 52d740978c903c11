import type { Stripe } from 'stripe'
import { readRates } from '../billing/subscriptions/readItems.ts'
import { find, type Account } from '../state/Account.ts'
import type { Resource, SubscriptionItem } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { payerOf } from './automaticRate.ts'
import { requireAutomaticTax } from './requireAutomaticTax.ts'

/** Requires that a subscription can have automatic tax. */
export function requireTaxable(
  account: Account,
  customer: Resource<'customer'>,
  items: readonly SubscriptionItem[],
  rates: readonly Resource<'tax_rate'>[],
): void {
  requireAutomaticTax({
    payer: payerOf(account, customer),
    hasRates: rates.length > 0 || items.some(({ tax_rates: own }) => (own?.length ?? 0) > 0),
    // The price itself, because it can get a behavior after it was subscribed to.
    behaviors: items.map(({ price }) => find(account, 'price', price.id).tax_behavior),
  })
}

/** Requires that a subscription with automatic tax can still have it with these items and parameters. */
export function requireTaxableChange(
  account: Account,
  subscription: Resource<'subscription'>,
  { automatic_tax: automatic, default_tax_rates: given }: Given<Stripe.SubscriptionUpdateParams>,
  items: readonly SubscriptionItem[],
): void {
  if (!(automatic?.enabled ?? subscription.automatic_tax.enabled)) return
  const rates = readRates(account, given, 'default_tax_rates') ?? subscription.default_tax_rates ?? []
  requireTaxable(account, find(account, 'customer', subscription.customer), items, rates)
}
