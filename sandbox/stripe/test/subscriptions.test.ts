import type { Stripe } from 'stripe'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startStripeForTests } from './startStripe.ts'
import { dayOf, seconds, startSubscriptionTests } from './startSubscriptionTests.ts'

describe('the stand-in for Stripe with subscriptions', () => {
  const {
    stripe: client,
    control,
    browse,
    payer,
    plan,
    clock,
    status,
    events,
    subscribe,
  } = startSubscriptionTests('subs')
  const realClock = startStripeForTests('real')
  let stripe: Stripe
  beforeEach(() => {
    stripe = client()
  })

  it('keeps a subscription incomplete until its first payment', async () => {
    const { id: customer } = await stripe.customers.create()
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: await plan(3000) }, { price: await plan(500), quantity: 3 }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    })
    expect(subscription).toMatchObject({
      status: 'incomplete',
      items: { data: [{ quantity: 1 }, { quantity: 3 }] },
    })
    const invoice = subscription.latest_invoice as Stripe.Invoice
    expect(invoice).toMatchObject({
      status: 'open',
      billing_reason: 'subscription_create',
      amount_due: 4500,
      lines: { data: [{ amount: 3000 }, { amount: 1500 }] },
    })
    const intentId = invoice.payments!.data[0]!.payment.payment_intent as string
    expect(invoice.confirmation_secret!.client_secret).toMatch(intentId)
    expect(
      (await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } }))
        .data[0],
    ).toMatchObject({ invoice: invoice.id })
    const method = await browse('POST /v1/payment_methods', { type: 'card', 'card[token]': 'tok_visa' })
    await browse(`POST /v1/payment_intents/${intentId}/confirm`, {
      client_secret: invoice.confirmation_secret!.client_secret,
      payment_method: method.id,
    })
    const started = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(started).toMatchObject({
      status: 'active',
      default_payment_method: method.id,
      latest_invoice: { status: 'paid', amount_paid: 4500 },
    })
    expect(await stripe.paymentMethods.retrieve(method.id)).toMatchObject({ customer })
    expect((await events()).filter((type) => !/^(product|price|customer\.created)/.test(type))).toEqual([
      'invoice.created',
      'customer.subscription.created',
      'invoice.finalized',
      'payment_intent.created',
      'payment_method.attached',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ])
  })

  it('starts a subscription at once with a saved card, and requires one', async () => {
    expect((await subscribe()).subscription.status).toBe('active')
    const { id: customer } = await stripe.customers.create()
    await expect(
      stripe.subscriptions.create({ customer, items: [{ price: await plan(100) }] }),
    ).rejects.toThrow('no attached payment source')
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  })

  it('keeps a subscription incomplete when its card declines, unless that has to be an error', async () => {
    const { customer } = await payer('pm_card_chargeCustomerFail')
    const items = [{ price: await plan(3000) }]
    expect(await stripe.subscriptions.create({ customer, items })).toMatchObject({ status: 'incomplete' })
    await expect(
      stripe.subscriptions.create({ customer, items, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 })
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
    expect((await stripe.subscriptions.list({ customer, status: 'active' })).data).toEqual([])
  })

  it('expires a subscription after 23 hours without a payment', async () => {
    const { subscription } = await subscribe({ payment_behavior: 'default_incomplete' })
    await clock('2031-02-01T08:59:00Z')
    expect(await status(subscription.id)).toBe('incomplete')
    await clock('2031-02-01T09:00:00Z')
    expect(await status(subscription.id)).toBe('incomplete_expired')
    expect(await stripe.invoices.retrieve(subscription.latest_invoice as string)).toMatchObject({
      status: 'void',
    })
    expect((await stripe.paymentIntents.list()).data).toMatchObject([{ status: 'canceled' }])
  })

  it('renews a subscription of the 31st at the end of each month', async () => {
    const { subscription } = await subscribe()
    const ends = [dayOf(subscription.items.data[0]!.current_period_end)]
    for (const to of ['2031-02-28T10:00:00Z', '2031-03-31T10:00:00Z', '2031-04-30T10:00:00Z']) {
      await clock(to)
      ends.push(
        dayOf((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.current_period_end),
      )
    }
    expect(ends).toEqual(['2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31'])
    const [draft] = (await stripe.invoices.list({ subscription: subscription.id, status: 'draft' })).data
    expect(draft).toMatchObject({ billing_reason: 'subscription_cycle', total: 3000 })
    await clock('2031-04-30T11:00:00Z')
    expect((await stripe.invoices.list({ subscription: subscription.id, status: 'paid' })).data).toHaveLength(
      4,
    )
    expect(await status(subscription.id)).toBe('active')
    await expect(clock('2031-04-29T00:00:00Z')).rejects.toThrow('does not run backwards')
  })

  it('runs all that falls due in a year, in order', async () => {
    const { subscription } = await subscribe()
    await clock('2032-01-31T12:00:00Z')
    const paid = (await stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 100 }))
      .data
    expect(paid).toHaveLength(13)
    const times = (await stripe.events.list({ limit: 100 })).data.map(({ created }) => created)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it.each([
    ['cancel', 'canceled'],
    ['unpaid', 'unpaid'],
  ])('retries a renewal that fails, then gives up (%s)', async (afterRetries, end) => {
    await control('POST /settings', { after_retries: afterRetries })
    const { subscription, method } = await subscribe()
    await control('POST /cards', { payment_method: method, number: '4000000000000341' })
    await clock('2031-02-28T11:00:00Z')
    expect(await status(subscription.id)).toBe('past_due')
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data
    expect(invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: seconds('2031-03-03T11:00:00Z') })
    await clock('2031-03-14T00:00:00Z')
    expect(await status(subscription.id)).toBe('past_due')
    await clock('2031-03-16T00:00:00Z')
    expect(await status(subscription.id)).toBe(end)
    expect((await events()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  })

  it('recovers a subscription when its open invoice is paid', async () => {
    const { subscription, method } = await subscribe()
    await control('POST /cards', { payment_method: method, number: '4000000000000341' })
    await clock('2031-02-28T11:00:00Z')
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data
    await expect(stripe.invoices.pay(invoice!.id)).rejects.toMatchObject({ code: 'card_declined' })
    await control('POST /cards', { payment_method: method, number: '4000002760003184' })
    await expect(stripe.invoices.pay(invoice!.id)).rejects.toMatchObject({
      code: 'invoice_payment_intent_requires_action',
    })
    await control('POST /cards', { payment_method: method, number: '4242424242424242' })
    expect(await stripe.invoices.pay(invoice!.id)).toMatchObject({ status: 'paid' })
    expect(await status(subscription.id)).toBe('active')
    await expect(stripe.invoices.pay(invoice!.id)).rejects.toThrow('already paid')
  })

  it('waits for the holder when the bank asks at a renewal', async () => {
    const { subscription, method } = await subscribe()
    await control('POST /cards', { payment_method: method, number: '4000002760003184' })
    await clock('2031-02-28T11:00:00Z')
    expect(await status(subscription.id)).toBe('past_due')
    expect((await events()).slice(-4)).toEqual([
      'payment_intent.requires_action',
      'invoice.payment_action_required',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ])
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.confirmation_secret'],
    })
    const { client_secret: secret } = (invoice as Stripe.Invoice).confirmation_secret!
    await control('POST /challenge', { client_secret: secret, outcome: 'complete' })
    expect(await status(subscription.id)).toBe('active')
  })

  it('marks a subscription past due when its payment method is gone at renewal', async () => {
    const { subscription, method } = await subscribe()
    await stripe.paymentMethods.detach(method)
    await clock('2031-02-28T11:00:00Z')
    expect(await status(subscription.id)).toBe('past_due')
  })

  it('ends a subscription with its period or at once, and can undo that', async () => {
    const { subscription } = await subscribe()
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: seconds('2031-02-28T10:00:00Z'),
      cancellation_details: { reason: 'cancellation_requested' },
    })
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    })
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await clock('2031-02-28T10:00:00Z')
    expect(await status(subscription.id)).toBe('canceled')
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1)
    const other = await subscribe()
    expect(await stripe.subscriptions.cancel(other.subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2031-02-28T10:00:00Z'),
    })
    await expect(stripe.subscriptions.cancel(other.subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(stripe.subscriptions.update(other.subscription.id, { description: 'x' })).rejects.toThrow(
      'can only update its cancellation_details',
    )
    expect((await events()).filter((type) => type === 'customer.subscription.deleted')).toHaveLength(2)
  })

  it('finalizes, voids and lists the lines of invoices', async () => {
    const { subscription } = await subscribe()
    await clock('2031-02-28T10:00:00Z')
    const [draft] = (await stripe.invoices.list({ subscription: subscription.id, status: 'draft' })).data
    await stripe.invoices.update(draft!.id, { metadata: { note: '1' } })
    const open = await stripe.invoices.finalizeInvoice(draft!.id, { auto_advance: false })
    expect(open).toMatchObject({
      status: 'open',
      metadata: { note: '1' },
      number: expect.stringMatching(/-0002$/),
      next_payment_attempt: null,
    })
    await expect(stripe.invoices.finalizeInvoice(draft!.id)).rejects.toThrow('already finalized')
    expect((await stripe.invoices.listLineItems(draft!.id)).data).toMatchObject([
      { amount: 3000, invoice: draft!.id },
    ])
    expect(await stripe.invoices.voidInvoice(draft!.id)).toMatchObject({ status: 'void' })
    await expect(stripe.invoices.voidInvoice(draft!.id)).rejects.toMatchObject({
      code: 'status_transition_invalid',
    })
    await expect(stripe.invoices.pay(draft!.id)).rejects.toThrow('can no longer be paid')
  })

  it('runs what fell due by the real clock before it responds', async () => {
    const stripeByRealClock = realClock.stripe()
    const { id: customer } = await stripeByRealClock.customers.create()
    const price = await stripeByRealClock.prices.create({
      currency: 'usd',
      unit_amount: 3000,
      recurring: { interval: 'month' },
      product_data: { name: 'Plan' },
    })
    const { id } = await stripeByRealClock.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    expect(await stripeByRealClock.subscriptions.retrieve(id)).toMatchObject({ status: 'incomplete_expired' })
    expect(await realClock.control('GET /clock')).toMatchObject({ frozen: false })
    vi.useRealTimers()
  })

  it('cancels a subscription together with its customer', async () => {
    const { subscription, customer } = await subscribe()
    await stripe.customers.del(customer)
    expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] })).toMatchObject({
      status: 'canceled',
      customer: { deleted: true },
    })
  })
})
