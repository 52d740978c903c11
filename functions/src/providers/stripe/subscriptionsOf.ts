import type Stripe from 'stripe'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { invoicesOf, type InvoiceMethods } from './invoices.ts'
import { payableInvoiceOf } from './payableInvoiceOf.ts'
import { itemsOf, type ItemMethods } from './subscriptionItems.ts'
import { priceOf } from './prices.ts'
import { subscriptionOf } from './subscriptionsFromStripe.ts'
import { taxParams } from './taxRates.ts'

type SubscriptionMethods = InvoiceMethods & StartMethods & ChangeMethods & ItemMethods
type StartMethods = Pick<PaymentAccount, 'subscribe' | 'readSubscription' | 'setEnding'>
type ChangeMethods = Pick<PaymentAccount, 'changeCard' | 'cancelSubscription'>

const expand = ['latest_invoice.confirmation_secret']

/**
 * Creates the subscriptions, invoices and discounts of one Stripe account. Prices and tax rates are created
 * there when they are first needed.
 */
export function subscriptionsOf(open: () => Promise<Stripe>): SubscriptionMethods {
  return { ...startsOf(open), ...itemsOf(open), ...changesOf(open), ...invoicesOf(open) }
}

function startsOf(open: () => Promise<Stripe>): StartMethods {
  return {
    async subscribe({ customerId, cardId, workspaceId, offers, tax, promotionId, idempotencyKey }) {
      const stripe = await open()
      const items = await Promise.all(
        offers.map(async ({ offer, quantity }) => ({ price: await priceOf(stripe, offer), quantity })),
      )
      const taxed = await taxParams(stripe, tax)
      const subscription = await callStripe(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            default_payment_method: cardId,
            items,
            metadata: { workspaceId },
            payment_behavior: 'default_incomplete',
            ...taxed,
            ...(promotionId && { discounts: [{ promotion_code: promotionId }] }),
            expand,
          },
          { idempotencyKey },
        ),
      )
      return subscriptionOf(subscription)
    },
    async readSubscription(id) {
      const stripe = await open()
      return subscriptionOf(await callStripe(() => stripe.subscriptions.retrieve(id, { expand })))
    },
    async setEnding(id, isEnding, reason) {
      const stripe = await open()
      const comment = isEnding ? { cancellation_details: { comment: reason } } : {}
      return subscriptionOf(
        await callStripe(() =>
          stripe.subscriptions.update(id, { cancel_at_period_end: isEnding, ...comment, expand }),
        ),
      )
    },
  }
}

function changesOf(open: () => Promise<Stripe>): ChangeMethods {
  return {
    async changeCard(id, cardId) {
      const stripe = await open()
      const subscription = await callStripe(() =>
        stripe.subscriptions.update(id, { default_payment_method: cardId, expand }),
      )
      const invoice = await payableInvoiceOf(stripe, subscription)
      // A declined card, or one that needs its owner's confirmation, leaves the invoice open; it is read
      // below.
      if (invoice)
        await callStripe(() => stripe.invoices.pay(invoice.id ?? '', { payment_method: cardId })).catch(
          (error: unknown) => {
            if (!(error instanceof AppError) || error.code !== 'failed-precondition') throw error
          },
        )
      return subscriptionOf(await callStripe(() => stripe.subscriptions.retrieve(id, { expand })))
    },
    async cancelSubscription(id) {
      const stripe = await open()
      const { latest_invoice: invoice } = await callStripe(() =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
      )
      // First, so that it can no longer be paid; this throws if it was just paid.
      if (invoice && typeof invoice !== 'string' && invoice.status === 'open')
        await callStripe(() => stripe.invoices.voidInvoice(invoice.id ?? ''))
      const left = subscriptionOf(await callStripe(() => stripe.subscriptions.retrieve(id, { expand })))
      return left.status === 'cancelled'
        ? left
        : subscriptionOf(await callStripe(() => stripe.subscriptions.cancel(id)))
    },
  }
}
