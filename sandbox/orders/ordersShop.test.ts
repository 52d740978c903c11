import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../listenForTest.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** Sends a request with `node:http`, because `fetch` cannot set the Host header. */
async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve } = Promise.withResolvers<{ status: number | undefined; body: string }>()
  const { port } = new URL(sandbox.url)
  const sent = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { host: 'orders-test.localhost', ...headers },
  })
  sent.on('response', (response) => {
    let body = ''
    response.on('data', (chunk) => (body += String(chunk)))
    response.on('end', () => resolve({ status: response.statusCode, body }))
  })
  sent.end()
  return promise
}
const key = { authorization: 'Bearer orders-key' }

describe('the shop', () => {
  it('shows an order to every request with a valid key', async () => {
    expect(await ask('GET', '/orders/4711')).toMatchObject({ status: 401 })
    const { status, body } = await ask('GET', '/orders/4711', key)
    expect([status, JSON.parse(body)]).toMatchObject([200, { order: { number: '4711', status: 'shipped' } }])
    expect(await ask('GET', '/orders/12', key)).toMatchObject({ status: 404 })
  })

  it('cancels an order once for an idempotency key, and lists what it received', async () => {
    const once = { ...key, 'idempotency-key': 'run-1' }
    const first = await ask('POST', '/orders/4712/cancel', once)
    expect(await ask('POST', '/orders/4712/cancel', once)).toEqual(first)
    expect((await ask('GET', '/orders/4712', key)).body).toContain('cancelled')
    expect((await ask('GET', '/')).body).toContain('run-1')
  })
})
