import type { Account } from '../../state/Account.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import { dropUsedDiscounts } from '../redeemDiscounts.ts'
import { draftInvoice } from './draftInvoice.ts'
import { applyTotals } from './totals.ts'

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
    rates: subscription.default_tax_rates ?? [],
    discounts: subscription.discounts,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
  })
  const isExempt = invoice.customer_tax_exempt !== 'none'
  applyTotals(account, invoice, (line) => (isExempt ? [] : ratesOf(subscription, line)))
  dropUsedDiscounts(account, subscription)
  subscription.latest_invoice = invoice.id
  account.emit('invoice.created', invoice)
  return invoice
}

/** Returns the tax rates of a line: those of its item, or else those of its subscription. */
function ratesOf(subscription: Subscription, line: InvoiceLine): readonly Resource<'tax_rate'>[] {
  const itemId = line.parent?.subscription_item_details?.subscription_item
  const own = subscription.items.data.find(({ id }) => id === itemId)?.tax_rates
  return own?.length ? own : (subscription.default_tax_rates ?? [])
}
