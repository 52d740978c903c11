import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

const price = { amount: 2500, currency: 'usd' }
const stay = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
const away = { off_session: true, confirm: true } as const

describe('intents', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  const client = () => sandbox.client('intents')

  async function customerWith(card: string) {
    const { id } = await client().customers.create()
    const method = await client().paymentMethods.attach(card, { customer: id })
    return { customer: id, payment_method: method.id }
  }

  it('takes money and leaves a charge', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...(await customerWith('pm_card_visa')),
      ...away,
      metadata: { attempt: 'ar:1' },
      expand: ['latest_charge', 'customer'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
      metadata: { attempt: 'ar:1' },
      latest_charge: { amount: 2500, paid: true, status: 'succeeded' },
    })
    const list = await client().paymentIntents.list({
      customer: (intent.customer as { id: string }).id,
      created: { gte: intent.created },
    })
    expect(list.data.map(({ id }) => id)).toEqual([intent.id])
    await expect(
      client().paymentIntents.confirm(intent.id, { return_url: 'https://a.example' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
    await expect(client().paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it.each([
    ['pm_card_visa_chargeDeclined', { code: 'card_declined', decline_code: 'generic_decline' }],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      { code: 'card_declined', decline_code: 'insufficient_funds' },
    ],
    ['pm_card_chargeDeclinedExpiredCard', { code: 'expired_card', decline_code: 'expired_card' }],
  ])('declines %s as Stripe tells it', async (card, error) => {
    const failure = await client()
      .paymentIntents.create({ ...price, ...stay, payment_method: card, confirm: true })
      .catch((reason: unknown) => reason)
    expect(failure).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      ...error,
      payment_intent: { status: 'requires_payment_method', last_payment_error: error },
      payment_method: { object: 'payment_method' },
    })
    const { id, latest_charge: charge } = (
      failure as { payment_intent: { id: string; latest_charge: string } }
    ).payment_intent
    expect(await client().charges.retrieve(charge)).toMatchObject({
      status: 'failed',
      payment_intent: id,
      failure_code: error.code,
    })
    expect(await client().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  it('attaches 0341 and declines its charges', async () => {
    await expect(
      client().paymentIntents.create({
        ...price,
        ...(await customerWith('pm_card_chargeCustomerFail')),
        ...away,
      }),
    ).rejects.toMatchObject({ code: 'card_declined' })
  })

  it('asks for a return address where methods might lead away', async () => {
    await expect(
      client().paymentIntents.create({ ...price, payment_method: 'pm_card_visa', confirm: true }),
    ).rejects.toMatchObject({ param: 'return_url' })
  })

  it('asks the bank on-session, and goes on as the holder answers', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...stay,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    await sandbox.control('intents', 'POST /challenge', {
      client_secret: intent.client_secret,
      outcome: 'fail',
    })
    const failed = await client().paymentIntents.retrieve(intent.id)
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await client().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequired' })
    await sandbox.control('intents', 'POST /challenge', {
      client_secret: intent.client_secret,
      outcome: 'complete',
    })
    expect(await client().paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
    await expect(
      sandbox.control('intents', 'POST /challenge', {
        client_secret: intent.client_secret,
        outcome: 'complete',
      }),
    ).rejects.toThrow('waits for no challenge')
  })

  it('leads to the page of the bank where a return address is given', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      return_url: 'https://shop.example/back',
    })
    const { url } = intent.next_action!.redirect_to_url!
    expect(await fetch(url!).then((page) => page.text())).toContain('Confirm this payment')
    const back = await fetch(url!, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'Complete' }),
      redirect: 'manual',
    })
    expect(back.headers.get('location')).toContain(`payment_intent=${intent.id}`)
    expect(await client().paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
  })

  it('declines for insufficient funds after the challenge of 3178', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...stay,
      payment_method: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      confirm: true,
    })
    expect(intent.status).toBe('requires_action')
    await sandbox.control('intents', 'POST /challenge', {
      client_secret: intent.client_secret,
      outcome: 'complete',
    })
    expect(await client().paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    })
  })

  it.each([
    ['pm_card_authenticationRequired', away],
    ['pm_card_authenticationRequiredOnSetup', away],
    ['pm_card_authenticationRequired', { ...stay, confirm: true, error_on_requires_action: true }],
  ])('says that %s needs its holder (%j)', async (card, how) => {
    const failure = await client()
      .paymentIntents.create({ ...price, ...(await customerWith(card)), ...how })
      .catch((reason: unknown) => reason)
    expect(failure).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
  })

  it('charges 3155 off-session once it was set up', async () => {
    const { id: customer } = await client().customers.create()
    const setup = await client().setupIntents.create({
      customer,
      usage: 'off_session',
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      confirm: true,
    })
    expect(setup).toMatchObject({ status: 'requires_action', usage: 'off_session' })
    await sandbox.control('intents', 'POST /challenge', {
      client_secret: setup.client_secret,
      outcome: 'complete',
    })
    const done = await client().setupIntents.retrieve(setup.id, { expand: ['payment_method'] })
    expect(done).toMatchObject({ status: 'succeeded', payment_method: { customer } })
    expect(
      await client().paymentIntents.create({
        ...price,
        customer,
        payment_method: (done.payment_method as { id: string }).id,
        ...away,
      }),
    ).toMatchObject({ status: 'succeeded' })
  })

  it('sets up, declines and cancels setup intents', async () => {
    const { id: customer } = await client().customers.create()
    const setup = await client().setupIntents.create({ customer })
    expect(setup.status).toBe('requires_payment_method')
    await expect(client().setupIntents.confirm(setup.id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    })
    await expect(
      client().setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined', setup_intent: { status: 'requires_payment_method' } })
    expect(await client().setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    })
    const other = await client().setupIntents.create({ customer })
    expect(await client().setupIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
  })

  it('saves the card of a payment for later', async () => {
    const { id: customer } = await client().customers.create()
    await client().paymentIntents.create({
      ...price,
      ...stay,
      customer,
      payment_method: 'pm_card_visa',
      setup_future_usage: 'off_session',
      confirm: true,
    })
    expect((await client().paymentMethods.list({ customer })).data).toHaveLength(1)
  })

  it('keeps the card of one customer from another', async () => {
    const { payment_method } = await customerWith('pm_card_visa')
    const { id: customer } = await client().customers.create()
    await expect(
      client().paymentIntents.create({ ...price, customer, payment_method, ...away }),
    ).rejects.toThrow('belongs to a different Customer')
    await client().paymentMethods.detach(payment_method)
    await expect(client().paymentMethods.attach(payment_method, { customer })).rejects.toThrow(
      'may not be used again',
    )
    const { id: once } = await client().paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
    await client().paymentIntents.create({ ...price, ...stay, payment_method: once, confirm: true })
    await expect(
      client().paymentIntents.create({ ...price, ...stay, payment_method: once, confirm: true }),
    ).rejects.toThrow('may not be used again')
  })

  it('attaches a card to one customer alone', async () => {
    const { payment_method } = await customerWith('pm_card_visa')
    const { id: customer } = await client().customers.create()
    await expect(client().paymentMethods.attach(payment_method, { customer })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    })
  })

  it('lets a browser confirm and see its own intent alone', async () => {
    const intent = await client().paymentIntents.create({ ...price, metadata: { secret: 'plan' } })
    const path = `/v1/payment_intents/${intent.id}`
    const { id: method } = await sandbox.browse('intents', 'POST /v1/payment_methods', {
      type: 'card',
      'card[token]': 'tok_visa',
    })
    expect(await sandbox.browse('intents', `POST ${path}/confirm`, { payment_method: method })).toMatchObject(
      { httpStatus: 400, error: { param: 'client_secret' } },
    )
    expect(await sandbox.browse('intents', `GET ${path}`, { client_secret: 'pi_x_secret_y' })).toMatchObject({
      httpStatus: 400,
    })
    expect(
      await sandbox.browse('other', `GET ${path}`, { client_secret: intent.client_secret! }),
    ).toMatchObject({ httpStatus: 404 })
    const { id: bad } = await sandbox.browse('intents', 'POST /v1/payment_methods', {
      type: 'card',
      'card[token]': 'tok_visa_chargeDeclined',
    })
    const declined = await sandbox.browse('intents', `POST ${path}/confirm`, {
      payment_method: bad,
      client_secret: intent.client_secret!,
    })
    expect(declined).toMatchObject({ httpStatus: 402, error: { payment_intent: { id: intent.id } } })
    expect(declined.error.payment_intent).not.toHaveProperty('metadata')
    const confirmed = await sandbox.browse('intents', `POST ${path}/confirm`, {
      payment_method: method,
      client_secret: intent.client_secret!,
    })
    expect(confirmed).toMatchObject({ id: intent.id, status: 'succeeded' })
    expect(confirmed).not.toHaveProperty('metadata')
    expect(await client().paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      metadata: { secret: 'plan' },
    })
  })

  it('changes and cancels an open intent', async () => {
    const intent = await client().paymentIntents.create(price)
    expect(
      await client().paymentIntents.update(intent.id, { amount: 3000, metadata: { a: '1' } }),
    ).toMatchObject({ amount: 3000, metadata: { a: '1' } })
    expect(await client().paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' })
    await expect(client().paymentIntents.update(intent.id, { amount: 1000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('refunds in parts, never more than was paid', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...stay,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(await client().refunds.create({ payment_intent: intent.id, amount: 1000 })).toMatchObject({
      amount: 1000,
      status: 'succeeded',
    })
    await expect(client().refunds.create({ payment_intent: intent.id, amount: 1501 })).rejects.toThrow(
      'greater than unrefunded amount',
    )
    const rest = await client().refunds.create({ charge: intent.latest_charge as string })
    expect(rest.amount).toBe(1500)
    await expect(client().refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(
      await client().charges.retrieve(intent.latest_charge as string, { expand: ['refunds'] }),
    ).toMatchObject({
      refunded: true,
      amount_refunded: 2500,
      refunds: { data: [{ amount: 1500 }, { amount: 1000 }] },
    })
  })

  it('disputes a charge, which then cannot be refunded', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...stay,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const { id } = await sandbox.control('intents', 'POST /disputes', {
      charge: intent.latest_charge,
      amount: 2000,
    })
    expect(await client().disputes.retrieve(id)).toMatchObject({
      amount: 2000,
      status: 'needs_response',
      payment_intent: intent.id,
    })
    await expect(client().refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    await sandbox.control('intents', 'POST /disputes/close', { dispute: id, status: 'won' })
    expect((await client().disputes.list({ payment_intent: intent.id })).data).toMatchObject([
      { status: 'won' },
    ])
    const fraud = await client().paymentIntents.create({
      ...price,
      ...stay,
      payment_method: 'pm_card_createDispute',
      confirm: true,
    })
    expect((await client().disputes.list({ payment_intent: fraud.id })).data).toMatchObject([
      { reason: 'fraudulent' },
    ])
  })
})
