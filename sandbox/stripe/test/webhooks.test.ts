import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startReceiver, startStripe, type StartedStripe } from './startStripe.ts'

const secret = 'whsec_of_this_test'

describe('the stand-in for Stripe with webhooks', () => {
  let sandbox: StartedStripe
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let key: string
  let number = 0
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())
  beforeEach(async () => {
    receiver = await startReceiver()
    number += 1
    key = `hooks${number}`
  })
  afterEach(() => receiver[Symbol.asyncDispose]())

  const listen = (more: object = {}) =>
    sandbox.control(key, 'POST /webhook_endpoints', { url: receiver.url, secret, ...more })
  const settle = () => sandbox.control(key, 'POST /webhooks/settle')

  it('signs webhooks as the real client requires', async () => {
    await listen()
    const stripe = sandbox.client(key)
    const customer = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'ada' })
    await settle()
    const [first] = receiver.received
    const event = Stripe.webhooks.constructEvent(first!.body, first!.signature, secret)
    expect(event).toMatchObject({
      type: 'customer.created',
      livemode: false,
      api_version: '2026-10-28.endive',
      data: { object: { id: customer.id } },
      request: { id: customer.lastResponse.requestId, idempotency_key: 'ada' },
    })
    expect(event).not.toHaveProperty('account')
    expect(() => Stripe.webhooks.constructEvent(first!.body, first!.signature, 'whsec_other')).toThrow(
      'signature',
    )
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, pending_webhooks: 0 })
  })

  it('includes the previous values of a change, and emits no event without one', async () => {
    await listen({ enabled_events: ['customer.updated'] })
    const stripe = sandbox.client(key)
    const { id } = await stripe.customers.create({ name: 'Ada' })
    await stripe.customers.update(id, { name: 'Ada' })
    await stripe.customers.update(id, { name: 'Grace' })
    await settle()
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.previous_attributes)).toEqual([
      { name: 'Ada' },
    ])
  })

  it('sends the events of a payment in Stripe’s order', async () => {
    await listen()
    const stripe = sandbox.client(key)
    const { id: customer } = await stripe.customers.create()
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
    })
    await stripe.refunds.create({ payment_intent: intent.id })
    await stripe.paymentIntents
      .create({
        amount: 500,
        currency: 'usd',
        payment_method: 'pm_card_visa_chargeDeclined',
        off_session: true,
        confirm: true,
      })
      .catch(() => undefined)
    await stripe.setupIntents.create({ payment_method: 'pm_card_visa', confirm: true })
    await settle()
    expect(receiver.types()).toEqual([
      'customer.created',
      'payment_method.attached',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'setup_intent.created',
      'setup_intent.succeeded',
    ])
    expect(
      (await stripe.events.list({ type: 'payment_intent.*', limit: 2 })).data.map(({ type }) => type),
    ).toEqual(['payment_intent.payment_failed', 'payment_intent.created'])
  })

  it('repeats a delivery until it is accepted', async () => {
    await listen()
    receiver.statuses.push(500, 404)
    await sandbox.client(key).customers.create()
    await settle()
    expect((await sandbox.control(key, 'GET /deliveries')).data).toMatchObject([
      { status: 'failed', attempts: [{ status: 500 }] },
    ])
    const { data } = await sandbox.control(key, 'GET /deliveries')
    const redeliver = () => sandbox.control(key, 'POST /webhooks/release', { deliveries: [data[0].event] })
    expect((await redeliver()).data).toMatchObject([{ status: 'failed' }])
    expect((await redeliver()).data).toMatchObject([
      { status: 'delivered', attempts: [{ status: 500 }, { status: 404 }, { status: 200 }] },
    ])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  })

  it('retries a refused delivery by itself', async () => {
    await listen()
    receiver.statuses.push(503)
    await sandbox.client(key).customers.create()
    await expect.poll(() => receiver.received.length, { timeout: 3000 }).toBe(2)
    await settle()
    expect((await sandbox.control(key, 'GET /deliveries')).data).toMatchObject([{ status: 'delivered' }])
  })

  async function hold(names: string[]) {
    await listen()
    await sandbox.control(key, 'POST /webhooks/mode', { mode: 'hold' })
    for (const name of names) await sandbox.client(key).customers.create({ name })
    await settle()
    expect(receiver.received).toEqual([])
  }
  const names = () => receiver.received.map(({ body }): string => JSON.parse(body).data.object.name).join('')

  it.each([
    [{}, 'abcd'],
    [{ order: 'reversed' }, 'dcba'],
    [{ order: 'shuffled', seed: 3 }, 'bdca'],
    [{ times: 2 }, 'aabbccdd'],
  ])('releases held deliveries: %j', async (how, expected) => {
    await hold(['a', 'b', 'c', 'd'])
    const { data } = await sandbox.control(key, 'POST /webhooks/release', how)
    expect(names()).toBe(expected)
    expect(data).toHaveLength(4)
    expect((await sandbox.control(key, 'POST /webhooks/release')).data).toEqual([])
  })

  it('releases chosen deliveries, all at once if requested', async () => {
    await hold(['a', 'b', 'c'])
    const { data } = await sandbox.control(key, 'GET /deliveries')
    await sandbox.control(key, 'POST /webhooks/release', { deliveries: [data[2].id, data[0].event] })
    expect(names()).toBe('ca')
    await sandbox.control(key, 'POST /webhooks/release', { parallel: true, times: 3 })
    expect(names()).toBe('cabbb')
  })

  it('discards the events of the mode drop', async () => {
    await listen()
    await sandbox.control(key, 'POST /webhooks/mode', { mode: 'drop' })
    await sandbox.client(key).customers.create()
    await settle()
    expect(receiver.received).toEqual([])
    expect((await sandbox.control(key, 'GET /deliveries')).data).toMatchObject([{ status: 'dropped' }])
    expect((await sandbox.client(key).events.list()).data).toHaveLength(1)
  })

  it('separates the webhooks of platform and connected accounts', async () => {
    await listen()
    const connect = await startReceiver()
    await sandbox.control(key, 'POST /webhook_endpoints', {
      url: connect.url,
      secret: 'whsec_connect',
      connect: true,
    })
    const stripe = sandbox.client(key)
    const { id: stripeAccount } = await stripe.accounts.create({ type: 'standard' })
    await stripe.customers.create({}, { stripeAccount })
    await settle()
    expect(receiver.types()).toEqual([])
    const event = Stripe.webhooks.constructEvent(
      connect.received[0]!.body,
      connect.received[0]!.signature,
      'whsec_connect',
    )
    expect(event).toMatchObject({ type: 'customer.created', account: stripeAccount })
    await connect[Symbol.asyncDispose]()
  })
})
