import { find, keep, rows, type Account } from '../../state/Account.ts'
import { makeId } from '../../state/makeId.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'

type Invoice = Resource<'invoice'>

interface Draft {
  currency: string
  reason: NonNullable<Invoice['billing_reason']>
  lines: InvoiceLine[]
  period: { start: number; end: number }
  /** Seconds until Stripe finalizes it; null when the caller does so. */
  waits: number | null
  isTaxAutomatic: boolean
  rates: readonly Resource<'tax_rate'>[]
  discounts: readonly string[]
  parent: Invoice['parent']
}

/** Stores a draft invoice without totals. */
export function draftInvoice(
  account: Account,
  customerId: string,
  { currency, reason, lines, period, waits, isTaxAutomatic, rates, discounts, parent }: Draft,
): Invoice {
  const customer = find(account, 'customer', customerId, 'customer')
  const id = makeId('in_1')
  for (const line of lines) line.invoice = id
  return keep(account, 'invoice', {
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
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxAutomatic,
      liability: isTaxAutomatic ? { type: 'self' } : null,
      provider: isTaxAutomatic ? 'stripe' : null,
      status: null,
    },
    automatically_finalizes_at: waits === null ? null : account.now() + waits,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: taxIdsOf(account, customer.id),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: structuredClone([...rates]),
    description: null,
    discounts: [...discounts],
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
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: waits === null ? null : account.now() + waits,
    number: null,
    on_behalf_of: null,
    parent,
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
  })
}

/** Returns the tax IDs of a customer, as its invoices print them. */
export function taxIdsOf(account: Account, customerId: string): NonNullable<Invoice['customer_tax_ids']> {
  return rows(account, 'tax_id')
    .filter(({ owner }) => owner?.customer === customerId)
    .map(({ type, value }) => ({ type, value }))
}
