import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { find, keep, type Account } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { matchesFilter, listRows } from './listRows.ts'

type Product = Resource<'product'>

export const products = [
  endpoint<Stripe.ProductCreateParams>('POST /v1/products', 'ProductCreateParams', ({ account, params }) =>
    createProduct(account, params),
  ),
  endpoint<Stripe.ProductListParams>('GET /v1/products', 'ProductListParams', ({ account, params, path }) =>
    listRows('product', {
      account,
      params,
      path,
      keeps: (row) => matchesFilter(params.active, row.active) && (params.ids?.includes(row.id) ?? true),
    }),
  ),
  endpoint<Stripe.ProductRetrieveParams>('GET /v1/products/:id', 'ProductRetrieveParams', ({ account, id }) =>
    find(account, 'product', id),
  ),
  endpoint<Stripe.ProductUpdateParams>('POST /v1/products/:id', 'ProductUpdateParams', update),
]

/** Creates a product. Throws Stripe's error for an id that exists. */
export function createProduct(account: Account, params: Given<Stripe.ProductCreateParams>): Product {
  const id = params.id ?? makeId('prod', 14)
  if (account.data.tables.product[id])
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  const product = keep(account, 'product', {
    id,
    object: 'product',
    active: params.active ?? true,
    created: account.now(),
    default_price: null,
    description: params.description || null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: account.now(),
    url: params.url ?? null,
  })
  account.emit('product.created', product)
  return product
}

function update({ account, id, params }: Call<Stripe.ProductUpdateParams>): Product {
  const product = find(account, 'product', id)
  if (params.default_price) {
    const price = find(account, 'price', params.default_price, 'default_price')
    if (price.product !== id || !price.active)
      throw invalid('The default price has to be an active price of this product.', {
        param: 'default_price',
      })
  }
  change(
    account,
    product,
    {
      active: params.active,
      default_price: params.default_price,
      description: params.description === undefined ? undefined : params.description || null,
      images: params.images === undefined ? undefined : params.images || [],
      metadata: params.metadata === undefined ? undefined : mergeMetadata(product.metadata, params.metadata),
      name: params.name,
      statement_descriptor: params.statement_descriptor,
      tax_code: params.tax_code === undefined ? undefined : params.tax_code || null,
      unit_label: params.unit_label === undefined ? undefined : params.unit_label || null,
      url: params.url === undefined ? undefined : params.url || null,
    },
    'product.updated',
  )
  return product
}
