import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startStripe, type StartedStripe } from './startStripe.ts'

describe('the stand-in for Stripe with invalid requests', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  async function ask(
    route: string,
    { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ) {
    const [method, path] = route.split(' ')
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_strict', ...headers },
      ...(body !== undefined && { body: new URLSearchParams(body) }),
    })
    const answer = z.record(z.string(), z.any()).parse(await response.json())
    return { ...answer, status: response.status, headers: response.headers }
  }

  it.each([
    [
      'POST /v1/customers',
      'emial=a',
      { type: 'invalid_request_error', code: 'parameter_unknown', param: 'emial' },
    ],
    [
      'POST /v1/subscriptions',
      'customer=c&items[0][price]=p&coupon=x',
      { code: 'parameter_unknown', param: 'coupon' },
    ],
    [
      'POST /v1/subscriptions',
      'customer=c&items[0][pirce]=p',
      { code: 'parameter_unknown', param: 'items[0][pirce]' },
    ],
    [
      'POST /v1/subscriptions',
      'customer=c&items[0][quantity]=two',
      { code: 'parameter_invalid_integer', param: 'items[0][quantity]' },
    ],
    [
      'POST /v1/subscriptions',
      'customer=c&trial_end=now',
      { code: 'sandbox_not_modelled', param: 'trial_end' },
    ],
    ['POST /v1/payment_intents', 'currency=usd', { code: 'parameter_missing', param: 'amount' }],
    [
      'POST /v1/payment_intents',
      'amount=10.5&currency=usd',
      { code: 'parameter_invalid_integer', param: 'amount' },
    ],
    ['POST /v1/payment_intents', 'amount=500&currency=xxy', { param: 'currency' }],
    ['POST /v1/payment_intents', 'amount=5&currency=usd', { code: 'amount_too_small' }],
    [
      'POST /v1/payment_intents',
      'amount=500&currency=usd&payment_method_types[]=card',
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
    [
      'POST /v1/payment_intents',
      'amount=500&currency=usd&setup_future_usage=maybe',
      { param: 'setup_future_usage' },
    ],
    ['POST /v1/payment_intents', 'amount=500&currency=usd&confirm=perhaps', { param: 'confirm' }],
    ['POST /v1/customers', 'expand=customer', { param: 'expand' }],
    ['POST /v1/customers', 'preferred_locales=en', { param: 'preferred_locales' }],
    ['POST /v1/customers', 'metadata[a][b]=c', { param: 'metadata[a]' }],
    [
      'POST /v1/subscriptions',
      'customer=cus_none&items[0][price]=p',
      { code: 'resource_missing', param: 'customer' },
    ],
  ])('refuses %s with %s', async (route, body, error) => {
    expect(await ask(route, { body })).toMatchObject({
      status: 400,
      error: { type: 'invalid_request_error', ...error },
    })
  })

  it('accepts the bracket notation of other clients', async () => {
    const answer = await ask('POST /v1/customers', {
      body: 'preferred_locales[]=en&preferred_locales[]=de&metadata[a b]=1&description=',
    })
    expect(answer).toMatchObject({
      status: 200,
      preferred_locales: ['en', 'de'],
      metadata: { 'a b': '1' },
      description: null,
    })
  })

  it('identifies the caller, and accepts only its own API version', async () => {
    expect(await ask('GET /v1/customers', { headers: { authorization: '' } })).toMatchObject({
      status: 401,
      error: { message: expect.stringContaining('did not provide an API key') },
    })
    expect(
      await ask('GET /v1/customers', { headers: { authorization: 'Bearer sk_live_strict' } }),
    ).toMatchObject({ status: 401 })
    expect(
      await ask('GET /v1/customers?key=sk_test_strict', { headers: { authorization: '' } }),
    ).toMatchObject({ status: 401 })
    expect(
      await ask('GET /v1/customers', { headers: { authorization: `Basic ${btoa('sk_test_strict:')}` } }),
    ).toMatchObject({ status: 200 })
    expect(
      await ask('GET /v1/customers', { headers: { authorization: 'Bearer pk_test_strict' } }),
    ).toMatchObject({ status: 403, error: { code: 'secret_key_required' } })
    expect(await ask('GET /v1/customers', { headers: { 'stripe-version': '2020-08-27' } })).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('Invalid Stripe API version') },
    })
    const answer = await ask('GET /v1/customers', { headers: { 'stripe-version': '2026-10-28.endive' } })
    expect([answer.status, answer.headers.get('stripe-version'), answer.headers.get('request-id')]).toEqual([
      200,
      '2026-10-28.endive',
      expect.stringMatching(/^req_/),
    ])
  })

  it('refuses its controls without the secret key', async () => {
    const body = JSON.stringify({ to: 2_000_000_000, key: 'pk_test_strict' })
    const move = (authorization: string) =>
      fetch(`${sandbox.url}/sandbox/stripe/clock`, { method: 'POST', headers: { authorization }, body })
    const statuses = await Promise.all(
      ['', 'Bearer pk_test_strict', 'Bearer nonsense'].map(async (key) => (await move(key)).status),
    )
    expect(statuses).toEqual([401, 401, 401])
    expect(await sandbox.control('strict', 'GET /clock')).toMatchObject({ frozen: false })
  })

  it('responds to unknown paths and ids as Stripe does', async () => {
    expect(await ask('POST /v1/payouts', { body: 'amount=1' })).toMatchObject({
      status: 404,
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining('Unrecognized request URL (POST: /v1/payouts)'),
      },
    })
    expect(await ask('GET /v1/customers/cus_none')).toMatchObject({
      status: 404,
      error: { code: 'resource_missing', message: "No such customer: 'cus_none'", param: 'id' },
    })
  })

  it('separates the worlds of different keys', async () => {
    const { id } = await sandbox.client('europe').customers.create()
    await expect(sandbox.client('america').customers.retrieve(id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const [here, there] = await Promise.all([
      sandbox.client('europe').accounts.retrieveCurrent(),
      sandbox.client('america').accounts.retrieveCurrent(),
    ])
    expect(here.id).not.toBe(there.id)
  })

  it('uses schemas of the types of the installed client', () => {
    const script = fileURLToPath(new URL('../../../scripts/generateStripeSchemas.mjs', import.meta.url))
    const fresh = JSON.parse(
      execFileSync(process.execPath, [script, 'TaxRateCreateParams'], { encoding: 'utf8' }),
    )
    const stored = JSON.parse(readFileSync(new URL('../schemas/requests.json', import.meta.url), 'utf8'))
    expect(stored.TaxRateCreateParams).toEqual(fresh)
  }, 90_000)
})
