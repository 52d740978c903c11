import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerWith } from './customerWith.ts'
import { startStripe, type StartedStripe } from './startStripe.ts'

const price = { amount: 2500, currency: 'usd' }
const stay = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
const away = { off_session: true, confirm: true } as const
let sandbox: StartedStripe
beforeAll(async () => {
  sandbox = await startStripe()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

const client = () => sandbox.client('intents')

describe('the stand-in for Stripe with payments', () => {
  it('charges a payment and stores the charge', async () => {
    const intent = await client().paymentIntents.create({
      ...price,
      ...(await customerWith(client(), 'pm_card_visa')),
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
  ])('declines %s with Stripe’s error', async (card, error) => {
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

  it('attaches the card 0341 and declines its charges', async () => {
    await expect(
      client().paymentIntents.create({
        ...price,
        ...(await customerWith(client(), 'pm_card_chargeCustomerFail')),
        ...away,
      }),
    ).rejects.toMatchObject({ code: 'card_declined' })
  })

  it('requires a return URL when methods might redirect', async () => {
    await expect(
      client().paymentIntents.create({ ...price, payment_method: 'pm_card_visa', confirm: true }),
    ).rejects.toMatchObject({ param: 'return_url' })
  })

  it('lets a browser confirm and read only its own intent', async () => {
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

  it('changes and cancels an open payment intent', async () => {
    const intent = await client().paymentIntents.create(price)
    expect(
      await client().paymentIntents.update(intent.id, { amount: 3000, metadata: { a: '1' } }),
    ).toMatchObject({ amount: 3000, metadata: { a: '1' } })
    expect(await client().paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' })
    await expect(client().paymentIntents.update(intent.id, { amount: 1000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('refunds in parts, at most what was paid', async () => {
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
