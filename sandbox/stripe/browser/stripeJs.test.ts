import { runInThisContext } from 'node:vm'
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

describe('the stand-in for Stripe.js', () => {
  it('serves one script that finds the sandbox by its own URL', async () => {
    const response = await fetch(`${page.sandbox.url}/stripe-js/v3`)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    const code = await response.text()
    expect(code).not.toMatch(/\beval\(|new Function|style\.cssText|setAttribute\(.style|^import /m)
    const script = Object.assign(document.createElement('script'), {
      src: `${page.sandbox.url}/stripe-js/v3`,
    })
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    runInThisContext(code)
    const stripe = Reflect.get(window, 'Stripe')('pk_test_page')
    const intent = await page.server().paymentIntents.create(price)
    expect(await stripe.retrievePaymentIntent(intent.client_secret)).toMatchObject({
      paymentIntent: { id: intent.id },
    })
    expect(() => Reflect.get(window, 'Stripe')('pk_live_page')).toThrow('pk_test_')
  })

  it('offers the properties that react-stripe-js requires', () => {
    const stripe = page.load()
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

  it('emits the events of a card element', async () => {
    const card = page.load().elements().create('card')
    const events: object[] = []
    for (const name of ['ready', 'change', 'focus', 'blur'])
      card.on(name, (detail) => events.push({ name, ...detail }))
    const node = page.addMount()
    card.mount(node)
    await vi.waitUntil(() => events.length > 0)
    expect(events).toEqual([{ name: 'ready', elementType: 'card' }])
    expect(node.className).toContain('StripeElement')
    card.focus()
    expect(document.activeElement).toBe(page.field('Card number'))
    page.fill('Card number', '4242 4242 4242 4241')
    expect(events.at(-1)).toMatchObject({
      name: 'change',
      complete: false,
      empty: false,
      brand: 'visa',
      error: { message: 'Your card number is invalid.' },
    })
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Your card number is invalid.')
    expect(page.field('Card number').getAttribute('aria-invalid')).toBe('true')
    page.fillCard('4242 4242 4242 4242')
    expect(events.findLast((event) => 'complete' in event)).toMatchObject({
      complete: true,
      error: undefined,
    })
    page.fill('Expiry date', '01/20')
    expect(card.isComplete()).toBe(false)
    card.clear()
    expect(events.at(-1)).toMatchObject({ name: 'change', empty: true })
    card.update({ disabled: true })
    expect(page.field('Card number').disabled).toBe(true)
    const seen: object[] = []
    const see = (detail: object) => void seen.push(detail)
    card.on('change', see).once('change', see)
    page.fill('Card number', '42')
    expect(seen).toHaveLength(2)
    page.fill('Card number', '424')
    expect(seen).toHaveLength(3)
    card.off('change', see)
    page.fill('Card number', '4242')
    expect(seen).toHaveLength(3)
    const before = events.length
    card.off('change')
    page.fill('Card number', '4')
    expect(events).toHaveLength(before)
    card.unmount()
    expect(node.childElementCount).toBe(0)
    card.mount(node)
    expect(node.childElementCount).toBe(1)
  })

  it('applies the appearance of the page, and a later change of it', () => {
    const elements = page
      .load()
      .elements({ appearance: { theme: 'night', variables: { colorPrimary: '#0a7' } } })
    elements.create('payment').mount(page.addMount())
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
    expect(() => elements.create('iban')).toThrow('not iban')
  })

  it('creates a payment method with the address beside the card', async () => {
    const stripe = page.load()
    const elements = stripe.elements()
    elements.create('card').mount(page.addMount())
    const address = elements.create('address', {
      mode: 'billing',
      defaultValues: { name: 'Ada Lovelace', address: { country: 'DE', city: 'Berlin' } },
    })
    const values: object[] = []
    address.on('change', (detail) => values.push(detail))
    address.mount(page.addMount())
    expect(await elements.submit()).toMatchObject({ error: { type: 'validation_error' } })
    page.fillCard('4242424242424242')
    page.fill('Address line 1', 'Unter den Linden 1')
    page.fill('Postal code', '10117')
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

  it('shows what is missing instead of sending a request', async () => {
    const stripe = page.load()
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
})
