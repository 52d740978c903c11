import { runInThisContext } from 'node:vm'
import { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startStripe, type StartedStripe } from '../test/startStripe.ts'
import { createStripe } from './createStripe.ts'

const price = { amount: 2500, currency: 'usd' }

describe('the stand-in for Stripe.js', () => {
  let sandbox: StartedStripe
  // The sandbox runs in the same process and needs Node's own globals: only what a page adds is put there.
  const page = new Window({ url: 'http://localhost:3000' })
  beforeAll(async () => {
    vi.stubGlobal('window', page)
    for (const name of ['document', 'Event', 'CSSStyleSheet', 'HTMLScriptElement'])
      vi.stubGlobal(name, Reflect.get(page, name))
    sandbox = await startStripe()
  })
  afterAll(async () => {
    await sandbox[Symbol.asyncDispose]()
    await page.happyDOM.close()
    vi.unstubAllGlobals()
  })
  afterEach(() => document.body.replaceChildren())

  const server = () => sandbox.client('page')
  const load = () => createStripe(sandbox.url, 'pk_test_page')

  function place() {
    const node = document.createElement('div')
    document.body.append(node)
    return node
  }

  function field(label: string): HTMLInputElement {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    return document.getElementById(found!.htmlFor) as HTMLInputElement
  }

  function fill(label: string, value: string) {
    const input = field(label)
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('blur'))
  }

  function fillCard(number: string) {
    fill('Card number', number)
    fill('Expiry date', '12 / 40')
    fill('Security code', '123')
  }

  async function press(label: string) {
    const button = await vi.waitUntil(() =>
      [...document.querySelectorAll('dialog[open] button')].find(({ textContent }) => textContent === label),
    )
    ;(button as HTMLButtonElement).click()
  }

  it('is served as one script that knows where it came from', async () => {
    const response = await fetch(`${sandbox.url}/stripe-js/v3`)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    const code = await response.text()
    expect(code).not.toMatch(/\beval\(|new Function|style\.cssText|setAttribute\(.style|^import /m)
    const script = Object.assign(document.createElement('script'), { src: `${sandbox.url}/stripe-js/v3` })
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    runInThisContext(code)
    const stripe = Reflect.get(window, 'Stripe')('pk_test_page')
    const intent = await server().paymentIntents.create(price)
    expect(await stripe.retrievePaymentIntent(intent.client_secret)).toMatchObject({
      paymentIntent: { id: intent.id },
    })
    expect(() => Reflect.get(window, 'Stripe')('pk_live_page')).toThrow('pk_test_')
  })

  it('has what react-stripe-js looks for', () => {
    const stripe = load()
    for (const name of [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      '_registerWrapper',
      'registerAppInfo',
    ] as const) {
      expect(stripe[name]).toBeTypeOf('function')
    }
  })

  it('tells what happens in a card element', async () => {
    const card = load().elements().create('card')
    const events: object[] = []
    for (const name of ['ready', 'change', 'focus', 'blur'])
      card.on(name, (detail) => events.push({ name, ...detail }))
    const node = place()
    card.mount(node)
    await vi.waitUntil(() => events.length > 0)
    expect(events).toEqual([{ name: 'ready', elementType: 'card' }])
    expect(node.className).toContain('StripeElement')
    card.focus()
    expect(document.activeElement).toBe(field('Card number'))
    fill('Card number', '4242 4242 4242 4241')
    expect(events.at(-1)).toMatchObject({
      name: 'change',
      complete: false,
      empty: false,
      brand: 'visa',
      error: { message: 'Your card number is invalid.' },
    })
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Your card number is invalid.')
    expect(field('Card number').getAttribute('aria-invalid')).toBe('true')
    fillCard('4242 4242 4242 4242')
    expect(events.findLast((event) => 'complete' in event)).toMatchObject({
      complete: true,
      error: undefined,
    })
    fill('Expiry date', '01/20')
    expect(card.isComplete()).toBe(false)
    card.clear()
    expect(events.at(-1)).toMatchObject({ name: 'change', empty: true })
    card.update({ disabled: true })
    expect(field('Card number').disabled).toBe(true)
    const seen: object[] = []
    const see = (detail: object) => void seen.push(detail)
    card.on('change', see).once('change', see)
    fill('Card number', '42')
    expect(seen).toHaveLength(2)
    fill('Card number', '424')
    expect(seen).toHaveLength(3)
    card.off('change', see)
    fill('Card number', '4242')
    expect(seen).toHaveLength(3)
    const before = events.length
    card.off('change')
    fill('Card number', '4')
    expect(events).toHaveLength(before)
    card.unmount()
    expect(node.childElementCount).toBe(0)
    card.mount(node)
    expect(node.childElementCount).toBe(1)
  })

  it('takes the looks of the page, and other looks later', () => {
    const elements = load().elements({ appearance: { theme: 'night', variables: { colorPrimary: '#0a7' } } })
    elements.create('payment').mount(place())
    const { style } = document.querySelector<HTMLElement>('.stripe-stand-in')!
    expect([style.getPropertyValue('--primary'), style.getPropertyValue('--background')]).toEqual([
      '#0a7',
      '#1f2229',
    ])
    elements.update({ appearance: { theme: 'stripe' } })
    expect(style.getPropertyValue('--background')).toBe('')
    expect(() => elements.create('payment')).toThrow('one Element of type payment')
    elements.getElement('payment')!.destroy()
    expect(elements.getElement('payment')).toBeNull()
    expect(() => elements.create('iban')).toThrow('no iban element')
  })

  it('makes a payment method with the address beside the card', async () => {
    const stripe = load()
    const elements = stripe.elements()
    elements.create('card').mount(place())
    const address = elements.create('address', {
      mode: 'billing',
      defaultValues: { name: 'Ada Lovelace', address: { country: 'DE', city: 'Berlin' } },
    })
    const values: object[] = []
    address.on('change', (detail) => values.push(detail))
    address.mount(place())
    expect(await elements.submit()).toMatchObject({ error: { type: 'validation_error' } })
    fillCard('4242424242424242')
    fill('Address line 1', 'Unter den Linden 1')
    fill('Postal code', '10117')
    expect(values.at(-1)).toMatchObject({
      complete: true,
      elementMode: 'billing',
      value: { name: 'Ada Lovelace', address: { country: 'DE', city: 'Berlin', postal_code: '10117' } },
    })
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' })
    const made = await stripe.createPaymentMethod({ elements })
    expect(made).toMatchObject({
      paymentMethod: {
        card: { last4: '4242', exp_month: 12, exp_year: 2040 },
        billing_details: { name: 'Ada Lovelace', address: { line1: 'Unter den Linden 1', country: 'DE' } },
      },
    })
  })

  it('says what is wrong instead of asking', async () => {
    const stripe = load()
    const elements = stripe.elements()
    expect(await stripe.createPaymentMethod({ type: 'card', card: elements.create('card') })).toMatchObject({
      error: { type: 'validation_error' },
    })
    expect(await stripe.createPaymentMethod({ type: 'card' })).toMatchObject({
      error: { message: expect.stringContaining('no card') },
    })
    expect(await stripe.confirmPayment({ elements })).toMatchObject({
      error: { message: 'The client secret is missing.' },
    })
    expect(await stripe.createToken()).toMatchObject({ error: {} })
    expect(
      await createStripe('http://127.0.0.1:9', 'pk_test_page').retrievePaymentIntent('pi_1_secret_2'),
    ).toMatchObject({ error: { type: 'api_connection_error' } })
  })

  it('confirms a payment with a payment element', async () => {
    const stripe = load()
    const intent = await server().paymentIntents.create(price)
    const elements = stripe.elements({ clientSecret: intent.client_secret! })
    elements.create('payment').mount(place())
    fillCard('4000000000000002')
    const confirmParams = { return_url: 'https://shop.example/done' }
    expect(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        payment_intent: { status: 'requires_payment_method' },
      },
    })
    fillCard('4242424242424242')
    expect(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
  })

  it('leads to the return address where that is asked for', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const intent = await server().paymentIntents.create(price)
    await load().confirmPayment({
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
    const stripe = load()
    const intent = await server().paymentIntents.create(price)
    const card = stripe.elements().create('card')
    card.mount(place())
    fillCard('4000002760003184')
    const result = stripe.confirmCardPayment(intent.client_secret!, {
      payment_method: { card, billing_details: { name: 'Ada' } },
    })
    await press(label)
    expect(await result).toMatchObject(expected)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('fails the challenge that is walked away from', async () => {
    const setup = await server().setupIntents.create()
    const result = load().confirmCardSetup(setup.client_secret!, {
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

  it('sets up a card, and answers what a server left open', async () => {
    const stripe = load()
    const setup = await server().setupIntents.create()
    const elements = stripe.elements({ clientSecret: setup.client_secret! })
    elements.create('payment').mount(place())
    fillCard('5555555555554444')
    expect(await stripe.confirmSetup({ elements, redirect: 'if_required' })).toMatchObject({
      setupIntent: { status: 'succeeded' },
    })
    expect(await stripe.retrieveSetupIntent(setup.client_secret!)).toMatchObject({
      setupIntent: { status: 'succeeded' },
    })
    const open = await server().paymentIntents.create({
      ...price,
      payment_method: 'pm_card_authenticationRequired',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    })
    const next = stripe.handleNextAction({ clientSecret: open.client_secret! })
    await press('Complete')
    expect(await next).toMatchObject({ paymentIntent: { status: 'succeeded' } })
    expect(await stripe.handleCardAction(open.client_secret!)).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
    const quiet = await server().paymentIntents.create(price)
    expect(
      await stripe.confirmCardPayment(
        quiet.client_secret!,
        { payment_method: 'pm_card_authenticationRequired' },
        { handleActions: false },
      ),
    ).toMatchObject({ paymentIntent: { status: 'requires_action' } })
  })

  it('speaks for a connected account', async () => {
    const { id: stripeAccount } = await server().accounts.create()
    const setup = await server().setupIntents.create({}, { stripeAccount })
    const stripe = createStripe(sandbox.url, 'pk_test_page', { stripeAccount })
    const result = stripe.confirmCardSetup(setup.client_secret!, {
      payment_method: 'pm_card_authenticationRequired',
    })
    await press('Complete')
    expect(await result).toMatchObject({ setupIntent: { status: 'succeeded' } })
    expect(await load().retrieveSetupIntent(setup.client_secret!)).toMatchObject({
      error: { code: 'resource_missing' },
    })
  })
})
