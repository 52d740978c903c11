import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { requireCurrency } from '../payments/requireMoney.ts'
import { find, keep } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import { randomText } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { listRows } from './listRows.ts'

type Coupon = Resource<'coupon'>

export const coupons = [
  endpoint<Stripe.CouponCreateParams>('POST /v1/coupons', 'CouponCreateParams', create),
  endpoint<Stripe.CouponListParams>('GET /v1/coupons', 'CouponListParams', ({ account, params, path }) =>
    listRows('coupon', { account, params, path }),
  ),
  endpoint<Stripe.CouponRetrieveParams>('GET /v1/coupons/:id', 'CouponRetrieveParams', ({ account, id }) =>
    find(account, 'coupon', id),
  ),
  endpoint<Stripe.CouponDeleteParams>('DELETE /v1/coupons/:id', 'CouponDeleteParams', ({ account, id }) => {
    const coupon = find(account, 'coupon', id)
    delete account.data.tables.coupon[id]
    account.emit('coupon.deleted', coupon)
    return { id, object: 'coupon', deleted: true }
  }),
]

function create({ account, params }: Call<Stripe.CouponCreateParams>): Coupon {
  const { percent_off: percent, amount_off: amount, duration = 'once', duration_in_months: months } = params
  if ((percent === undefined) === (amount === undefined))
    throw invalid('Must provide either percent_off or amount_off.', { param: 'percent_off' })
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalid('Invalid percent_off: must be between 0 and 100.', { param: 'percent_off' })
  if (amount !== undefined && amount < 1)
    throw invalid('This value must be greater than or equal to 1.', { param: 'amount_off' })
  if (amount !== undefined && !params.currency)
    throw invalid('Must provide currency when amount_off is given.', {
      code: 'parameter_missing',
      param: 'currency',
    })
  if ((duration === 'repeating') !== (months !== undefined))
    throw invalid('duration_in_months goes with the duration repeating.', { param: 'duration_in_months' })
  const id = params.id ?? randomText(8)
  if (account.data.tables.coupon[id])
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
  const coupon = keep(account, 'coupon', {
    id,
    object: 'coupon',
    amount_off: amount ?? null,
    created: account.now(),
    currency: amount === undefined ? null : requireCurrency(params.currency ?? ''),
    duration,
    duration_in_months: months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: percent ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  })
  account.emit('coupon.created', coupon)
  return coupon
}
