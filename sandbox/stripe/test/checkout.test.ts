import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

const key = 'checkout'
const back = {
  success_url: 'https://agency.example/done?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://a.example',
}

describe('Checkout of a connected account', () => {
  let sandbox: StartedStripe
  let options: { stripeAccount: string }
  beforeAll(async () => {
    sandbox = await startStripe()
    await sandbox.control(key, 'POST /clock', { to: Date.parse('2031-01-31T10:00:00Z') / 1000 })
    const { id } = await stripe().accounts.create({ type: 'standard' })
    options = { stripeAccount: id }
    await sandbox.control(key, 'POST /accounts/onboard', { account: id })
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  const stripe = () => sandbox.client(key)
  const price = async () =>
    (
      await stripe().prices.create(
        {
          currency: 'usd',
          unit_amount: 2_000,
          recurring: { interval: 'month' },
          product_data: { name: 'Starter <b>' },
        },
        options,
      )
    ).id
  const open = async (more: object = {}) =>
    stripe().checkout.sessions.create(
      {
        mode: 'subscription',
        customer: (await stripe().customers.create({ email: 'ada@example.org' }, options)).id,
        line_items: [{ price: await price(), quantity: 1 }],
        subscription_data: { application_fee_percent: 5, metadata: { orgId: 'o1' } },
        ...back,
        ...more,
      },
      options,
    )
  const complete = (session: string, number?: string, code?: string) =>
    sandbox.control(key, 'POST /sessions/complete', {
      account: options.stripeAccount,
      session,
      ...(number && { number }),
      ...(code && { code }),
    })
  const read = (id: string) => stripe().checkout.sessions.retrieve(id, { expand: ['subscription'] }, options)

  it('creates a subscription when it is paid, whose fee the platform receives', async () => {
    const session = await open()
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2_000 })
    await complete(session.id)
    const paid = await read(session.id)
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { status: 'active', application_fee_percent: 5, metadata: { orgId: 'o1' } },
    })
    const found = await stripe().checkout.sessions.list(
      { subscription: (paid.subscription as { id: string }).id },
      options,
    )
    expect(found.data.map(({ id }) => id)).toEqual([session.id])
    expect(
      (await stripe().paymentIntents.list({ customer: String(paid.customer) }, options)).data,
    ).toMatchObject([{ status: 'succeeded', amount: 2_000, application_fee_amount: 100 }])
    await expect(complete(session.id)).rejects.toThrow('status of complete')
    await expect(stripe().checkout.sessions.expire(session.id, {}, options)).rejects.toThrow('can be expired')
  })

  it('accepts a code, which applies to every month that its coupon covers', async () => {
    const codeOf = async (coupon: object) => {
      const { id } = await stripe().coupons.create({ duration: 'once', ...coupon }, options)
      const promotion = { type: 'coupon' as const, coupon: id }
      return (await stripe().promotionCodes.create({ promotion }, options)).code
    }
    const half = await codeOf({ percent_off: 50 })
    const plain = await open()
    await expect(complete(plain.id, undefined, half)).rejects.toThrow('This code is invalid.')
    await complete(plain.id)
    const session = await open({ allow_promotion_codes: true })
    expect(await (await fetch(session.url ?? '')).text()).toContain('Promotion code')
    await expect(complete(session.id, undefined, 'NONE')).rejects.toThrow('This code is invalid.')
    expect((await read(session.id)).status).toBe('open')
    await complete(session.id, undefined, half.toLowerCase())
    const paid = await read(session.id)
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_subtotal: 2_000,
      amount_total: 1_000,
      discounts: [{ promotion_code: expect.any(String) }],
    })
    const payments = await stripe().paymentIntents.list({ customer: String(paid.customer) }, options)
    expect(payments.data).toMatchObject([{ amount: 1_000, application_fee_amount: 50 }])
    const free = await open({ allow_promotion_codes: true })
    await complete(free.id, undefined, await codeOf({ percent_off: 100 }))
    expect(await read(free.id)).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
      subscription: { status: 'active' },
    })
  })

  it('charges nothing for a trial until it ends, and its first month then', async () => {
    const session = await open({ subscription_data: { trial_period_days: 7, application_fee_percent: 5 } })
    await complete(session.id)
    const trial = await read(session.id)
    const customer = String(trial.customer)
    expect(trial).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
      subscription: { status: 'trialing', trial_end: expect.any(Number) },
    })
    const paymentsOf = async () => (await stripe().paymentIntents.list({ customer }, options)).data
    expect(await paymentsOf()).toEqual([])
    await sandbox.control(key, 'POST /clock', { by: 7 * 86_400 + 2 * 3_600 })
    expect((await read(session.id)).subscription).toMatchObject({ status: 'active' })
    expect(await paymentsOf()).toMatchObject([{ amount: 2_000, application_fee_amount: 100 }])
    const invoices = await stripe().invoices.list({ customer }, options)
    expect(invoices.data.map(({ total, billing_reason: reason }) => [total, reason])).toEqual([
      [2_000, 'subscription_cycle'],
      [0, 'subscription_create'],
    ])
  })

  it('stays open after a declined card and creates no subscription', async () => {
    const session = await open()
    for (const number of ['4000000000000341', '4000000000000002'])
      await expect(complete(session.id, number)).rejects.toThrow('declined')
    const { customer, status } = await read(session.id)
    expect(status).toBe('open')
    const all = await stripe().subscriptions.list({ customer: String(customer), status: 'all' }, options)
    expect(all.data).toEqual([])
    await complete(session.id, '4000002760003184')
    expect(await read(session.id)).toMatchObject({ status: 'complete', subscription: { status: 'active' } })
  })

  it('shows the plan on a page that pays it and redirects to the seller', async () => {
    const { id, url } = await open()
    const page = await fetch(url ?? '').then((response) => response.text())
    expect(page).toContain(
      'Subscribe to Starter &#60;b&#62;'.replaceAll('&#60;', '&lt;').replaceAll('&#62;', '&gt;'),
    )
    const submit = (number: string) =>
      fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
    expect(await (await submit('4000000000000341')).text()).toContain('declined')
    expect((await submit('4242 4242 4242 4242')).headers.get('location')).toBe(
      `https://agency.example/done?s=${id}`,
    )
    expect(await (await fetch(url ?? '')).text()).toContain('expired')
  })

  it('expires when it is asked to, or by the clock', async () => {
    const first = await open()
    expect(await stripe().checkout.sessions.expire(first.id, {}, options)).toMatchObject({
      status: 'expired',
      url: null,
    })
    const now = Number((await sandbox.control(key, 'GET /clock'))['now'])
    const second = await open({ expires_at: now + 1_800 })
    await sandbox.control(key, 'POST /clock', { by: 1_801 })
    expect((await read(second.id)).status).toBe('expired')
    await expect(complete(second.id)).rejects.toThrow('status of expired')
    const events = await stripe().events.list({ type: 'checkout.session.expired' }, options)
    expect(events.data).toHaveLength(2)
  })

  it.each([
    [{ mode: 'payment' }, { code: 'sandbox_not_modelled', param: 'mode' }],
    [{ customer: 'cus_none' }, { code: 'resource_missing', param: 'customer' }],
    [{ success_url: 'javascript:1' }, { code: 'url_invalid', param: 'success_url' }],
    [{ line_items: [] }, { message: expect.stringContaining('at least one recurring price') }],
    [{ line_items: [{ price: 'price_none' }] }, { code: 'resource_missing' }],
    [{ expires_at: 1 }, { param: 'expires_at' }],
    [{ automatic_tax: { enabled: true } }, { code: 'sandbox_not_modelled' }],
  ])('refuses a session with %j', async (more, failure) => {
    await expect(open(more)).rejects.toMatchObject(failure)
  })

  it('refuses an archived price, a fee of the platform itself, and a seller who is not ready', async () => {
    const archived = await price()
    await stripe().prices.update(archived, { active: false }, options)
    await expect(open({ line_items: [{ price: archived }] })).rejects.toThrow('inactive')
    const { id: stripeAccount } = await stripe().accounts.create({ type: 'standard' })
    const { id: customer } = await stripe().customers.create({}, { stripeAccount })
    await expect(
      stripe().checkout.sessions.create(
        { mode: 'subscription', customer, line_items: [], ...back },
        { stripeAccount },
      ),
    ).rejects.toThrow('cannot currently make charges')
  })
})
