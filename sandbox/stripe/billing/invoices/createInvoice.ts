import { find, keep, type Account } from '../../state/Account.ts'
import { makeId } from '../../state/makeId.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import { dropUsedDiscounts } from '../redeemDiscounts.ts'
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
  const customer = find(account, 'customer', subscription.customer)
  const isExempt = customer.tax_exempt === 'exempt' || customer.tax_exempt === 'reverse'
  const id = makeId('in_1')
  const data = [...(account.data.pendingLines[subscription.id] ?? []), ...lines]
  delete account.data.pendingLines[subscription.id]
  for (const line of data) line.invoice = id
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Parley sandbox',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: waits === null ? null : account.now() + waits,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: structuredClone(subscription.default_tax_rates ?? []),
    description: null,
    discounts: [...subscription.discounts],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: waits === null ? null : account.now() + waits,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: account.now(),
  }
  applyTotals(account, keep(account, 'invoice', invoice), (line) =>
    isExempt ? [] : ratesOf(subscription, line),
  )
  dropUsedDiscounts(account, subscription)
  subscription.latest_invoice = id
  account.emit('invoice.created', invoice)
  return invoice
}

/** Returns the tax rates of a line: those of its item, or else those of its subscription. */
function ratesOf(subscription: Subscription, line: InvoiceLine): readonly Resource<'tax_rate'>[] {
  const itemId = line.parent?.subscription_item_details?.subscription_item
  const own = subscription.items.data.find(({ id }) => id === itemId)?.tax_rates
  return own?.length ? own : (subscription.default_tax_rates ?? [])
}
