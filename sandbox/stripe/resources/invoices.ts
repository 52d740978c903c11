import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { page } from '../api/page.ts'
import { invalid } from '../api/StripeFailure.ts'
import { finalizeInvoice } from '../billing/invoices/finalizeInvoice.ts'
import { addLines, attachPayment, createOneOffInvoice } from '../billing/invoices/oneOffInvoice.ts'
import { payInvoice } from '../billing/invoices/payInvoice.ts'
import { previewInvoice } from '../billing/invoices/previewInvoice.ts'
import { voidInvoice } from '../billing/invoices/voidInvoice.ts'
import { findPaymentMethod } from '../payments/createPaymentMethod.ts'
import { changeTax } from '../tax/changeTax.ts'
import { find } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import type { Resource } from '../state/State.ts'
import { matchesFilter, listRows } from './listRows.ts'

type Invoice = Resource<'invoice'>

export const invoices = [
  endpoint<Stripe.InvoiceCreatePreviewParams>(
    'POST /v1/invoices/create_preview',
    'InvoiceCreatePreviewParams',
    ({ account, params }) => previewInvoice(account, params),
  ),
  endpoint<Stripe.InvoiceCreateParams>('POST /v1/invoices', 'InvoiceCreateParams', ({ account, params }) =>
    createOneOffInvoice(account, params),
  ),
  endpoint<Stripe.InvoiceAddLinesParams>(
    'POST /v1/invoices/:id/add_lines',
    'InvoiceAddLinesParams',
    ({ account, id, params }) => {
      const invoice = find(account, 'invoice', id)
      addLines(account, invoice, params)
      return invoice
    },
  ),
  endpoint<Stripe.InvoiceAttachPaymentParams>(
    'POST /v1/invoices/:id/attach_payment',
    'InvoiceAttachPaymentParams',
    ({ account, id, params }) => {
      const invoice = find(account, 'invoice', id)
      attachPayment(account, invoice, params.payment_intent)
      return invoice
    },
  ),
  endpoint<Stripe.InvoiceListParams>('GET /v1/invoices', 'InvoiceListParams', ({ account, params, path }) =>
    listRows('invoice', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.customer, row.customer) &&
        matchesFilter(params.subscription, row.parent?.subscription_details?.subscription) &&
        matchesFilter(params.status, row.status),
    }),
  ),
  endpoint<Stripe.InvoiceRetrieveParams>('GET /v1/invoices/:id', 'InvoiceRetrieveParams', ({ account, id }) =>
    find(account, 'invoice', id),
  ),
  endpoint<Stripe.InvoiceUpdateParams>('POST /v1/invoices/:id', 'InvoiceUpdateParams', update),
  endpoint<Stripe.InvoiceListLineItemsParams>(
    'GET /v1/invoices/:id/lines',
    'InvoiceListLineItemsParams',
    ({ account, id, params, path }) => page(find(account, 'invoice', id).lines.data, params, path),
  ),
  endpoint<Stripe.InvoiceFinalizeInvoiceParams>(
    'POST /v1/invoices/:id/finalize',
    'InvoiceFinalizeInvoiceParams',
    finalize,
  ),
  endpoint<Stripe.InvoicePayParams>('POST /v1/invoices/:id/pay', 'InvoicePayParams', pay),
  endpoint<Stripe.InvoiceVoidInvoiceParams>(
    'POST /v1/invoices/:id/void',
    'InvoiceVoidInvoiceParams',
    ({ account, id }) => {
      const invoice = find(account, 'invoice', id)
      if (invoice.status !== 'open')
        throw invalid(`You can only void open invoices. This invoice is ${invoice.status}.`, {
          code: 'status_transition_invalid',
        })
      voidInvoice(account, invoice)
      return invoice
    },
  ),
]

function update({ account, id, params }: Call<Stripe.InvoiceUpdateParams>): Invoice {
  const invoice = find(account, 'invoice', id)
  changeTax(account, invoice, params)
  change(
    account,
    invoice,
    {
      auto_advance: params.auto_advance,
      automatically_finalizes_at: params.auto_advance === false ? null : undefined,
      description: params.description === undefined ? undefined : params.description || null,
      metadata: params.metadata === undefined ? undefined : mergeMetadata(invoice.metadata, params.metadata),
    },
    'invoice.updated',
  )
  return invoice
}

function finalize({ account, id, params }: Call<Stripe.InvoiceFinalizeInvoiceParams>): Invoice {
  const invoice = find(account, 'invoice', id)
  if (invoice.status !== 'draft')
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    })
  finalizeInvoice(account, invoice)
  const isAutomatic = invoice.amount_remaining > 0 && (params.auto_advance ?? invoice.auto_advance ?? true)
  invoice.auto_advance = isAutomatic
  invoice.next_payment_attempt = isAutomatic ? account.now() + 60 * 60 : null
  return invoice
}

function pay({ account, id, params, origin }: Call<Stripe.InvoicePayParams>): Invoice {
  const invoice = find(account, 'invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status === 'void' || invoice.status === 'uncollectible') {
    throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`, {
      code: 'status_transition_invalid',
    })
  }
  if (invoice.status === 'draft') finalizeInvoice(account, invoice)
  const method = params.payment_method ? findPaymentMethod(account, params.payment_method).id : undefined
  const failure = payInvoice(account, invoice, { method, isOffSession: params.off_session ?? true, origin })
  if (failure) throw failure
  return invoice
}
