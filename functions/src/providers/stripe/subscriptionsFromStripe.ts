import type Stripe from 'stripe'
import type { Invoice, SubscriptionTruth } from '../../domain/billing/Payments.ts'
import type { Subscription } from '../../shared/billing.ts'
import { addonKeys, planKeys, type AddonKey, type Currency, type PlanKey } from '../../shared/catalogue.ts'
import type { Discount } from '../../shared/payment.ts'

/** Stripe's subscriptions, invoices and codes as the domain knows them. */

const statuses: Record<string, Subscription['status']> = {
  active: 'active', trialing: 'trialing', past_due: 'past_due', unpaid: 'unpaid', paused: 'unpaid', incomplete: 'pending', incomplete_expired: 'cancelled', canceled: 'cancelled',
}

export function subscriptionOf(subscription: Stripe.Subscription): SubscriptionTruth {
  const { id, customer, status, items, latest_invoice: invoice, cancel_at: endsAt } = subscription
  const parts = items.data.map(({ price, quantity, current_period_start: start, current_period_end: end }) => ({ key: keyOf(price.lookup_key), quantity: quantity ?? 1, start, end }))
  const newest = typeof invoice === 'string' ? undefined : (invoice ?? undefined)
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status: statuses[status] ?? 'unpaid',
    plan: planKeys.find((key) => parts.some((part) => part.key === key)),
    addons: Object.fromEntries(parts.flatMap(({ key, quantity }) => (isAddon(key) ? [[key, quantity]] : []))),
    startedAt: 1000 * Math.min(...parts.map(({ start }) => start)),
    renewsAt: 1000 * Math.max(...parts.map(({ end }) => end)),
    endsAt: endsAt ? 1000 * endsAt : null,
    clientSecret: status === 'incomplete' ? (newest?.confirmation_secret?.client_secret ?? '') : '',
    newestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? ''),
  }
}

/** `keys`: what our own prices are called, by their ids. */
export function invoiceOf(invoice: Stripe.Invoice, keys: Map<string, string>): Invoice {
  const { id, number, customer, created, currency, total, status, hosted_invoice_url: url, parent, lines } = invoice
  const subscription = parent?.subscription_details?.subscription
  return {
    id: id ?? '',
    number: number ?? '',
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? ''),
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? ''),
    at: 1000 * created,
    currency,
    total,
    isPaid: status === 'paid',
    url: url ?? '',
    lines: lines.data.map(({ pricing, description, quantity, amount }) => {
      const price = pricing?.price_details?.price
      return { key: keyOf(keys.get(typeof price === 'string' ? price : (price?.id ?? ''))), label: description ?? '', quantity: quantity ?? 1, amount }
    }),
  }
}

/** Undefined for a code whose coupon is over, of a duration that we do not show, or an amount of another currency. */
export function discountOf({ id, code, promotion: { coupon } }: Stripe.PromotionCode, currency: Currency): { promotionId: string; discount: Discount } | undefined {
  if (!coupon || typeof coupon === 'string' || !coupon.valid || coupon.duration === 'repeating') return undefined
  const { name, percent_off: percentOff, amount_off: amountOff, duration } = coupon
  if (amountOff !== null && coupon.currency !== currency) return undefined
  return { promotionId: id, discount: { name: name ?? code, percentOff, amountOff, duration: duration === 'forever' ? 'forever' : 'once' } }
}

/** `parley:{plan|addon}:{key}:{currency}:{amount}` says what a price is for. */
function keyOf(lookupKey: string | null | undefined): PlanKey | AddonKey | undefined {
  const key = /^parley:(?:plan|addon):([^:]+):/.exec(lookupKey ?? '')?.[1]
  return [...planKeys, ...addonKeys].find((known) => known === key)
}

function isAddon(key: string | undefined): key is AddonKey {
  return addonKeys.some((known) => known === key)
}
