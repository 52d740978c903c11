import type { Stripe } from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayOf, seconds, startSubscriptionTests } from './startSubscriptionTests.ts'

describe('the stand-in for Stripe with changes of a subscription', () => {
  const { stripe: client, control, plan, clock, subscribe } = startSubscriptionTests('changes')
  let stripe: Stripe
  beforeEach(() => {
    stripe = client()
  })

  it('starts a new period when the anchor moves to now', async () => {
    const { subscription } = await subscribe()
    await clock('2031-02-14T10:00:00Z')
    const moved = await stripe.subscriptions.update(subscription.id, {
      billing_cycle_anchor: { type: 'now' },
      expand: ['latest_invoice'],
    })
    expect(moved).toMatchObject({
      billing_cycle_anchor: seconds('2031-02-14T10:00:00Z'),
      latest_invoice: { total: 1500 },
    })
    expect(dayOf(moved.items.data[0]!.current_period_end)).toBe('2031-03-14')
  })

  it('prorates a change with the next invoice', async () => {
    const { subscription } = await subscribe()
    await clock('2031-02-14T10:00:00Z')
    const [item] = subscription.items.data
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item!.id, quantity: 2 }, { price: await plan(1000) }],
    })
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1)
    await clock('2031-02-28T11:00:00Z')
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data
    expect(invoice!.lines.data.map(({ amount }) => amount)).toEqual([-1500, 3000, 500, 6000, 1000])
    expect(invoice).toMatchObject({ total: 9000, status: 'paid' })
    expect(invoice!.lines.data[0]).toMatchObject({
      description: expect.stringContaining('Unused time'),
      parent: { subscription_item_details: { proration: true } },
    })
  })

  it('prorates a change at once, or not at all', async () => {
    const { subscription } = await subscribe()
    await clock('2031-02-14T10:00:00Z')
    const [item] = subscription.items.data
    const change = { items: [{ id: item!.id, price: await plan(6000) }] }
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    })
    expect(preview).toMatchObject({
      amount_due: 1500,
      status: 'draft',
      id: expect.stringMatching(/^upcoming_in_/),
    })
    const upgraded = await stripe.subscriptions.update(subscription.id, {
      ...change,
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(upgraded).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 1500, billing_reason: 'subscription_update' },
    })
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item!.id, quantity: 5 }],
      proration_behavior: 'none',
    })
    expect((await stripe.invoices.createPreview({ subscription: subscription.id })).total).toBe(30_000)
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  })

  it('keeps the credit of a downgrade for later invoices', async () => {
    const { subscription, customer } = await subscribe()
    await clock('2031-02-14T10:00:00Z')
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: await plan(1000) }],
      proration_behavior: 'always_invoice',
    })
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -1000 })
    await clock('2031-02-28T11:00:00Z')
    expect((await stripe.invoices.list({ subscription: subscription.id })).data[0]).toMatchObject({
      total: 1000,
      starting_balance: -1000,
      amount_due: 0,
      status: 'paid',
    })
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 })
  })

  it('starts a new period when the interval changes', async () => {
    const { subscription } = await subscribe()
    await clock('2031-02-14T10:00:00Z')
    const yearly = await plan(30_000, { recurring: { interval: 'year' } })
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: yearly }],
      expand: ['latest_invoice'],
    })
    expect(dayOf(changed.items.data[0]!.current_period_end)).toBe('2032-02-14')
    expect(changed).toMatchObject({
      billing_cycle_anchor: seconds('2031-02-14T10:00:00Z'),
      latest_invoice: { total: 28_500, status: 'paid' },
    })
  })

  it('undoes an upgrade that cannot be paid, when that has to be an error', async () => {
    const { subscription, method } = await subscribe()
    await control('POST /cards', { payment_method: method, number: '4000000000000341' })
    await clock('2031-02-14T10:00:00Z')
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: subscription.items.data[0]!.id, quantity: 4 }],
      proration_behavior: 'always_invoice',
    }
    await expect(
      stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ code: 'card_declined' })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      items: { data: [{ quantity: 1 }] },
    })
    expect(await stripe.subscriptions.update(subscription.id, change)).toMatchObject({
      status: 'past_due',
      items: { data: [{ quantity: 4 }] },
    })
  })

  it('keeps a customer to one currency', async () => {
    const { subscription, customer } = await subscribe()
    const items = [{ price: await plan(100, { currency: 'eur' }) }]
    await expect(stripe.subscriptions.create({ customer, items })).rejects.toThrow(
      'cannot combine currencies',
    )
    await stripe.subscriptions.cancel(subscription.id)
    expect(await stripe.subscriptions.create({ customer, items })).toMatchObject({
      status: 'active',
      currency: 'eur',
    })
  })

  it('refuses unknown, duplicate, mismatched and last items of a subscription', async () => {
    const { subscription } = await subscribe()
    const [item] = subscription.items.data
    const updateItems = (items: Stripe.SubscriptionUpdateParams.Item[]) =>
      stripe.subscriptions.update(subscription.id, { items })
    await expect(updateItems([{ id: 'si_none', quantity: 2 }])).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'items[0][id]',
    })
    await expect(updateItems([{ price: item!.price.id }])).rejects.toThrow('same plan')
    await expect(
      updateItems([{ price: await plan(100, { recurring: { interval: 'year' } }) }]),
    ).rejects.toThrow('must match')
    await expect(updateItems([{ price: await plan(100, { currency: 'eur' }) }])).rejects.toThrow('must match')
    await expect(updateItems([{ id: item!.id, deleted: true }])).rejects.toThrow('at least one')
    const { id: addOn } = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 5,
      product_data: { name: 'Once' },
    })
    await expect(updateItems([{ price: addOn }])).rejects.toThrow('type=one_time')
    expect((await stripe.subscriptionItems.list({ subscription: subscription.id })).data).toMatchObject([
      { id: item!.id },
    ])
    expect(await stripe.subscriptionItems.retrieve(item!.id)).toMatchObject({ subscription: subscription.id })
  })

  it('previews the cost of a new subscription, and stores nothing', async () => {
    const { id: customer } = await stripe.customers.create()
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription_details: { items: [{ price: await plan(3000), quantity: 2 }] },
    })
    expect(preview).toMatchObject({ total: 6000, lines: { data: [{ quantity: 2 }] } })
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
    expect((await stripe.events.list({ type: 'invoice.created' })).data).toEqual([])
  })
})
