import type Stripe from 'stripe'
import type { PurchaseInvoice } from '../../domain/billing/payments/Payments.ts'
import { answered } from './answered.ts'
import { taxRateOf } from './taxRates.ts'

/**
 * Makes an invoice for a payment that has succeeded: a draft with one line, finalized, to which the payment
 * is attached. Each step is left out when it was done before, however long ago: Stripe drops idempotency
 * keys.
 */
export async function invoicePurchase(stripe: Stripe, request: PurchaseInvoice): Promise<void> {
  const { net, total, description, paymentId } = request
  const draft = (await findInvoice(stripe, request)) ?? (await createDraft(stripe, request))
  const id = draft.id ?? ''
  let invoice = draft
  if (invoice.status === 'draft') {
    if (invoice.lines.data.length === 0)
      invoice = await answered(() =>
        stripe.invoices.addLines(id, { lines: [{ amount: net, description }] }, named(request, 'line')),
      )
    if (invoice.total !== total) throw new Error(`Invoice ${id} differs from payment ${paymentId}`)
    invoice = await answered(() =>
      stripe.invoices.finalizeInvoice(id, { auto_advance: false }, named(request, 'final')),
    )
  }
  if (invoice.status === 'open')
    await answered(() =>
      stripe.invoices.attachPayment(id, { payment_intent: paymentId }, named(request, 'paid')),
    )
}

async function findInvoice(
  stripe: Stripe,
  { customerId, purchase }: PurchaseInvoice,
): Promise<Stripe.Invoice | undefined> {
  const { data } = await answered(() => stripe.invoices.list({ customer: customerId, limit: 100 }))
  return data.find(({ metadata }) => metadata?.['attemptId'] === purchase.attemptId)
}

async function createDraft(stripe: Stripe, request: PurchaseInvoice): Promise<Stripe.Invoice> {
  const { customerId, currency, description, purchase, tax } = request
  const rate = tax && (await taxRateOf(stripe, tax))
  return answered(() =>
    stripe.invoices.create(
      {
        customer: customerId,
        currency,
        auto_advance: false,
        description,
        metadata: purchase,
        pending_invoice_items_behavior: 'exclude',
        ...(rate && { default_tax_rates: [rate] }),
      },
      named(request, 'draft'),
    ),
  )
}

function named({ purchase: { workspaceId, attemptId } }: PurchaseInvoice, step: string) {
  return { idempotencyKey: `pinv:${workspaceId}:${attemptId}:${step}` }
}
