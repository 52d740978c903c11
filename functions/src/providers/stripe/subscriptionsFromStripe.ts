import type Stripe from 'stripe'
import type {
  DiscountPayer,
  Invoice,
  Renewal,
  VendorSubscription,
} from '../../domain/billing/payments/Payments.ts'
import type { Subscription } from '../../shared/billing/billing.ts'
import { addonKeys, planKeys, type AddonKey } from '../../shared/billing/catalogue.ts'
import type { Discount } from '../../shared/billing/payment.ts'
import { creditsOf, cycleOf, keyOf } from './prices.ts'

/** Converts Stripe's subscriptions, invoices and codes to the domain's. */

const statuses: Record<string, Subscription['status']> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'pending',
  incomplete_expired: 'cancelled',
  canceled: 'cancelled',
}

/** Converts a subscription. Times are in milliseconds; `startedAt` and `renewsAt` are those of its items. */
export function subscriptionOf(subscription: Stripe.Subscription): VendorSubscription {
  const { id, customer, status, items, latest_invoice: invoice, cancel_at: endsAt } = subscription
  const parts = items.data.map(
    ({ price, quantity, current_period_start: start, current_period_end: end }) => ({
      key: keyOf(price.lookup_key),
      lookupKey: price.lookup_key,
      quantity: quantity ?? 1,
      start,
      end,
    }),
  )
  const plan = planKeys.find((key) => parts.some((part) => part.key === key))
  const planPrice = parts.find(({ key }) => key === plan)?.lookupKey
  const newest = typeof invoice === 'string' ? undefined : (invoice ?? undefined)
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status: statuses[status] ?? 'unpaid',
    plan,
    cycle: cycleOf(planPrice),
    credits: creditsOf(planPrice),
    addons: Object.fromEntries(parts.flatMap(({ key, quantity }) => (isAddon(key) ? [[key, quantity]] : []))),
    startedAt: 1000 * Math.min(...parts.map(({ start }) => start)),
    renewsAt: 1000 * Math.max(...parts.map(({ end }) => end)),
    endsAt: endsAt ? 1000 * endsAt : null,
    clientSecret: status === 'incomplete' ? (newest?.confirmation_secret?.client_secret ?? '') : '',
    newestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? ''),
  }
}

/** `keys`: the lookup keys of the platform's prices, by id. */
export function invoiceOf(invoice: Stripe.Invoice, keys: Map<string, string>): Invoice {
  const {
    id,
    number,
    customer,
    created,
    currency,
    total,
    status,
    hosted_invoice_url: url,
    parent,
    lines,
    metadata,
  } = invoice
  const subscription = parent?.subscription_details?.subscription
  return {
    id: id ?? '',
    number: number ?? '',
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? ''),
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? ''),
    purchaseId: metadata?.['attemptId'] ?? '',
    at: 1000 * created,
    currency,
    total,
    isPaid: status === 'paid',
    url: url ?? '',
    lines: lines.data.map(({ pricing, description, quantity, amount, parent: origin, period }) => {
      const price = pricing?.price_details?.price
      const name = keys.get(typeof price === 'string' ? price : (price?.id ?? ''))
      return {
        key: keyOf(name),
        credits: creditsOf(name),
        label: description ?? '',
        quantity: quantity ?? 1,
        amount,
        isProration: (origin?.subscription_item_details ?? origin?.invoice_item_details)?.proration === true,
        cycle: cycleOf(name),
        from: 1000 * period.start,
        until: 1000 * period.end,
      }
    }),
  }
}

/** Converts the preview of an invoice. Amounts are in minor units; `keys` names the products of prices. */
export function renewalOf(invoice: Stripe.Invoice, keys: Map<string, string>): Renewal {
  const { currency, lines, total } = invoiceOf(invoice, keys)
  const sum = (amounts: { amount: number }[] | null) =>
    (amounts ?? []).reduce((all, { amount }) => all + amount, 0)
  return {
    currency,
    lines,
    total,
    subtotal: invoice.subtotal,
    discount: sum(invoice.total_discount_amounts),
    tax: sum(invoice.total_taxes),
    isReverseCharge: (invoice.total_taxes ?? []).some(
      ({ taxability_reason: reason }) => reason === 'reverse_charge',
    ),
  }
}

/**
 * Converts a discount; undefined for a code whose coupon has expired, is for another payer, or is of an
 * unsupported kind.
 */
export function discountOf(
  { id, code, customer, restrictions, promotion: { coupon } }: Stripe.PromotionCode,
  payer: DiscountPayer,
): { promotionId: string; discount: Discount } | undefined {
  const { currency } = payer
  if (!coupon || typeof coupon === 'string' || !coupon.valid || coupon.duration === 'repeating')
    return undefined
  // It would apply to some of the lines only, which the calculation does not support.
  if (coupon.applies_to) return undefined
  const isOthers =
    customer !== null && (typeof customer === 'string' ? customer : customer.id) !== payer.customerId
  const {
    first_time_transaction: isForNew,
    minimum_amount: least,
    minimum_amount_currency: leastCurrency,
  } = restrictions
  const isTooLittle = least !== null && (leastCurrency !== currency || payer.subtotal < least)
  if (isOthers || isTooLittle || (isForNew && payer.hasPaid)) return undefined
  const { name, percent_off: percentOff, amount_off: amountOff, duration } = coupon
  if (amountOff !== null && coupon.currency !== currency) return undefined
  return {
    promotionId: id,
    discount: {
      name: name ?? code,
      percentOff,
      amountOff,
      duration: duration === 'forever' ? 'forever' : 'once',
    },
  }
}

function isAddon(key: string | undefined): key is AddonKey {
  return addonKeys.some((candidate) => candidate === key)
}
