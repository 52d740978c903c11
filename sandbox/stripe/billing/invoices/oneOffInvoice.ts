import type { Stripe } from 'stripe'
import { invalid } from '../../api/StripeFailure.ts'
import { find, rows, type Account } from '../../state/Account.ts'
import { change, mergeMetadata } from '../../state/change.ts'
import { makeId } from '../../state/makeId.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'
import { payerOf } from '../../tax/automaticRate.ts'
import { readLine } from '../../tax/readLine.ts'
import { requireAutomaticTax } from '../../tax/requireAutomaticTax.ts'
import { readRates } from '../subscriptions/readItems.ts'
import { draftInvoice } from './draftInvoice.ts'
import { markPaid } from './markPaid.ts'
import { requestInvoicePayment } from './requestInvoicePayment.ts'
import { applyTaxedTotals } from './applyTaxedTotals.ts'

type Invoice = Resource<'invoice'>

/** Creates an empty draft of an invoice without a subscription; nothing but its owner finalizes it. */
export function createOneOffInvoice(account: Account, params: Given<Stripe.InvoiceCreateParams>): Invoice {
  const { customer, auto_advance: isAutomatic, currency = 'usd' } = params
  if (!customer)
    throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  if (isAutomatic !== false || params.pending_invoice_items_behavior === 'include')
    throw invalid("The sandbox's Stripe models one-off invoices that their owner finalizes alone.", {
      code: 'sandbox_not_modelled',
      param: 'auto_advance',
    })
  const rates = readRates(account, params.default_tax_rates, 'default_tax_rates') ?? []
  const isTaxAutomatic = params.automatic_tax?.enabled ?? false
  if (isTaxAutomatic)
    requireAutomaticTax({
      payer: payerOf(account, find(account, 'customer', customer, 'customer')),
      hasRates: rates.length > 0,
      behaviors: [],
    })
  const now = account.now()
  const invoice = draftInvoice(account, customer, {
    currency,
    reason: 'manual',
    lines: [],
    period: { start: now, end: now },
    waits: null,
    isTaxAutomatic,
    rates,
    discounts: [],
    parent: null,
  })
  invoice.auto_advance = false
  invoice.description = params.description || null
  invoice.metadata = mergeMetadata({}, params.metadata)
  applyTaxedTotals(account, invoice)
  account.emit('invoice.created', invoice)
  return invoice
}

/** Adds lines of fixed amounts to a draft. */
export function addLines(
  account: Account,
  invoice: Invoice,
  params: Given<Stripe.InvoiceAddLinesParams>,
): void {
  if (invoice.status !== 'draft')
    throw invalid(`You can only add lines to a draft invoice. This invoice is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    })
  const added = params.lines.map((line) => buildLine(account, invoice, readLine(account, invoice, line)))
  invoice.lines.data.push(...added)
  applyTaxedTotals(account, invoice)
  account.emit('invoice.updated', invoice)
}

/** Pays an open invoice with a payment that was made before. */
export function attachPayment(account: Account, invoice: Invoice, intentId: string | undefined): void {
  if (intentId === undefined)
    throw invalid('Missing required param: payment_intent.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    })
  const intent = find(account, 'payment_intent', intentId, 'payment_intent')
  if (invoice.status !== 'open')
    throw invalid(`You can only attach payments to open invoices. This invoice is ${invoice.status}.`, {
      code: 'status_transition_invalid',
    })
  if (rows(account, 'invoice_payment').some(({ payment }) => payment.payment_intent === intentId))
    throw invalid('This PaymentIntent is attached to an invoice already.', { param: 'payment_intent' })
  if (intent.customer !== invoice.customer || intent.currency !== invoice.currency)
    throw invalid('The PaymentIntent must have the customer and the currency of the invoice.', {
      param: 'payment_intent',
    })
  if (intent.status !== 'succeeded' || intent.amount_received !== invoice.amount_remaining)
    throw invalid("The sandbox's Stripe attaches payments of the whole amount that have succeeded alone.", {
      code: 'sandbox_not_modelled',
      param: 'payment_intent',
    })
  cancelDefault(account, invoice)
  requestInvoicePayment(account, invoice, intent, { isDefault: false })
  markPaid(account, invoice, intent)
}

/** Cancels the payment that the invoice got when it was finalized. */
function cancelDefault(account: Account, invoice: Invoice): void {
  for (const payment of rows(account, 'invoice_payment')) {
    if (payment.invoice !== invoice.id || payment.status !== 'open') continue
    payment.status = 'canceled'
    payment.status_transitions.canceled_at = account.now()
    const intent = find(account, 'payment_intent', payment.payment.payment_intent ?? '')
    change(
      account,
      intent,
      { status: 'canceled', canceled_at: account.now(), cancellation_reason: 'void_invoice' },
      'payment_intent.canceled',
    )
  }
}

function buildLine(
  account: Account,
  invoice: Invoice,
  { amount, description }: { amount: number; description: string },
): InvoiceLine {
  const now = account.now()
  return {
    id: makeId('il_1'),
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: {
        invoice_item: makeId('ii_1'),
        proration: false,
        proration_details: { credited_items: null },
        subscription: null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: { start: now, end: now },
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: '1',
    subscription: null,
    subtotal: amount,
    taxes: [],
  }
}
