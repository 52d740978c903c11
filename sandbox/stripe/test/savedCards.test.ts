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

describe('the stand-in for Stripe with saved cards', () => {
  it('charges the card 3155 off-session once it was set up', async () => {
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

  it('refuses the card of another customer', async () => {
    const { payment_method } = await customerWith(client(), 'pm_card_visa')
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

  it('attaches a card to one customer only', async () => {
    const { payment_method } = await customerWith(client(), 'pm_card_visa')
    const { id: customer } = await client().customers.create()
    await expect(client().paymentMethods.attach(payment_method, { customer })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    })
  })
})
