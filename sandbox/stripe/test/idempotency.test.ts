import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

const price = { amount: 2500, currency: 'usd' }

describe('the stand-in for Stripe with idempotency keys', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  const client = (config: object = {}) => sandbox.client('idem', config)
  const count = async () => (await client().paymentIntents.list({ limit: 100 })).data.length

  it('returns the same response for the same idempotency key, and marks it', async () => {
    const before = await count()
    const first = await client().paymentIntents.create(price, { idempotencyKey: 'once' })
    const again = await client().paymentIntents.create(price, { idempotencyKey: 'once' })
    expect(again).toEqual(first)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(await count()).toBe(before + 1)
  })

  it('refuses an idempotency key for another request', async () => {
    await client().paymentIntents.create(price, { idempotencyKey: 'other' })
    await expect(
      client().paymentIntents.create({ ...price, amount: 2600 }, { idempotencyKey: 'other' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    await expect(client().customers.create({}, { idempotencyKey: 'other' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('returns the same decline for the same idempotency key', async () => {
    const declined = {
      ...price,
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
      off_session: true,
    } as const
    const first = await client()
      .paymentIntents.create(declined, { idempotencyKey: 'declined' })
      .catch((error: unknown) => error)
    const again = await client()
      .paymentIntents.create(declined, { idempotencyKey: 'declined' })
      .catch((error: unknown) => error)
    expect(first).toMatchObject({ code: 'card_declined', payment_intent: { id: expect.any(String) } })
    expect((again as { payment_intent: unknown }).payment_intent).toEqual(
      (first as { payment_intent: unknown }).payment_intent,
    )
  })

  it('leaves an idempotency key free when the parameters were invalid', async () => {
    await expect(
      client().paymentIntents.create({ ...price, amount: 1.5 }, { idempotencyKey: 'free' }),
    ).rejects.toMatchObject({ statusCode: 400 })
    expect(await client().paymentIntents.create(price, { idempotencyKey: 'free' })).toMatchObject({
      amount: 2500,
    })
  })

  it('keeps idempotency keys per account, for a day of its own clock', async () => {
    const stripe = sandbox.client('idemday')
    const first = await stripe.customers.create({}, { idempotencyKey: 'day' })
    expect((await sandbox.client('idemnight').customers.create({}, { idempotencyKey: 'day' })).id).not.toBe(
      first.id,
    )
    await sandbox.control('idemday', 'POST /clock', { by: 24 * 3600 - 10 })
    expect((await stripe.customers.create({}, { idempotencyKey: 'day' })).id).toBe(first.id)
    await sandbox.control('idemday', 'POST /clock', { by: 20 })
    expect((await stripe.customers.create({}, { idempotencyKey: 'day' })).id).not.toBe(first.id)
  })

  it('refuses an idempotency key while its first request is running', async () => {
    await sandbox.control('idem', 'POST /faults', {
      path: '/v1/payment_intents',
      kind: 'slow',
      milliseconds: 150,
    })
    const slow = client().paymentIntents.create(price, { idempotencyKey: 'slow' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(client().paymentIntents.create(price, { idempotencyKey: 'slow' })).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    const { id } = await slow
    expect((await client().paymentIntents.create(price, { idempotencyKey: 'slow' })).id).toBe(id)
  })

  it.each([
    ['error', 'before', 500],
    ['error', 'after', 500],
    ['rate_limit', 'before', 429],
    ['reset', 'before', undefined],
    ['reset', 'after', undefined],
    ['hang', 'before', undefined],
    ['hang', 'after', undefined],
  ])('fails by %s %s the effect', async (kind, when, statusCode) => {
    const before = await count()
    // The client retries a closed connection once, whatever its settings are.
    await sandbox.control('idem', 'POST /faults', {
      path: '/v1/payment_intents',
      kind,
      when,
      times: kind === 'reset' ? 2 : 1,
    })
    const idempotencyKey = `${kind} ${when}`
    await expect(
      client({ timeout: 300 }).paymentIntents.create(price, { idempotencyKey }),
    ).rejects.toMatchObject(statusCode ? { statusCode } : { type: 'StripeConnectionError' })
    expect(await count()).toBe(when === 'after' ? before + 1 : before)
    await client().paymentIntents.create(price, { idempotencyKey })
    expect(await count()).toBe(before + 1)
  })

  it('returns its own failure for a day, when the fault is remembered', async () => {
    const before = await count()
    await sandbox.control('idem', 'POST /faults', {
      path: '/v1/payment_intents',
      kind: 'error',
      when: 'after',
      remembered: true,
    })
    const pay = () => client().paymentIntents.create(price, { idempotencyKey: 'kept failure' })
    await expect(pay()).rejects.toMatchObject({ statusCode: 500 })
    await expect(pay()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
    expect(await count()).toBe(before + 1)
    await expect(
      sandbox.control('idem', 'POST /faults', { path: '/v1/*', kind: 'reset', remembered: true }),
    ).rejects.toThrow('remembered')
  })

  it('lets the client retry by itself, with one effect', async () => {
    const before = await count()
    await sandbox.control('idem', 'POST /faults', { path: '/v1/*', kind: 'reset', when: 'after' })
    expect(await client({ maxNetworkRetries: 1 }).paymentIntents.create(price)).toMatchObject({
      amount: 2500,
    })
    expect(await count()).toBe(before + 1)
  })

  it('applies a fault only to the requests that it matches', async () => {
    const { id } = await sandbox.control('idem', 'POST /faults', {
      method: 'GET',
      path: '/v1/customers/:id',
      kind: 'error',
    })
    await client().customers.create()
    expect((await sandbox.control('idem', 'GET /faults')).data).toMatchObject([{ id }])
    await expect(client().customers.retrieve('cus_any')).rejects.toMatchObject({ statusCode: 500 })
    await expect(client().customers.retrieve('cus_any')).rejects.toMatchObject({ statusCode: 404 })
    await sandbox.control('idem', 'POST /faults', { path: '/v1/*', kind: 'error' })
    await sandbox.control('idem', 'DELETE /faults')
    await client().customers.create()
    await expect(
      sandbox.control('idem', 'POST /faults', { path: '/v1/*', kind: 'slow', when: 'after' }),
    ).rejects.toThrow('slow before')
  })
})
