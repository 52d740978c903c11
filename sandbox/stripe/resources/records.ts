import type { Stripe } from 'stripe'
import { endpoint } from '../api/endpoint.ts'
import { find } from '../state/Account.ts'
import { matchesFilter, listRows } from './listRows.ts'

/** The endpoints of read-only objects: charges, disputes, events, and the payments of invoices. */
export const records = [
  endpoint<Stripe.ChargeListParams>('GET /v1/charges', 'ChargeListParams', ({ account, params, path }) =>
    listRows('charge', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.customer, row.customer) &&
        matchesFilter(params.payment_intent, row.payment_intent),
    }),
  ),
  endpoint<Stripe.ChargeRetrieveParams>('GET /v1/charges/:id', 'ChargeRetrieveParams', ({ account, id }) =>
    find(account, 'charge', id),
  ),
  endpoint<Stripe.DisputeListParams>('GET /v1/disputes', 'DisputeListParams', ({ account, params, path }) =>
    listRows('dispute', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.charge, row.charge) && matchesFilter(params.payment_intent, row.payment_intent),
    }),
  ),
  endpoint<Stripe.DisputeRetrieveParams>('GET /v1/disputes/:id', 'DisputeRetrieveParams', ({ account, id }) =>
    find(account, 'dispute', id),
  ),
  endpoint<Stripe.EventListParams>('GET /v1/events', 'EventListParams', ({ account, params, path }) =>
    listRows('event', {
      account,
      params,
      path,
      keeps: (row) => isLike(row.type, params.type) && (params.types?.includes(row.type) ?? true),
    }),
  ),
  endpoint<Stripe.EventRetrieveParams>('GET /v1/events/:id', 'EventRetrieveParams', ({ account, id }) =>
    find(account, 'event', id),
  ),
  endpoint<Stripe.InvoicePaymentListParams>(
    'GET /v1/invoice_payments',
    'InvoicePaymentListParams',
    ({ account, params, path }) =>
      listRows('invoice_payment', {
        account,
        params,
        path,
        keeps: (row) =>
          matchesFilter(params.invoice, row.invoice) &&
          matchesFilter(params.status, row.status) &&
          matchesFilter(params.payment?.payment_intent, row.payment.payment_intent),
      }),
  ),
  endpoint<Stripe.InvoicePaymentRetrieveParams>(
    'GET /v1/invoice_payments/:id',
    'InvoicePaymentRetrieveParams',
    ({ account, id }) => find(account, 'invoice_payment', id),
  ),
]

/** Returns whether a type of event matches a type or a group such as `invoice.*`. */
function isLike(type: string, requested: string | undefined): boolean {
  if (requested === undefined) return true
  return requested.endsWith('*') ? type.startsWith(requested.slice(0, -1)) : type === requested
}
