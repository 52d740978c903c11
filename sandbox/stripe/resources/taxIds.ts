import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { find, keep } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { requireTaxId } from '../tax/requireTaxId.ts'
import { listRows } from './listRows.ts'

export const taxIds = [
  endpoint<Stripe.TaxIdCreateParams>('POST /v1/tax_ids', 'TaxIdCreateParams', create),
  endpoint<Stripe.TaxIdListParams>('GET /v1/tax_ids', 'TaxIdListParams', ({ account, params, path }) => {
    const customer = requireCustomer(params.owner)
    find(account, 'customer', customer, 'owner[customer]')
    return listRows('tax_id', { account, params, path, keeps: ({ owner }) => owner?.customer === customer })
  }),
  endpoint<Stripe.TaxIdRetrieveParams>('GET /v1/tax_ids/:id', 'TaxIdRetrieveParams', ({ account, id }) =>
    find(account, 'tax_id', id),
  ),
  endpoint<Stripe.TaxIdDeleteParams>('DELETE /v1/tax_ids/:id', 'TaxIdDeleteParams', ({ account, id }) => {
    const taxId = find(account, 'tax_id', id)
    delete account.data.tables.tax_id[id]
    account.emit('customer.tax_id.deleted', taxId)
    return { id, object: 'tax_id', deleted: true }
  }),
]

function create({ account, params }: Call<Stripe.TaxIdCreateParams>): Resource<'tax_id'> {
  const { id: customer } = find(account, 'customer', requireCustomer(params.owner), 'owner[customer]')
  const country = requireTaxId(params.type, params.value)
  const taxId = keep(account, 'tax_id', {
    id: makeId('txi_1'),
    object: 'tax_id',
    country,
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type: params.type,
    value: params.value,
    // Stripe asks the authorities later; the sandbox never does.
    verification: { status: 'pending', verified_address: null, verified_name: null },
  })
  account.emit('customer.tax_id.created', taxId)
  return taxId
}

/**
 * Throws for a tax ID without a customer: the sandbox has the tax IDs of customers alone, not those of
 * its accounts.
 */
function requireCustomer(owner: { type: string; customer?: string } | undefined): string {
  if (owner?.type !== 'customer')
    throw invalid("The sandbox's Stripe models the tax IDs of customers alone.", {
      code: 'sandbox_not_modelled',
      param: 'owner[type]',
    })
  if (!owner.customer)
    throw invalid('Missing required param: owner[customer].', {
      code: 'parameter_missing',
      param: 'owner[customer]',
    })
  return owner.customer
}
