import { invalid } from '../api/StripeFailure.ts'
import { find, keep, rows, type Account } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { addMonths } from './subscriptions/periods.ts'

type Redeemer = Pick<Resource<'subscription'>, 'id' | 'customer' | 'currency' | 'items'>

interface GivenDiscount {
  coupon?: string
  promotion_code?: string
  discount?: string
}

/**
 * Redeems coupons and promotion codes as discounts of a subscription; one that it already has may be named
 * again.
 */
export function redeemDiscounts(
  account: Account,
  given: readonly GivenDiscount[],
  subscription: Redeemer,
): string[] {
  const chosen = given.map(({ coupon: couponId, promotion_code: codeId, discount: discountId }, index) => {
    if (discountId)
      return { earlier: find(account, 'discount', discountId, `discounts[${index}][discount]`).id }
    const code = codeId
      ? find(account, 'promotion_code', codeId, `discounts[${index}][promotion_code]`)
      : undefined
    const coupon = find(
      account,
      'coupon',
      code?.promotion.coupon ?? couponId ?? '',
      `discounts[${index}][coupon]`,
    )
    if (code) requireUsable(account, code, subscription)
    if (!coupon.valid || (coupon.redeem_by !== null && coupon.redeem_by < account.now())) {
      throw invalid(`Coupon expired: ${coupon.id}`, {
        code: 'coupon_expired',
        param: `discounts[${index}][coupon]`,
      })
    }
    return { coupon, code }
  })
  // All are checked before the first is redeemed.
  return chosen.map(({ earlier, coupon, code }) => earlier ?? redeem(account, coupon, code, subscription))
}

/** Returns the coupon of a discount while it still reduces invoices. */
export function couponOf(account: Account, discountId: string): Resource<'coupon'> | undefined {
  const discount = account.data.tables.discount[discountId]
  if (!discount || (discount.end !== null && discount.end <= account.now())) return undefined
  return account.data.tables.coupon[discount.source.coupon ?? '']
}

/** Deletes the discounts of `once` coupons, which apply to one invoice only. */
export function dropUsedDiscounts(account: Account, subscription: Resource<'subscription'>): void {
  const used = subscription.discounts.filter((id) => (couponOf(account, id)?.duration ?? 'once') === 'once')
  subscription.discounts = subscription.discounts.filter((id) => !used.includes(id))
  for (const id of used) account.emit('customer.discount.deleted', find(account, 'discount', id))
}

function redeem(
  account: Account,
  coupon: Resource<'coupon'>,
  code: Resource<'promotion_code'> | undefined,
  subscription: { id: string; customer: string },
): string {
  const discount = keep(account, 'discount', {
    id: makeId('di_1'),
    object: 'discount',
    checkout_session: null,
    customer: subscription.customer,
    customer_account: null,
    end: coupon.duration_in_months === null ? null : addMonths(account.now(), coupon.duration_in_months),
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: account.now(),
    subscription: subscription.id,
    subscription_item: null,
  })
  coupon.times_redeemed += 1
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions) coupon.valid = false
  if (code) {
    code.times_redeemed += 1
    if (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions) code.active = false
  }
  account.emit('customer.discount.created', discount)
  return discount.id
}

function requireUsable(
  account: Account,
  code: Resource<'promotion_code'>,
  { customer, currency, items }: Redeemer,
): void {
  const isExpired = code.expires_at !== null && code.expires_at <= account.now()
  const isOthers = code.customer !== null && code.customer !== customer
  const refuse = (message: string) => invalid(message, { code: 'promotion_code_invalid', param: 'discounts' })
  if (!code.active || isExpired || isOthers)
    throw refuse('This promotion code is not active or cannot be used by this customer.')
  const { minimum_amount: minAmount, minimum_amount_currency: minCurrency } = code.restrictions
  const sum = items.data.reduce(
    (total, { price, quantity }) => total + (price.unit_amount ?? 0) * (quantity ?? 1),
    0,
  )
  if (minAmount !== null && (minCurrency !== currency || sum < minAmount))
    throw refuse('This promotion code cannot be redeemed because the minimum amount is not reached.')
  const hasPaid = rows(account, 'invoice').some(
    (invoice) => invoice.customer === customer && invoice.status === 'paid',
  )
  if (code.restrictions.first_time_transaction && hasPaid) {
    throw refuse(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
    )
  }
}
