import type Stripe from 'stripe'
import { isDeclineKey } from '../../shared/billing/paymentFailures.ts'
import type { OrganisationPlan } from '../../shared/agencies/organisationPlan.ts'
import type {
  CheckoutState,
  InvoicePayment,
  SellerSubscriptions,
  SubscriptionInvoice,
  SubscriptionState,
} from '../../domain/agency/selling/sellers/SellerSubscriptions.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { callStripe } from './callStripe.ts'
import { cardOf, idOf } from './fromStripe.ts'
import { payableInvoiceOf } from './payableInvoiceOf.ts'

const maxInvoices = 24
/** The reasons of an invoice for a month: a changed price or a longer trial may cost nothing, and is no month. */
const monthly: readonly Stripe.Invoice['billing_reason'][] = ['subscription_create', 'subscription_cycle']

const statuses: Record<string, OrganisationPlan['status']> = {
  active: 'active',
  trialing: 'active',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** Creates the methods of an agency's account that sell and read subscriptions to its plans. */
export function sellerSubscriptionsOf(open: () => Promise<Stripe>): SellerSubscriptions {
  return {
    ...checkoutsOf(open),
    ...changesOf(open),
    async readSubscription(id) {
      const stripe = await open()
      return stateOf(
        await callStripe(() => stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })),
      )
    },
    async listSubscriptionInvoices(customer) {
      const stripe = await open()
      const { data } = await callStripe(() =>
        stripe.invoices.list({ customer, limit: maxInvoices, expand: ['data.payments'] }),
      )
      return data.flatMap((invoice) => invoiceOf(invoice) ?? [])
    },
  }
}

function checkoutsOf(
  open: () => Promise<Stripe>,
): Pick<SellerSubscriptions, 'openCheckout' | 'readCheckout' | 'endCheckout'> {
  return {
    async openCheckout(
      { customerId, priceId, feePercent, sale, successUrl, cancelUrl, acceptsCodes, trialDays, expiresAt },
      idempotencyKey,
    ) {
      const stripe = await open()
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            allowed_payment_method_types: ['card'],
            subscription_data: {
              application_fee_percent: feePercent,
              metadata: sale,
              ...(trialDays > 0 && { trial_period_days: trialDays }),
            },
            client_reference_id: sale.orgId,
            metadata: sale,
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...(acceptsCodes && { allow_promotion_codes: true }),
            expires_at: expiresAt,
          },
          { idempotencyKey },
        ),
      )
      return checkoutOf(session)
    },
    async readCheckout(id) {
      const stripe = await open()
      return checkoutOf(await callStripe(() => stripe.checkout.sessions.retrieve(id)))
    },
    async endCheckout(id) {
      const stripe = await open()
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(id))
      if (session.status !== 'open') return checkoutOf(session)
      // It may be completed just now; then it stays so, and is read again.
      await callStripe(() => stripe.checkout.sessions.expire(id)).catch(() => undefined)
      return checkoutOf(await callStripe(() => stripe.checkout.sessions.retrieve(id)))
    },
  }
}

function changesOf(
  open: () => Promise<Stripe>,
): Pick<SellerSubscriptions, 'changeSubscription' | 'setSubscriptionEnding' | 'changeSubscriptionCard'> {
  return {
    async changeSubscription(id, price, idempotencyKey) {
      const stripe = await open()
      const { items } = await callStripe(() => stripe.subscriptions.retrieve(id))
      const [item] = items.data
      if (!item) throw new AppError('not-found')
      await whileActive(stripe, price, () =>
        callStripe(() =>
          stripe.subscriptions.update(
            id,
            { items: [{ id: item.id, price }], proration_behavior: 'none' },
            { idempotencyKey },
          ),
        ),
      )
    },
    async setSubscriptionEnding(id, isEnding) {
      const stripe = await open()
      await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: isEnding }))
    },
    async changeSubscriptionCard(id, cardId) {
      const stripe = await open()
      const subscription = await callStripe(() =>
        stripe.subscriptions.update(id, { default_payment_method: cardId, expand: ['latest_invoice'] }),
      )
      const invoice = await payableInvoiceOf(stripe, subscription)
      if (!invoice) return { state: 'none', reason: '', url: '' }
      try {
        await callStripe(() => stripe.invoices.pay(invoice.id ?? '', { payment_method: cardId }))
        return { state: 'paid', reason: '', url: '' }
      } catch (error) {
        return { ...unpaidBecauseOf(error), url: invoice.hosted_invoice_url ?? '' }
      }
    },
  }
}

