import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { missing } from '../api/StripeFailure.ts'
import { endSubscription } from '../billing/subscriptions/endSubscription.ts'
import { attach, findPaymentMethod } from '../payments/createPaymentMethod.ts'
import { find, keep, rows, type Account } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { matchesFilter, listRows } from './listRows.ts'

type Customer = Resource<'customer'>

export const customers = [
  endpoint<Stripe.CustomerCreateParams>('POST /v1/customers', 'CustomerCreateParams', create),
  endpoint<Stripe.CustomerListParams>(
    'GET /v1/customers',
    'CustomerListParams',
    ({ account, params, path }) =>
      listRows('customer', { account, params, path, keeps: (row) => matchesFilter(params.email, row.email) }),
  ),
  endpoint<Stripe.CustomerRetrieveParams>('GET /v1/customers/:id', 'CustomerRetrieveParams', retrieve),
  endpoint<Stripe.CustomerUpdateParams>('POST /v1/customers/:id', 'CustomerUpdateParams', update),
  endpoint<Stripe.CustomerDeleteParams>('DELETE /v1/customers/:id', 'CustomerDeleteParams', remove),
  endpoint<Stripe.CustomerListPaymentMethodsParams>(
    'GET /v1/customers/:id/payment_methods',
    'CustomerListPaymentMethodsParams',
    (call) => {
      const { account, id, params, path } = call
      find(account, 'customer', id)
      return listRows('payment_method', {
        account,
        params,
        path,
        keeps: (row) => row.customer === id && matchesFilter(params.type, row.type),
      })
    },
  ),
]

function create({ account, params }: Call<Stripe.CustomerCreateParams>): Customer {
  const customer: Customer = {
    id: makeId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description || null,
    discount: null,
    email: params.email || null,
    invoice_prefix: makeId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
    next_invoice_sequence: 1,
    phone: params.phone || null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: params.tax_exempt || 'none',
    test_clock: null,
  }
  Object.assign(customer, { address: readAddress(params.address) ?? null })
  keep(account, 'customer', customer)
  try {
    if (params.payment_method) attach(account, findPaymentMethod(account, params.payment_method), customer.id)
    Object.assign(customer.invoice_settings, readDefaultMethod(account, customer.id, params.invoice_settings))
  } catch (error) {
    delete account.data.tables.customer[customer.id]
    throw error
  }
  account.emit('customer.created', customer)
  return customer
}

function retrieve({ account, id }: Call<unknown>): object {
  if (account.data.deletedCustomers.includes(id)) return { id, object: 'customer', deleted: true }
  return find(account, 'customer', id)
}

function update({ account, id, params }: Call<Stripe.CustomerUpdateParams>): Customer {
  const customer = find(account, 'customer', id)
  change(
    account,
    customer,
    {
      address: readAddress(params.address),
      description: orNull(params.description),
      email: orNull(params.email),
      name: orNull(params.name),
      phone: orNull(params.phone),
      preferred_locales: params.preferred_locales,
      tax_exempt: params.tax_exempt === '' ? 'none' : params.tax_exempt,
      metadata: params.metadata === undefined ? undefined : mergeMetadata(customer.metadata, params.metadata),
      invoice_settings: {
        ...customer.invoice_settings,
        ...readDefaultMethod(account, id, params.invoice_settings),
      },
    },
    'customer.updated',
  )
  return customer
}

function remove({ account, id }: Call<unknown>): object {
  const customer = find(account, 'customer', id)
  for (const subscription of rows(account, 'subscription')) {
    if (subscription.customer === id)
      endSubscription(account, subscription, { reason: 'cancellation_requested' })
  }
  for (const method of rows(account, 'payment_method')) if (method.customer === id) method.customer = null
  delete account.data.tables.customer[id]
  account.data.deletedCustomers.push(id)
  account.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

/** Returns the default method, which has to be attached; an empty one deletes the default. */
function readDefaultMethod(
  account: Account,
  customer: string,
  settings: { default_payment_method?: string } | undefined,
) {
  const given = settings?.default_payment_method
  if (given === undefined) return {}
  if (given === '') return { default_payment_method: null }
  const method = find(account, 'payment_method', given, 'invoice_settings[default_payment_method]')
  if (method.customer !== customer)
    throw missing('PaymentMethod', given, 'invoice_settings[default_payment_method]')
  return { default_payment_method: method.id }
}

function readAddress(given: Given<Stripe.CustomerCreateParams>['address']): Customer['address'] | undefined {
  if (given === undefined) return undefined
  if (!given) return null
  return {
    city: given.city || null,
    country: given.country || null,
    line1: given.line1 || null,
    line2: given.line2 || null,
    postal_code: given.postal_code || null,
    state: given.state || null,
  }
}

const orNull = (given: string | undefined) => (given === undefined ? undefined : given || null)
