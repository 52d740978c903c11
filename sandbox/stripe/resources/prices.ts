import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { requireCurrency } from '../payments/requireMoney.ts'
import { find, keep, rows, type Account } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { matchesFilter, listRows } from './listRows.ts'
import { createProduct } from './products.ts'

type Price = Resource<'price'>

export const prices = [
  endpoint<Stripe.PriceCreateParams>('POST /v1/prices', 'PriceCreateParams', create),
  endpoint<Stripe.PriceListParams>('GET /v1/prices', 'PriceListParams', ({ account, params, path }) =>
    listRows('price', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.active, row.active) &&
        matchesFilter(params.currency, row.currency) &&
        matchesFilter(params.product, row.product) &&
        matchesFilter(params.type, row.type) &&
        matchesFilter(params.recurring?.interval, row.recurring?.interval) &&
        (params.lookup_keys?.includes(row.lookup_key ?? '') ?? true),
    }),
  ),
  endpoint<Stripe.PriceRetrieveParams>('GET /v1/prices/:id', 'PriceRetrieveParams', ({ account, id }) =>
    find(account, 'price', id),
  ),
  endpoint<Stripe.PriceUpdateParams>('POST /v1/prices/:id', 'PriceUpdateParams', update),
]

function create({ account, params }: Call<Stripe.PriceCreateParams>): Price {
  const currency = requireCurrency(params.currency)
  const amount = readAmount(params)
  takeLookupKey(account, params.lookup_key, params.transfer_lookup_key)
  const { product_data: productData } = params
  const product = params.product
    ? find(account, 'product', params.product, 'product').id
    : productData && createProduct(account, productData).id
  if (!product)
    throw invalid('You must specify either `product` or `product_data` when creating a price.', {
      param: 'product',
    })
  const price = keep(account, 'price', {
    id: makeId('price_1'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: params.recurring
      ? {
          interval: params.recurring.interval,
          interval_count: params.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  account.emit('price.created', price)
  return price
}

function update({ account, id, params }: Call<Stripe.PriceUpdateParams>): Price {
  const price = find(account, 'price', id)
  if (params.active === false && find(account, 'product', price.product).default_price === id)
    throw invalid('This price cannot be archived because it is the default price of its product.')
  if (
    params.tax_behavior &&
    price.tax_behavior !== 'unspecified' &&
    params.tax_behavior !== price.tax_behavior
  )
    throw invalid('The tax behavior of a price cannot be changed once it is set.', { param: 'tax_behavior' })
  if (params.lookup_key !== price.lookup_key)
    takeLookupKey(account, params.lookup_key, params.transfer_lookup_key)
  change(
    account,
    price,
    {
      active: params.active,
      lookup_key: params.lookup_key,
      nickname: params.nickname,
      tax_behavior: params.tax_behavior,
      metadata: params.metadata === undefined ? undefined : mergeMetadata(price.metadata, params.metadata),
    },
    'price.updated',
  )
  return price
}

function readAmount({
  unit_amount: amount,
  unit_amount_decimal: decimal,
}: Given<Stripe.PriceCreateParams>): number {
  const given = amount ?? (decimal === undefined ? undefined : Number(decimal))
  if (given === undefined)
    throw invalid('Missing required param: unit_amount.', { code: 'parameter_missing', param: 'unit_amount' })
  if (!Number.isInteger(given))
    throw invalid("The sandbox's Stripe models whole minor units alone.", {
      code: 'sandbox_not_modelled',
      param: 'unit_amount_decimal',
    })
  if (given < 0)
    throw invalid('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: 'unit_amount',
    })
  return given
}

/** Sets the lookup key of a price. A key names one price, and moves only when that is requested. */
function takeLookupKey(account: Account, key: string | undefined, isTransfer = false): void {
  const holder =
    key === undefined ? undefined : rows(account, 'price').find((price) => price.lookup_key === key)
  if (!holder) return
  if (!isTransfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    })
  change(account, holder, { lookup_key: null }, 'price.updated')
}
