import { createServer } from 'node:http'
import { once } from 'node:events'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { listenForTest } from '../../listenForTest.ts'
import { readBody } from '../../http/readBody.ts'

const recordSchema = z.record(z.string(), z.any())

/**
 * Starts a sandbox with the real client of Stripe; each test file, or test, has a world of its own by its
 * key.
 */
export async function startStripe() {
  const sandbox = await listenForTest()
  const { hostname, port } = new URL(sandbox.url)
  return {
    url: sandbox.url,
    client(key: string, config: object = {}) {
      return new Stripe(`sk_test_${key}`, {
        host: hostname,
        port,
        protocol: 'http',
        telemetry: false,
        maxNetworkRetries: 0,
        ...config,
      })
    },
    /** Calls a route that only the sandbox has. */
    async control(key: string, route: string, body?: object) {
      const [method, path] = route.split(' ')
      const response = await fetch(`${sandbox.url}/sandbox/stripe${path}`, {
        method,
        headers: { authorization: `Bearer sk_test_${key}` },
        ...(body && { body: JSON.stringify(body) }),
      })
      const result = recordSchema.parse(await response.json())
      if (!response.ok) throw new Error(String(result.error))
      return result
    },
    /** Sends a request as Stripe.js does. */
    async browse(key: string, route: string, params: Record<string, string>) {
      const [method, path] = route.split(' ')
      const form = new URLSearchParams({ key: `pk_test_${key}`, ...params })
      const url = `${sandbox.url}${path}${method === 'GET' ? `?${form.toString()}` : ''}`
      const response = await fetch(url, { method, ...(method === 'POST' && { body: form }) })
      const result = recordSchema.parse(await response.json())
      return recordSchema.parse({ httpStatus: response.status, ...result })
    },
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  }
}

export type StartedStripe = Awaited<ReturnType<typeof startStripe>>

/** Starts one sandbox for a file of tests; each test gets a client with a world of its own. */
export function startStripeForTests(prefix: string) {
  let sandbox: StartedStripe
  let number = 0
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())
  beforeEach(() => {
    number += 1
  })
  const key = () => `${prefix}${number}`
  return {
    stripe: () => sandbox.client(key()),
    control: (route: string, body?: object) => sandbox.control(key(), route, body),
    browse: (route: string, params: Record<string, string>) => sandbox.browse(key(), route, params),
    /** Creates a customer who pays with a test card by default. */
    payer: async (card = 'pm_card_visa') => {
      const stripe = sandbox.client(key())
      const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' })
      const { id: method } = await stripe.paymentMethods.attach(card, { customer })
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
      return { customer, method }
    },
    /** Creates a monthly price with a product of its own. */
    plan: async (amount: number, more: Partial<Stripe.PriceCreateParams> = {}) => {
      const stripe = sandbox.client(key())
      const price = {
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: 'month' as const },
        product_data: { name: `Plan ${amount}` },
        ...more,
      }
      return (await stripe.prices.create(price)).id
    },
  }
}

/** Starts a receiver of webhooks, which records them and responds with the given statuses. */
export async function startReceiver() {
  const received: { body: string; signature: string }[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = server.address()
  if (endpoint === null || typeof endpoint === 'string') throw new Error('The receiver listens on no port.')
  return {
    url: `http://127.0.0.1:${endpoint.port}/hook`,
    received,
    /** The statuses of the next responses. */
    statuses,
    types: () => received.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body)).type),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
