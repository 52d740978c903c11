import { applyTaxedTotals } from '../billing/invoices/applyTaxedTotals.ts'
import { taxIdsOf } from '../billing/invoices/draftInvoice.ts'
import type { Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'

/**
 * Calculates automatic tax for the last time, with the customer as they are now. Without a place that is
 * enough, it is switched off for this invoice, so that the payment does not wait for it.
 */
export function settleTax(account: Account, invoice: Resource<'invoice'>): void {
  if (!invoice.automatic_tax.enabled) return
  invoice.customer_tax_ids = taxIdsOf(account, invoice.customer ?? '')
  applyTaxedTotals(account, invoice)
  if (invoice.automatic_tax.status !== 'requires_location_inputs') return
  invoice.automatic_tax.enabled = false
  invoice.automatic_tax.disabled_reason = 'finalization_requires_location_inputs'
}
