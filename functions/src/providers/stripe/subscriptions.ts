import type Stripe from 'stripe'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Offer, PaymentAccount, SubscriptionRequest } from '../../domain/billing/payments/Payments.ts'
import { answered } from './answered.ts'
import { invoicesOf, keysOf, type InvoiceMethods } from './invoices.ts'
import { keyOf, renewalOf, subscriptionOf } from './subscriptionsFromStripe.ts'

type SubscriptionMethods = InvoiceMethods & StartMethods & ChangeMethods
type StartMethods = Pick<PaymentAccount, 'subscribe' | 'readSubscription' | 'changeAddons' | 'setEnding'>
type ChangeMethods = Pick<PaymentAccount, 'previewRenewal' | 'changeCard' | 'cancelSubscription'>

const expand = ['latest_invoice.confirmation_secret']

/**
 * Creates the subscriptions, invoices and discounts of one Stripe account. Prices and tax rates are created
 * there when they are first needed.
 */
export function subscriptionsOf(open: () => Promise<Stripe>): SubscriptionMethods {
  return { ...startsOf(open), ...changesOf(open), ...invoicesOf(open) }
}

function startsOf(open: () => Promise<Stripe>): StartMethods {
  return {
    async subscribe({ customerId, cardId, workspaceId, offers, tax, promotionId, idempotencyKey }) {
      const stripe = await open()
      const items = await Promise.all(
        offers.map(async ({ offer, quantity }) => ({ price: await priceOf(stripe, offer), quantity })),
      )
      const rate = tax && (await taxRateOf(stripe, tax))
      const subscription = await answered(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            default_payment_method: cardId,
            items,
            metadata: { workspaceId },
            payment_behavior: 'default_incomplete',
            ...(rate && { default_tax_rates: [rate] }),
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
      return subscriptionOf(await answered(() => stripe.subscriptions.retrieve(id, { expand })))
    },
    async changeAddons(id, offers, idempotencyKey) {
      const stripe = await open()
      const items = await itemChanges(stripe, id, offers)
      if (items.length === 0) return subscriptionOf(await answered(() => stripe.subscriptions.retrieve(id)))
      return subscriptionOf(
        await answered(() =>
          stripe.subscriptions.update(id, { items, proration_behavior: 'none', expand }, { idempotencyKey }),
        ),
      )
    },
    async setEnding(id, isEnding, reason) {
      const stripe = await open()
      const comment = isEnding ? { cancellation_details: { comment: reason } } : {}
      return subscriptionOf(
        await answered(() =>
          stripe.subscriptions.update(id, { cancel_at_period_end: isEnding, ...comment, expand }),
        ),
      )
    },
  }
}

function changesOf(open: () => Promise<Stripe>): ChangeMethods {
  return {
    async previewRenewal(id, offers) {
      const stripe = await open()
      const items = offers ? await itemChanges(stripe, id, offers) : []
      const changed = items.length > 0 && {
        subscription_details: { items, proration_behavior: 'none' as const },
      }
      const invoice = await answered(() =>
        stripe.invoices.createPreview({ subscription: id, ...changed }),
      ).catch((error: unknown) => {
        // A subscription that ends has no next invoice.
        if (error instanceof AppError && error.code === 'failed-precondition') return undefined
        throw error
      })
      return invoice && renewalOf(invoice, await keysOf(stripe, invoice))
    },
    async changeCard(id, cardId) {
      const stripe = await open()
      const subscription = await answered(() =>
        stripe.subscriptions.update(id, { default_payment_method: cardId, expand }),
      )
      const { latest_invoice: invoice } = subscription
      if (!invoice || typeof invoice === 'string' || invoice.status !== 'open')
        return subscriptionOf(subscription)
      // A declined card, or one that needs its owner's confirmation, leaves the invoice open; it is read
      // below.
      await answered(() => stripe.invoices.pay(invoice.id ?? '', { payment_method: cardId })).catch(
        (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'failed-precondition') throw error
        },
      )
      return subscriptionOf(await answered(() => stripe.subscriptions.retrieve(id, { expand })))
    },
    async cancelSubscription(id) {
      const stripe = await open()
      const { latest_invoice: invoice } = await answered(() =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
      )
      // First, so that it can no longer be paid; this throws if it was just paid.
      if (invoice && typeof invoice !== 'string' && invoice.status === 'open')
        await answered(() => stripe.invoices.voidInvoice(invoice.id ?? ''))
      const left = subscriptionOf(await answered(() => stripe.subscriptions.retrieve(id, { expand })))
      return left.status === 'cancelled'
        ? left
        : subscriptionOf(await answered(() => stripe.subscriptions.cancel(id)))
    },
  }
}

/**
 * Returns new add-ons and deletions, and nothing for unchanged add-ons, which keep the price that they were
 * sold for. The plan is left alone.
 */
async function itemChanges(
  stripe: Stripe,
  id: string,
  offers: { offer: Offer; quantity: number }[],
): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
  const { items } = await answered(() => stripe.subscriptions.retrieve(id))
  const wanted = await Promise.all(
    offers.map(async ({ offer, quantity }) => ({
      key: offer.key,
      price: await priceOf(stripe, offer),
      quantity,
    })),
  )
  const addons = items.data.filter(({ price }) => isAddon(price.lookup_key))
  const removedItems = addons
    .filter(({ price }) => !wanted.some(({ key }) => key === keyOf(price.lookup_key)))
    .map(({ id }) => ({ id, deleted: true }))
  const changed = wanted.flatMap<Stripe.SubscriptionUpdateParams.Item>(({ key, price, quantity }) => {
    const existing = addons.find((item) => keyOf(item.price.lookup_key) === key)
    if (!existing) return [{ price, quantity }]
    if (existing.quantity === quantity) return []
    return existing.price.id === price
      ? [{ id: existing.id, quantity }]
      : [
          { id: existing.id, deleted: true },
          { price, quantity },
        ]
  })
  return [...removedItems, ...changed]
}

const isAddon = (lookupKey: string | null) => lookupKey?.startsWith('parley:addon:') === true

/** Finds the price of an offer by a lookup key with all its values, or creates it. */
async function priceOf(stripe: Stripe, { key, name, currency, amount, credits }: Offer): Promise<string> {
  const kind = key === 'free' || key === 'pay_as_you_go' || key === 'enterprise' ? 'plan' : 'addon'
  const lookupKey = ['parley', kind, key, currency, amount, ...(credits === undefined ? [] : [credits])].join(
    ':',
  )
  const {
    data: [known],
  } = await answered(() => stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 }))
  if (known) return known.id
  const created = await answered(() =>
    stripe.prices.create(
      {
        currency,
        unit_amount: amount,
        recurring: { interval: 'month' },
        product_data: { name, metadata: { key } },
        lookup_key: lookupKey,
      },
      { idempotencyKey: lookupKey },
    ),
  )
  return created.id
}

async function taxRateOf(
  stripe: Stripe,
  { name, basisPoints }: NonNullable<SubscriptionRequest['tax']>,
): Promise<string> {
  const percentage = basisPoints / 100
  const { data } = await answered(() => stripe.taxRates.list({ active: true, limit: 100 }))
  const taxRate = data.find(
    (rate) => rate.display_name === name && rate.percentage === percentage && !rate.inclusive,
  )
  if (taxRate) return taxRate.id
  return (
    await answered(() =>
      stripe.taxRates.create(
        { display_name: name, percentage, inclusive: false },
        { idempotencyKey: `parley:tax:${name}:${basisPoints}` },
      ),
    )
  ).id
}
