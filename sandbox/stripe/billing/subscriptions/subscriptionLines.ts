import { find, type Account } from '../../state/Account.ts'
import { makeId } from '../../state/makeId.ts'
import type { InvoiceLine, Resource, SubscriptionItem } from '../../state/State.ts'
import { couponOf } from '../redeemDiscounts.ts'

type Subscription = Resource<'subscription'>

/** Returns what the items of a subscription cost in their current period. */
export function cycleLines(account: Account, subscription: Subscription): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const { quantity = 1 } = item
    const isTrial = item.current_period_end === subscription.trial_end
    return buildLine(subscription, item, {
      amount: isTrial ? 0 : (item.price.unit_amount ?? 0) * quantity,
      description: isTrial
        ? `Trial period for ${nameOf(account, item)}`
        : `${quantity} × ${nameOf(account, item)} (at ${amountText(item)} / ${item.price.recurring?.interval ?? 'month'})`,
      period: { start: item.current_period_start, end: item.current_period_end },
      isProration: false,
    })
  })
}

/**
 * Returns the lines of a change of items: a credit for the unused time of the old ones, a charge for the rest
 * with the new.
 */
export function prorationLines(
  account: Account,
  subscription: Subscription,
  {
    before,
    after,
    at,
  }: { before: readonly SubscriptionItem[]; after: readonly SubscriptionItem[]; at: number },
): InvoiceLine[] {
  const factor = discountFactor(account, subscription)
  const part = (item: SubscriptionItem, sign: 1 | -1) => {
    const { current_period_start: start, current_period_end: end, quantity = 1 } = item
    const share = Math.min(Math.max((end - at) / (end - start), 0), 1)
    return buildLine(subscription, item, {
      amount: sign * Math.round((item.price.unit_amount ?? 0) * quantity * share * factor),
      description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${quantity > 1 ? `${quantity} × ` : ''}${nameOf(account, item)} after ${dayText(at)}`,
      period: { start: at, end },
      isProration: true,
    })
  }
  const isSame = (item: SubscriptionItem, others: readonly SubscriptionItem[]) =>
    others.some(
      ({ id, price, quantity }) => id === item.id && price.id === item.price.id && quantity === item.quantity,
    )
  return [
    ...before.filter((item) => !isSame(item, after)).map((item) => part(item, -1)),
    ...after.filter((item) => !isSame(item, before)).map((item) => part(item, 1)),
  ]
}

/** Returns the factor of a permanent percentage, which reduces the credit as it reduced the payment. */
function discountFactor(account: Account, subscription: Subscription): number {
  return subscription.discounts.reduce(
    (factor, id) => factor * (1 - (couponOf(account, id)?.percent_off ?? 0) / 100),
    1,
  )
}

interface LineContent {
  amount: number
  description: string
  period: { start: number; end: number }
  isProration: boolean
}

function buildLine(
  subscription: Subscription,
  item: SubscriptionItem,
  { amount, description, period, isProration }: LineContent,
): InvoiceLine {
  const { price, quantity = 1 } = item
  return {
    id: makeId('il_1'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: { ...item.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: isProration ? makeId('ii_1') : null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

const nameOf = (account: Account, item: SubscriptionItem) =>
  find(account, 'product', item.price.product, 'price').name
const amountText = ({ price }: SubscriptionItem) =>
  `${((price.unit_amount ?? 0) / 100).toFixed(2)} ${price.currency.toUpperCase()}`
const dayText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
