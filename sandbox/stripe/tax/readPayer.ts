import type { Stripe } from 'stripe'
import { invalid } from '../api/StripeFailure.ts'
import { buildCustomer } from '../resources/buildCustomer.ts'
import { find, keep, type Account } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { isLocated, payerOf } from './automaticRate.ts'
import { requireTaxId } from './requireTaxId.ts'

/**
 * Returns the payer of a preview: a customer, or a person whose details are given, for whom the rehearsal
 * stores a customer.
 */
export function readPayer(
  account: Account,
  { customer: id, customer_details: details }: Given<Stripe.InvoiceCreatePreviewParams>,
): { customer: Resource<'customer'>; isLocated: boolean } {
  if (id && details)
    throw invalid("The sandbox's Stripe models either `customer` or `customer_details`.", {
      code: 'sandbox_not_modelled',
      param: 'customer_details',
    })
  if (!id && !details)
    throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  const customer = id ? find(account, 'customer', id, 'customer') : keepCustomer(account, details ?? {})
  return { customer, isLocated: isLocated(payerOf(account, customer)) }
}

function keepCustomer(
  account: Account,
  {
    address,
    tax_ids: taxIds = [],
  }: NonNullable<Given<Stripe.InvoiceCreatePreviewParams>['customer_details']>,
): Resource<'customer'> {
  const customer = buildCustomer(account, address === undefined ? {} : { address })
  keep(account, 'customer', customer)
  for (const { type, value } of taxIds) {
    const id = makeId('txi_1')
    account.data.tables.tax_id[id] = {
      id,
      object: 'tax_id',
      country: requireTaxId(type, value),
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      livemode: false,
      owner: { type: 'customer', customer: customer.id, customer_account: null },
      type,
      value,
      verification: null,
    }
  }
  return customer
}
