import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStripe } from './createStripe.ts'
import { openStripePage } from '../test/openStripePage.ts'

const price = { amount: 2500, currency: 'usd' }
let page: Awaited<ReturnType<typeof openStripePage>>
beforeAll(async () => {
  page = await openStripePage()
})
afterAll(() => page.close())
afterEach(() => document.body.replaceChildren())

describe('the confirmations of the stand-in for Stripe.js', () => {
  it('confirms a payment with a payment element', async () => {
    const stripe = page.load()
    const intent = await page.server().paymentIntents.create(price)
    const elements = stripe.elements({ clientSecret: intent.client_secret! })
    elements.create('payment').mount(page.addMount())
    page.fillCard('4000000000000002')
    const confirmParams = { return_url: 'https://shop.example/done' }
    expect(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        payment_intent: { status: 'requires_payment_method' },
      },
    })
    page.fillCard('4242424242424242')
    expect(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
  })

  it('redirects to the return URL when the page requests that', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const intent = await page.server().paymentIntents.create(price)
    await page.load().confirmPayment({
      clientSecret: intent.client_secret!,
      confirmParams: { payment_method: 'pm_card_visa', return_url: 'https://shop.example/done?order=1' },
    })
    const url = new URL(String(assign.mock.calls[0]![0]))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    assign.mockRestore()
  })

  it.each([
    ['Complete', { paymentIntent: { status: 'succeeded' } }],
    [
      'Fail',
      {
        error: {
          code: 'payment_intent_authentication_failure',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    ],
  ])('lets the holder %s the challenge of the bank', async (label, expected) => {
    const stripe = page.load()
    const intent = await page.server().paymentIntents.create(price)
    const card = stripe.elements().create('card')
    card.mount(page.addMount())
    page.fillCard('4000002760003184')
    const result = stripe.confirmCardPayment(intent.client_secret!, {
      payment_method: { card, billing_details: { name: 'Ada' } },
    })
    await page.press(label)
    expect(await result).toMatchObject(expected)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('fails a challenge that is closed', async () => {
    const setup = await page.server().setupIntents.create()
    const result = page.load().confirmCardSetup(setup.client_secret!, {
      payment_method: 'pm_card_authenticationRequired',
    })
    const dialog = await vi.waitUntil(() => document.querySelector('dialog[open]'))
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).toBe('3D Secure')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(await result).toMatchObject({
      error: {
        code: 'setup_intent_authentication_failure',
        setup_intent: { status: 'requires_payment_method' },
      },
    })
  })

  it('sets up a card, and continues an intent that a server has left open', async () => {
    const stripe = page.load()
    const setup = await page.server().setupIntents.create()
    const elements = stripe.elements({ clientSecret: setup.client_secret! })
    elements.create('payment').mount(page.addMount())
    page.fillCard('5555555555554444')
    expect(await stripe.confirmSetup({ elements, redirect: 'if_required' })).toMatchObject({
      setupIntent: { status: 'succeeded' },
    })
    expect(await stripe.retrieveSetupIntent(setup.client_secret!)).toMatchObject({
      setupIntent: { status: 'succeeded' },
    })
    const open = await page.server().paymentIntents.create({
      ...price,
      payment_method: 'pm_card_authenticationRequired',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    })
    const next = stripe.handleNextAction({ clientSecret: open.client_secret! })
    await page.press('Complete')
    expect(await next).toMatchObject({ paymentIntent: { status: 'succeeded' } })
    expect(await stripe.handleCardAction(open.client_secret!)).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
    const quiet = await page.server().paymentIntents.create(price)
    expect(
      await stripe.confirmCardPayment(
        quiet.client_secret!,
        { payment_method: 'pm_card_authenticationRequired' },
        { handleActions: false },
      ),
    ).toMatchObject({ paymentIntent: { status: 'requires_action' } })
  })

  it('confirms for a connected account', async () => {
    const { id: stripeAccount } = await page.server().accounts.create()
    const setup = await page.server().setupIntents.create({}, { stripeAccount })
    const stripe = createStripe(page.sandbox.url, 'pk_test_page', { stripeAccount })
    const result = stripe.confirmCardSetup(setup.client_secret!, {
      payment_method: 'pm_card_authenticationRequired',
    })
    await page.press('Complete')
    expect(await result).toMatchObject({ setupIntent: { status: 'succeeded' } })
    expect(await page.load().retrieveSetupIntent(setup.client_secret!)).toMatchObject({
      error: { code: 'resource_missing' },
    })
  })
})
