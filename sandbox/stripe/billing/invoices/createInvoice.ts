import type { Account } from '../../state/Account.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import { dropUsedDiscounts } from '../redeemDiscounts.ts'
import { draftInvoice } from './draftInvoice.ts'
import { applyTaxedTotals } from './applyTaxedTotals.ts'

type Invoice = Resource<'invoice'>
type Subscription = Resource<'subscription'>

interface Content {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: InvoiceLine[]
  period: { start: number; end: number }
  /** Seconds until Stripe finalizes it; null when the caller does so. */
  waits: number | null
}

/** Creates a draft invoice of a subscription, with the lines that waited for one. */
export function createInvoice(
  account: Account,
  subscription: Subscription,
  { reason, lines, period, waits }: Content,
): Invoice {
  const data = [...(account.data.pendingLines[subscription.id] ?? []), ...lines]
  delete account.data.pendingLines[subscription.id]
  const invoice = draftInvoice(account, subscription.customer, {
    currency: subscription.currency,
    reason,
    lines: data,
    period,
    waits,
    isTaxAutomatic: subscription.automatic_tax.enabled,
    rates: subscription.default_tax_rates ?? [],
    discounts: subscription.discounts,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
  })
  applyTaxedTotals(account, invoice, subscription)
  dropUsedDiscounts(account, subscription)
  subscription.latest_invoice = invoice.id
  account.emit('invoice.created', invoice)
  return invoice
}
