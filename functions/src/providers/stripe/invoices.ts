import type Stripe from 'stripe'
import type { PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { createPurchaseInvoice } from './createPurchaseInvoice.ts'
import { discountOf, invoiceOf } from './subscriptionsFromStripe.ts'

/** The newest invoices of a customer that are listed. */
const maxInvoices = 48

export type InvoiceMethods = Pick<
  PaymentAccount,
  'findDiscount' | 'readInvoice' | 'findInvoice' | 'invoicePurchase' | 'listInvoices' | 'listPaidInvoices'
>

/** Creates the methods of one Stripe account that read invoices and discounts. */
export function invoicesOf(open: () => Promise<Stripe>): InvoiceMethods {
  return {
    async findDiscount(code, payer) {
      const stripe = await open()
      const {
        data: [promotion],
      } = await callStripe(() =>
        stripe.promotionCodes.list({
          code,
          active: true,
          limit: 1,
          expand: ['data.promotion.coupon.applies_to'],
        }),
      )
      return promotion && discountOf(promotion, payer)
    },
    async readInvoice(id) {
      const stripe = await open()
      return withKeys(stripe, await callStripe(() => stripe.invoices.retrieve(id)))
    },
    async findInvoice(paymentId) {
      const stripe = await open()
      const {
        data: [payment],
      } = await callStripe(() =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
          limit: 1,
          expand: ['data.invoice'],
        }),
      )
      const invoice = payment?.invoice
      return invoice && typeof invoice !== 'string' && !invoice.deleted
        ? withKeys(stripe, invoice)
        : undefined
    },
    invoicePurchase: async (request) => createPurchaseInvoice(await open(), request),
    async *listPaidInvoices(since) {
      const stripe = await open()
      for await (const { id, customer, parent } of stripe.invoices.list({
        created: { gte: Math.floor(since / 1000) },
        status: 'paid',
        limit: 100,
      })) {
        // The invoices of purchases document payments, which are listed themselves.
        if (!parent?.subscription_details) continue
        yield { id: id ?? '', customerId: typeof customer === 'string' ? customer : (customer?.id ?? '') }
      }
    },
    async listInvoices(customerId) {
      const stripe = await open()
      const { data } = await callStripe(() =>
        stripe.invoices.list({ customer: customerId, limit: maxInvoices }),
      )
      return Promise.all(
        data.filter(({ status }) => status !== 'void').map((invoice) => withKeys(stripe, invoice)),
      )
    },
  }
}

/** Prices never change, so their keys are cached. */
const keysOfPrices = new Map<string, Promise<string>>()

async function withKeys(stripe: Stripe, invoice: Stripe.Invoice) {
  return invoiceOf(invoice, await keysOf(stripe, invoice))
}

/** Returns the keys of the platform's prices on an invoice, by their ids. */
export async function keysOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const { pricing } of invoice.lines.data) {
    const price = pricing?.price_details?.price
    const id = typeof price === 'string' ? price : (price?.id ?? '')
    if (!id) continue
    const wanted =
      keysOfPrices.get(id) ??
      callStripe(() => stripe.prices.retrieve(id)).then((found) => found.lookup_key ?? '')
    keysOfPrices.set(id, wanted)
    wanted.catch(() => keysOfPrices.delete(id))
    keys.set(id, await wanted)
  }
  return keys
}
