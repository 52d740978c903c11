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

describe('the stand-in for Stripe with a bank challenge', () => {
  it('requires the holder of a card on-session, and continues as they respond', async () => {
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

  it('redirects to the page of the bank when the payment has a return URL', async () => {
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

  it('declines the card 3178 for insufficient funds after the challenge', async () => {
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
  ])('requires the holder of the card %s (%j)', async (card, how) => {
    const failure = await client()
      .paymentIntents.create({ ...price, ...(await customerWith(client(), card)), ...how })
      .catch((reason: unknown) => reason)
    expect(failure).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
  })
})
