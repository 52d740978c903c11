import type Stripe from 'stripe'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { ItemsChange, OfferedItem, PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { keysOf } from './invoices.ts'
import { cycleOf, isAddonPrice, isPlanPrice, keyOf, priceOf } from './prices.ts'
import { renewalOf, subscriptionOf } from './subscriptionsFromStripe.ts'

export type ItemMethods = Pick<
  PaymentAccount,
  'changeAddons' | 'changeNow' | 'replaceItems' | 'previewChange' | 'previewRenewal'
>

const expand = ['latest_invoice.confirmation_secret']
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** Creates the methods of one Stripe account that change what a subscription contains. */
export function itemsOf(open: () => Promise<Stripe>): ItemMethods {
  /** Changes the items; without a difference the subscription is only read. */
  async function update(
    id: string,
    change: ItemsChange,
    terms: Pick<
      Stripe.SubscriptionUpdateParams,
      'proration_behavior' | 'proration_date' | 'payment_behavior' | 'off_session'
    >,
    idempotencyKey: string,
  ) {
    const stripe = await open()
    const items = await itemChanges(stripe, id, change)
    return subscriptionOf(
      await callStripe(() =>
        items.length === 0
          ? stripe.subscriptions.retrieve(id, { expand })
          : stripe.subscriptions.update(id, { items, ...terms, expand }, { idempotencyKey }),
      ),
    )
  }
  return {
    changeAddons: (id, addons, idempotencyKey) =>
      update(id, { addons }, { proration_behavior: 'none' }, idempotencyKey),
    changeNow: (id, change, at, idempotencyKey) =>
      update(
        id,
        change,
        {
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
          payment_behavior: 'error_if_incomplete',
        },
        idempotencyKey,
      ),
    replaceItems: (id, change, idempotencyKey) =>
      update(id, change, { proration_behavior: 'none', off_session: true }, idempotencyKey),
    ...previewsOf(open),
  }
}

/** Creates the methods that calculate what a change would cost. */
function previewsOf(open: () => Promise<Stripe>): Pick<ItemMethods, 'previewChange' | 'previewRenewal'> {
  return {
    async previewChange(id, change, at) {
      const stripe = await open()
      const items = await itemChanges(stripe, id, change)
      // Without a difference, Stripe would return the next invoice.
      if (items.length === 0)
        return { currency: '', lines: [], total: 0, subtotal: 0, discount: 0, tax: 0, isReverseCharge: false }
      const invoice = await callStripe(() =>
        stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items,
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
          },
        }),
      )
      return renewalOf(invoice, await keysOf(stripe, invoice))
    },
    async previewRenewal(id, change) {
      const stripe = await open()
      const items = change?.plan || change?.addons ? await itemChanges(stripe, id, change) : []
      const changed = items.length > 0 && {
        subscription_details: { items, proration_behavior: 'none' as const },
      }
      const invoice = await callStripe(() =>
        stripe.invoices.createPreview({ subscription: id, ...changed }),
      ).catch((error: unknown) => {
        // A subscription that ends has no next invoice.
        if (error instanceof AppError && error.code === 'failed-precondition') return undefined
        throw error
      })
      return invoice && renewalOf(invoice, await keysOf(stripe, invoice))
    },
  }
}

/** Returns the changes that turn the items of a subscription into the wanted ones; none for equal ones. */
async function itemChanges(
  stripe: Stripe,
  id: string,
  { plan, addons }: ItemsChange,
): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(id))
  const present = items.data.find(({ price }) => isPlanPrice(price.lookup_key))
  const price = plan && (await priceOf(stripe, plan))
  const planItems = present && price && present.price.id !== price ? [{ id: present.id, price }] : []
  return addons ? [...planItems, ...(await addonChanges(stripe, items.data, addons))] : planItems
}

/**
 * Returns new add-ons and deletions, and nothing for unchanged add-ons, which keep the price that they were
 * sold for as long as their cycle stays.
 */
async function addonChanges(
  stripe: Stripe,
  items: Stripe.SubscriptionItem[],
  offers: OfferedItem[],
): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
  const wanted = await Promise.all(
    offers.map(async ({ offer, quantity }) => ({
      key: offer.key,
      cycle: offer.cycle,
      price: await priceOf(stripe, offer),
      quantity,
    })),
  )
  const addons = items.filter(({ price }) => isAddonPrice(price.lookup_key))
  const removedItems = addons
    .filter(({ price }) => !wanted.some(({ key }) => key === keyOf(price.lookup_key)))
    .map(({ id }) => ({ id, deleted: true }))
  const changed = wanted.flatMap<Stripe.SubscriptionUpdateParams.Item>(({ key, cycle, price, quantity }) => {
    const existing = addons.find((item) => keyOf(item.price.lookup_key) === key)
    if (!existing) return [{ price, quantity }]
    if (cycleOf(existing.price.lookup_key) !== cycle) return [{ id: existing.id, price, quantity }]
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
