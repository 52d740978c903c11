import type Stripe from 'stripe'
import type { PurchaseInvoice } from '../../domain/billing/payments/Payments.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { automaticTaxName } from '../../shared/billing/payment.ts'
import { callStripe } from './callStripe.ts'
import { taxParams, taxRateOf } from './taxRates.ts'

const creditProductId = 'parley_credit'

/**
 * Makes an invoice for a payment that has succeeded: a draft with one line, finalized, to which the payment
 * is attached. Each step is left out when it was done before, however long ago: Stripe drops idempotency
 * keys.
 */
export async function createPurchaseInvoice(stripe: Stripe, request: PurchaseInvoice): Promise<void> {
  const { total, paymentId } = request
  const draft = (await findInvoice(stripe, request)) ?? (await createDraft(stripe, request))
  const id = draft.id ?? ''
  let invoice = draft
  if (invoice.status === 'draft') {
    if (invoice.lines.data.length === 0) {
      const line = await lineOf(stripe, request)
      invoice = await callStripe(() =>
        stripe.invoices.addLines(id, { lines: [line] }, idempotencyOf(request, 'line')),
      )
    }
    if (invoice.total !== total && invoice.automatic_tax.enabled) invoice = await fixTax(stripe, request, id)
    if (invoice.total !== total) throw new Error(`Invoice ${id} differs from payment ${paymentId}`)
    invoice = await callStripe(() =>
      stripe.invoices.finalizeInvoice(id, { auto_advance: false }, idempotencyOf(request, 'final')),
    )
  }
  if (invoice.status === 'open')
    await callStripe(() =>
      stripe.invoices.attachPayment(id, { payment_intent: paymentId }, idempotencyOf(request, 'paid')),
    )
}

async function findInvoice(
  stripe: Stripe,
  { customerId, purchase }: PurchaseInvoice,
): Promise<Stripe.Invoice | undefined> {
  const { data } = await callStripe(() => stripe.invoices.list({ customer: customerId, limit: 100 }))
  return data.find(({ metadata }) => metadata?.['attemptId'] === purchase.attemptId)
}

async function createDraft(stripe: Stripe, request: PurchaseInvoice): Promise<Stripe.Invoice> {
  const { customerId, currency, description, purchase, tax } = request
  const taxed = await taxParams(stripe, tax)
  return callStripe(() =>
    stripe.invoices.create(
      {
        customer: customerId,
        currency,
        auto_advance: false,
        description,
        metadata: purchase,
        pending_invoice_items_behavior: 'exclude',
        ...taxed,
      },
      idempotencyOf(request, 'draft'),
    ),
  )
}

/** Returns the line of a purchase. Automatic tax needs a price, which names a product and how it is taxed. */
async function lineOf(
  stripe: Stripe,
  { net, currency, description, tax }: PurchaseInvoice,
): Promise<Stripe.InvoiceAddLinesParams.Line> {
  if (tax !== 'automatic') return { amount: net, description }
  const product = await creditProduct(stripe, description)
  return {
    price_data: { currency, product, unit_amount: net, tax_behavior: 'exclusive' },
    description,
  }
}

/** Returns the product of all purchases of credit, which is created when it is first needed. */
async function creditProduct(stripe: Stripe, name: string): Promise<string> {
  await callStripe(() => stripe.products.retrieve(creditProductId)).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    await callStripe(() =>
      stripe.products.create({ id: creditProductId, name }, { idempotencyKey: creditProductId }),
    )
  })
  return creditProductId
}

/**
 * Taxes a draft with what was paid, when the tax has changed between the payment and its invoice: the payer
 * has entered a VAT ID, or a rate has changed.
 */
async function fixTax(stripe: Stripe, request: PurchaseInvoice, id: string): Promise<Stripe.Invoice> {
  const { net, total } = request
  // To a ten-thousandth of a percent: exact to the minor unit for the largest purchase.
  const basisPoints = Math.round(((total - net) / net) * 1_000_000) / 100
  const rate = basisPoints > 0 ? await taxRateOf(stripe, { name: automaticTaxName, basisPoints }) : undefined
  return callStripe(() =>
    stripe.invoices.update(
      id,
      { automatic_tax: { enabled: false }, default_tax_rates: rate ? [rate] : '' },
      idempotencyOf(request, 'tax'),
    ),
  )
}

function idempotencyOf({ purchase: { workspaceId, attemptId } }: PurchaseInvoice, step: string) {
  return { idempotencyKey: `pinv:${workspaceId}:${attemptId}:${step}` }
}
