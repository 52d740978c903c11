import type { Stripe } from 'stripe'
import { invalid } from '../api/StripeFailure.ts'
import { applyTaxedTotals } from '../billing/invoices/applyTaxedTotals.ts'
import { readRates } from '../billing/subscriptions/readItems.ts'
import type { Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'

/** Changes how a draft is taxed: automatic tax can only be switched off, for rates that are set by hand. */
export function changeTax(
  account: Account,
  invoice: Resource<'invoice'>,
  { automatic_tax: automatic, default_tax_rates: given }: Given<Stripe.InvoiceUpdateParams>,
): void {
  if (automatic === undefined && given === undefined) return
  if (invoice.status !== 'draft')
    throw invalid(`The tax of an invoice can only change while it is a draft. It is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    })
  if (automatic?.enabled)
    throw invalid("The sandbox's Stripe does not switch automatic tax on for an invoice that exists.", {
      code: 'sandbox_not_modelled',
      param: 'automatic_tax[enabled]',
    })
  const rates = readRates(account, given, 'default_tax_rates')
  const isAutomatic = automatic === undefined && invoice.automatic_tax.enabled
  if (isAutomatic && rates && rates.length > 0)
    throw invalid('You cannot set tax rates when automatic tax is enabled.', { param: 'default_tax_rates' })
  if (!isAutomatic)
    Object.assign(invoice.automatic_tax, { enabled: false, liability: null, provider: null, status: null })
  invoice.default_tax_rates = rates ?? invoice.default_tax_rates
  applyTaxedTotals(account, invoice)
  account.emit('invoice.updated', invoice)
}
