import { find, type Account } from '../../state/Account.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import { automaticRates, isLocated, payerOf } from '../../tax/automaticRate.ts'
import { subscriptionOf } from '../subscriptions/subscriptionOf.ts'
import { applyTotals } from './totals.ts'

type Invoice = Resource<'invoice'>
type Subscription = Resource<'subscription'>

/** Calculates an invoice with the tax rates that are set by hand, or by the present place of its customer. */
export function applyTaxedTotals(
  account: Account,
  invoice: Invoice,
  subscription: Subscription | undefined = subscriptionOf(account, invoice),
): void {
  const customer = find(account, 'customer', invoice.customer ?? '')
  const payer = payerOf(account, customer)
  if (invoice.automatic_tax.enabled) {
    const rates = automaticRates(account, payer)
    invoice.automatic_tax.status = isLocated(payer) ? 'complete' : 'requires_location_inputs'
    applyTotals(account, invoice, () => rates)
    return
  }
  const isExempt = invoice.customer_tax_exempt !== 'none'
  applyTotals(account, invoice, (line) =>
    isExempt ? [] : ratesOf(invoice, subscription, line).map((rate) => ({ rate, isReversed: false })),
  )
}

/** Returns the tax rates of a line: those of its item, or else those of its subscription or its invoice. */
function ratesOf(
  { default_tax_rates: rates }: Invoice,
  subscription: Subscription | undefined,
  line: InvoiceLine,
): readonly Resource<'tax_rate'>[] {
  const itemId = line.parent?.subscription_item_details?.subscription_item
  const own = subscription?.items.data.find(({ id }) => id === itemId)?.tax_rates
  return own?.length ? own : (subscription?.default_tax_rates ?? rates)
}
