import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { missing } from '../api/StripeFailure.ts'
import { endSubscription } from '../billing/subscriptions/endSubscription.ts'
import { attach, findPaymentMethod } from '../payments/createPaymentMethod.ts'
import { find, keep, rows, type Account } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import type { Resource } from '../state/State.ts'
import { buildCustomer, readAddress } from './buildCustomer.ts'
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
  const customer = buildCustomer(account, params)
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
  for (const taxId of rows(account, 'tax_id'))
    if (taxId.owner?.customer === id) delete account.data.tables.tax_id[taxId.id]
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

const orNull = (given: string | undefined) => (given === undefined ? undefined : given || null)
