import type Stripe from 'stripe'
import { callStripe } from './callStripe.ts'

/**
 * Returns the newest invoice of a subscription, expanded, where it is open; undefined where nothing is to be
 * paid. Stripe leaves the invoices of an unpaid subscription in draft: that of a subscription with a failed
 * payment is finalized, and from then on Stripe collects it like any other. The draft of a paid subscription
 * stays as it is: Stripe charges it itself.
 */
export async function payableInvoiceOf(
  stripe: Stripe,
  { status, latest_invoice: invoice }: Pick<Stripe.Subscription, 'status' | 'latest_invoice'>,
): Promise<Stripe.Invoice | undefined> {
  if (!invoice || typeof invoice === 'string') return undefined
  if (invoice.status === 'open') return invoice
  const isOwed = status === 'unpaid' || status === 'past_due'
  if (!isOwed || invoice.status !== 'draft') return undefined
  const id = invoice.id ?? ''
  const finalized = await callStripe(() => stripe.invoices.finalizeInvoice(id, { auto_advance: true })).catch(
    async (error: unknown) => {
      // Another request may have finalized it just now.
      const current = await callStripe(() => stripe.invoices.retrieve(id))
      if (current.status === 'draft') throw error
      return current
    },
  )
  return finalized.status === 'open' ? finalized : undefined
}
