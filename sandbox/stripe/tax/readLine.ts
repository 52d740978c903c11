import type { Stripe } from 'stripe'
import { invalid } from '../api/StripeFailure.ts'
import { find, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'
import { payerOf } from './automaticRate.ts'
import { requireAutomaticTax } from './requireAutomaticTax.ts'

type Line = Given<Stripe.InvoiceAddLinesParams>['lines'][number]

/** Returns what a new line of a draft costs: a plain amount, or a price that is made for this line. */
export function readLine(
  account: Account,
  invoice: Resource<'invoice'>,
  { amount, description = '', price_data: price, quantity = 1 }: Line,
): { amount: number; description: string } {
  if ((amount === undefined) === (price === undefined))
    throw invalid('You must specify either `amount` or `price_data` for a line.', {
      code: 'parameter_missing',
      param: 'lines[amount]',
    })
  if (invoice.automatic_tax.enabled)
    requireAutomaticTax({
      payer: payerOf(account, find(account, 'customer', invoice.customer ?? '')),
      hasRates: false,
      behaviors: [price?.tax_behavior],
    })
  if (!price) return { amount: amount ?? 0, description }
  find(account, 'product', price.product ?? '', 'lines[price_data][product]')
  if (price.currency !== invoice.currency)
    throw invalid('The currency of a line must be that of its invoice.', {
      param: 'lines[price_data][currency]',
    })
  return { amount: (price.unit_amount ?? 0) * quantity, description }
}
