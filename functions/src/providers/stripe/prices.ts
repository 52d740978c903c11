import type Stripe from 'stripe'
import type { Offer } from '../../domain/billing/payments/Payments.ts'
import {
  addonKeys,
  planKeys,
  type AddonKey,
  type BillingCycle,
  type PlanKey,
} from '../../shared/billing/catalogue.ts'
import { callStripe } from './callStripe.ts'

/**
 * Prices at Stripe have a lookup key with all their values, `parley:{plan|addon}:{key}:{currency}:{amount}`,
 * then `:{credits}` for the credit of a plan's cycle, and `:yearly` for a year.
 */

/** Finds the price of an offer by its lookup key, or creates it. */
export async function priceOf(stripe: Stripe, offer: Offer): Promise<string> {
  const { key, name, currency, amount, cycle } = offer
  const lookupKey = lookupKeyOf(offer)
  const {
    data: [known],
  } = await callStripe(() => stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 }))
  if (known) return known.tax_behavior === 'unspecified' ? setBehavior(stripe, known.id) : known.id
  const created = await callStripe(() =>
    stripe.prices.create(
      {
        currency,
        unit_amount: amount,
        recurring: { interval: cycle === 'yearly' ? 'year' : 'month' },
        product_data: { name, metadata: { key } },
        lookup_key: lookupKey,
        tax_behavior: 'exclusive',
      },
      { idempotencyKey: lookupKey },
    ),
  )
  return created.id
}

/** States that tax comes on top of a price, without which automatic tax refuses it. */
async function setBehavior(stripe: Stripe, id: string): Promise<string> {
  return (await callStripe(() => stripe.prices.update(id, { tax_behavior: 'exclusive' }))).id
}

function lookupKeyOf({ key, currency, amount, credits, cycle }: Offer): string {
  const kind = planKeys.some((plan) => plan === key) ? 'plan' : 'addon'
  return [
    'parley',
    kind,
    key,
    currency,
    amount,
    ...(credits === undefined ? [] : [credits]),
    ...(cycle === 'yearly' ? [cycle] : []),
  ].join(':')
}

/** Returns the credits of a plan's cycle; undefined if the key has none. */
export function creditsOf(lookupKey: string | null | undefined): number | undefined {
  const credits = /^parley:plan:[^:]+:[^:]+:\d+:(\d+)(?::yearly)?$/.exec(lookupKey ?? '')?.[1]
  return credits === undefined ? undefined : Number(credits)
}

/** Returns the plan or add-on of a price; undefined for a price that is not ours. */
export function keyOf(lookupKey: string | null | undefined): PlanKey | AddonKey | undefined {
  const key = /^parley:(?:plan|addon):([^:]+):/.exec(lookupKey ?? '')?.[1]
  return [...planKeys, ...addonKeys].find((candidate) => candidate === key)
}

export function cycleOf(lookupKey: string | null | undefined): BillingCycle {
  return lookupKey?.endsWith(':yearly') ? 'yearly' : 'monthly'
}

export const isPlanPrice = (lookupKey: string | null) => lookupKey?.startsWith('parley:plan:') === true
export const isAddonPrice = (lookupKey: string | null) => lookupKey?.startsWith('parley:addon:') === true