/** Runs a request that accepts active prices only, and leaves the price as on or off sale as it was. */
async function whileActive(stripe: Stripe, id: string, request: () => Promise<unknown>): Promise<void> {
  const { active: isActive } = await callStripe(() => stripe.prices.retrieve(id))
  if (!isActive) await callStripe(() => stripe.prices.update(id, { active: true }))
  try {
    await request()
  } finally {
    if (!isActive) await callStripe(() => stripe.prices.update(id, { active: false }))
  }
}

/** Returns why an invoice was not paid. It stays open; throws every other failure. */
function unpaidBecauseOf(error: unknown): Pick<InvoicePayment, 'state' | 'reason'> {
  if (!(error instanceof AppError) || error.code !== 'failed-precondition') throw error
  const key = error.refusal?.key ?? ''
  if (key === 'bankMustConfirm') return { state: 'confirm', reason: '' }
  return { state: 'declined', reason: isDeclineKey(key) ? key : 'cardDeclined' }
}

function checkoutOf(session: Stripe.Checkout.Session): CheckoutState {
  const { id, customer, status, url, subscription, invoice } = session
  return {
    id,
    customerId: idOf(customer),
    state: status === 'complete' ? 'complete' : status === 'open' ? 'open' : 'expired',
    url: status === 'open' ? (url ?? '') : '',
    subscriptionId: idOf(subscription),
    invoiceId: invoice && typeof invoice !== 'string' ? (invoice.id ?? '') : (invoice ?? ''),
  }
}

function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const { id, customer, status, items, cancel_at: endsAt, default_payment_method: method } = subscription
  const { trial_end: trialEnd } = subscription
  const [item] = items.data
  return {
    id,
    customerId: idOf(customer),
    status: statuses[status] ?? 'unpaid',
    priceId: item?.price.id ?? '',
    renewsAt: 1000 * (item?.current_period_end ?? 0),
    endsAt: endsAt ? 1000 * endsAt : null,
    trialEndsAt: status === 'trialing' && trialEnd ? 1000 * trialEnd : null,
    card: cardOf(method)?.card ?? null,
  }
}

/** Returns an invoice of a subscription; undefined for the agency's other invoices. */
function invoiceOf(invoice: Stripe.Invoice): SubscriptionInvoice | undefined {
  const { id, parent, status, created, lines, payments, hosted_invoice_url: url } = invoice
  const subscription = parent?.subscription_details?.subscription
  if (!id || !subscription) return undefined
  const payment = payments?.data.find((each) => each.status === 'paid') ?? payments?.data[0]
  const state = status === 'paid' ? 'paid' : status === 'open' || status === 'draft' ? 'waiting' : 'void'
  return {
    id,
    subscriptionId: idOf(subscription),
    isFirst: invoice.billing_reason === 'subscription_create',
    state,
    due: state === 'waiting' ? invoice.amount_remaining : 0,
    priceIds: lines.data.flatMap(({ pricing }) => {
      const price = pricing?.price_details?.price
      return price ? [typeof price === 'string' ? price : price.id] : []
    }),
    at: 1000 * created,
    paymentId: idOf(payment?.payment.payment_intent ?? null),
    isFree: invoice.total === 0 && monthly.includes(invoice.billing_reason),
    url: url ?? '',
  }
}
