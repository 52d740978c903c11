import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { find, keep, rows } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { randomText, makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { matchesFilter, listRows } from './listRows.ts'

type PromotionCode = Resource<'promotion_code'>

export const promotionCodes = [
  endpoint<Stripe.PromotionCodeCreateParams>('POST /v1/promotion_codes', 'PromotionCodeCreateParams', create),
  endpoint<Stripe.PromotionCodeListParams>(
    'GET /v1/promotion_codes',
    'PromotionCodeListParams',
    ({ account, params, path }) =>
      listRows('promotion_code', {
        account,
        params,
        path,
        keeps: (row) =>
          matchesFilter(params.active, row.active) &&
          matchesFilter(params.code?.toLowerCase(), row.code.toLowerCase()) &&
          matchesFilter(params.coupon, row.promotion.coupon) &&
          matchesFilter(params.customer, row.customer),
      }),
  ),
  endpoint<Stripe.PromotionCodeRetrieveParams>(
    'GET /v1/promotion_codes/:id',
    'PromotionCodeRetrieveParams',
    ({ account, id }) => find(account, 'promotion_code', id),
  ),
  endpoint<Stripe.PromotionCodeUpdateParams>(
    'POST /v1/promotion_codes/:id',
    'PromotionCodeUpdateParams',
    ({ account, id, params }) => {
      const code = find(account, 'promotion_code', id)
      const metadata =
        params.metadata === undefined ? undefined : mergeMetadata(code.metadata, params.metadata)
      change(account, code, { active: params.active, metadata }, 'promotion_code.updated')
      return code
    },
  ),
]

function create({ account, params }: Call<Stripe.PromotionCodeCreateParams>): PromotionCode {
  const coupon = find(account, 'coupon', params.promotion.coupon ?? '', 'promotion[coupon]')
  if (params.customer) find(account, 'customer', params.customer, 'customer')
  const code = params.code ?? randomText(8).toUpperCase()
  const isTaken = rows(account, 'promotion_code').some(
    (row) => row.active && row.code.toLowerCase() === code.toLowerCase(),
  )
  if (isTaken)
    throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, {
      code: 'resource_already_exists',
      param: 'code',
    })
  const promotion = keep(account, 'promotion_code', {
    id: makeId('promo_1'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: account.now(),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: params.restrictions?.first_time_transaction ?? false,
      minimum_amount: params.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  })
  account.emit('promotion_code.created', promotion)
  return promotion
}
