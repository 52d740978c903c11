import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

describe('customers and payment methods', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  it('stores a customer, merges metadata and deletes keys with an empty value', async () => {
    const stripe = sandbox.client('customers')
    const created = await stripe.customers.create({ email: 'ada@example.org', metadata: { a: '1', b: '2' } })
    expect(created.id).toMatch(/^cus_/)
    const updated = await stripe.customers.update(created.id, { name: 'Ada', metadata: { a: '', c: '3' } })
    expect(updated).toMatchObject({ email: 'ada@example.org', name: 'Ada' })
    expect(updated.metadata).toEqual({ b: '2', c: '3' })
    expect((await stripe.customers.update(created.id, { metadata: '' })).metadata).toEqual({})
    expect((await stripe.customers.list({ email: 'ada@example.org' })).data.map(({ id }) => id)).toEqual([
      created.id,
    ])
  })

  it('deletes a customer and leaves a `deleted` object', async () => {
    const stripe = sandbox.client('customers')
    const { id } = await stripe.customers.create()
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
    expect(await stripe.customers.retrieve(id)).toEqual({ id, object: 'customer', deleted: true })
    await expect(stripe.customers.update(id, { name: 'Ada' })).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  it('lists customers in pages, newest first', async () => {
    const stripe = sandbox.client('pages')
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await stripe.customers.create({ name })).id)
    const first = await stripe.customers.list({ limit: 3 })
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['d', 'c', 'b'], true])
    const second = await stripe.customers.list({ limit: 3, starting_after: first.data[2]!.id })
    expect([second.data.map(({ name }) => name), second.has_more]).toEqual([['a'], false])
    const back = await stripe.customers.list({ limit: 2, ending_before: ids[0]! })
    expect(back.data.map(({ name }) => name)).toEqual(['c', 'b'])
    expect(await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 })).toHaveLength(4)
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
    expect((await stripe.customers.list({ created: { lt: 1000 } })).data).toEqual([])
  })

  it('attaches a card, makes it the default and expands it', async () => {
    const stripe = sandbox.client('customers')
    const customer = await stripe.customers.create()
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    await expect(
      stripe.customers.update((await stripe.customers.create()).id, {
        invoice_settings: { default_payment_method: method.id },
      }),
    ).rejects.toMatchObject({
      param: 'invoice_settings[default_payment_method]',
    })
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
    const shown = await stripe.customers.retrieve(customer.id, {
      expand: ['invoice_settings.default_payment_method'],
    })
    expect(shown).toMatchObject({
      invoice_settings: { default_payment_method: { id: method.id, card: { last4: '4242', brand: 'visa' } } },
    })
    const list = await stripe.paymentMethods.list({
      customer: customer.id,
      type: 'card',
      expand: ['data.customer'],
    })
    expect(list.data).toMatchObject([{ id: method.id, customer: { id: customer.id } }])
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
    await stripe.paymentMethods.detach(method.id)
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    })
    await expect(stripe.paymentMethods.detach(method.id)).rejects.toThrow('not attached')
    await expect(stripe.customers.retrieve(customer.id, { expand: ['email_of_nobody'] })).rejects.toThrow(
      'cannot be expanded',
    )
    await expect(stripe.customers.list({ expand: ['subscriptions'] })).rejects.toThrow("'data.subscriptions'")
    await expect(stripe.customers.retrieve(customer.id, { expand: ['a.b.c.d.e'] })).rejects.toThrow(
      'more than 4 levels',
    )
    expect(customer).not.toHaveProperty('subscriptions')
    expect(await stripe.customers.retrieve(customer.id, { expand: ['subscriptions'] })).toMatchObject({
      subscriptions: { object: 'list', data: [] },
    })
  })

  it.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
  ])('refuses to attach %s', async (card, decline) => {
    const stripe = sandbox.client('customers')
    const customer = await stripe.customers.create()
    await expect(stripe.paymentMethods.attach(card, { customer: customer.id })).rejects.toMatchObject({
      type: 'StripeCardError',
      decline_code: decline,
      statusCode: 402,
    })
    expect(
      await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id }),
    ).toMatchObject({ customer: customer.id })
  })

  it('accepts valid card numbers from browsers only', async () => {
    const stripe = sandbox.client('customers')
    const card = {
      number: '4242424242424242',
      exp_month: 12,
      exp_year: new Date().getFullYear() + 2,
      cvc: '123',
    }
    await expect(stripe.paymentMethods.create({ type: 'card', card })).rejects.toThrow('generally unsafe')
    const form = {
      type: 'card',
      'card[number]': '4000 0025 0000 3155',
      'card[exp_month]': '12',
      'card[exp_year]': String(card.exp_year),
      'card[cvc]': '123',
    }
    const method = await sandbox.browse('customers', 'POST /v1/payment_methods', {
      ...form,
      'billing_details[address][country]': 'DE',
    })
    expect(method).toMatchObject({
      httpStatus: 200,
      card: { last4: '3155' },
      billing_details: { address: { country: 'DE' } },
    })
    expect(await stripe.paymentMethods.retrieve(method.id)).toMatchObject({ id: method.id })
    const wrong = await sandbox.browse('customers', 'POST /v1/payment_methods', {
      ...form,
      'card[number]': '4242424242424241',
    })
    expect(wrong).toMatchObject({ httpStatus: 402, error: { type: 'card_error', code: 'incorrect_number' } })
    const old = await sandbox.browse('customers', 'POST /v1/payment_methods', {
      ...form,
      'card[exp_year]': '2020',
    })
    expect(old).toMatchObject({ httpStatus: 402, error: { code: 'invalid_expiry_year' } })
    expect(
      await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_mastercard' } }),
    ).toMatchObject({ card: { brand: 'mastercard' } })
  })
})
