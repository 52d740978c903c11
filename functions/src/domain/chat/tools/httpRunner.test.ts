import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { toolSchema, type HttpRequest, type Tool } from '../../../shared/tools/tools.ts'
import { configuredKeys } from '../../kernel/secrets/configuredKeys.ts'
import { httpRunner } from './httpRunner.ts'
import { httpTurnTool } from './httpTurnTool.ts'
import { modelToolOf } from './modelToolOf.ts'
import { cutBytes } from './readToolResponse.ts'
import { redactor, redactValue } from './redact.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const saved = { ID: 'tool1', seq: 1, by: 'alice', createdAt: 1, changedAt: 1 }

/** Creates a customer's server, and a run of a tool against it. */
async function serve(
  listener: RequestListener,
  { method = 'GET', ...changes }: Partial<Tool> & Partial<Pick<HttpRequest, 'method'>> = {},
  totalMs?: number,
) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const url = server.address()
  const port = typeof url === 'object' && url ? url.port : 0
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port, ...(totalMs && { totalMs }) })
  const run = httpRunner({ now: () => Date.now(), web, keys: configuredKeys(new Map()) })
  const tool = toolSchema.parse({
    ...saved,
    name: 'order_status',
    description: 'Looks up an order.',
    parameters: [{ key: 'number' }],
    request: { method, address: `http://shop.localhost:${port}/orders/{number}` },
    ...changes,
  })
  return (json = '{"number":"4711"}', signal = new AbortController().signal) =>
    run({
      region: 'na',
      workspaceId: 'ws',
      tool: httpTurnTool(tool),
      arguments: json,
      key: 'run-1',
      signal,
      conversation: { region: 'na', agentId: 'agent1', conversationId: 'conversation1' },
      visitor: { id: '', provedId: '', language: 'en', timeZone: '', isTest: false },
    })
}

const answerWith =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof value === 'string' ? value : JSON.stringify(value))

describe('a tool', () => {
  it('returns the kept values, by their paths', async () => {
    const keeps = [
      { key: 'status', path: 'order.status' },
      { key: 'first', path: 'order.lines.0.name' },
      { key: 'gone', path: 'order.__proto__.x' },
      { key: 'whole', path: 'order.lines' },
    ]
    const order = { status: 'shipped', lines: [{ name: 'Desk' }] }
    const run = await serve(answerWith({ order }), { keeps })
    const values = { status: 'shipped', first: 'Desk', whole: '[{"name":"Desk"}]' }
    expect(await run()).toMatchObject({ ended: 'ok', values, answer: JSON.stringify(values) })
  })

  it('shows a model at most four kilobytes, and marks the cut', async () => {
    const run = await serve(answerWith({ text: 'ü'.repeat(5_000_000) }))
    const { answer, ended } = await run()
    expect(ended).toBe('ok')
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(4_000)
    expect(answer).toMatch(/ü … \(the rest was cut\)$/)
  })

  it('repeats a reading request once after a failure, and not twice', async () => {
    const requested = vi.fn<() => void>()
    const run = await serve((_request, response) => {
      requested()
      if (requested.mock.calls.length === 1) response.writeHead(503).end()
      else response.end('{"status":"shipped"}')
    })
    expect(await run()).toMatchObject({ ended: 'ok' })
    requested.mockClear()
    const down = await serve((request) => {
      requested()
      request.socket.destroy()
    })
    expect(await down()).toMatchObject({
      ended: 'failed',
      answer: expect.stringContaining('does not answer'),
    })
    expect(requested).toHaveBeenCalledTimes(2)
  })

  it('sends a POST once, also one that only reads (H-180)', async () => {
    const requested = vi.fn<() => void>()
    const run = await serve(
      (_request, response) => {
        requested()
        response.writeHead(503).end()
      },
      { method: 'POST', effect: 'read' },
    )
    expect(await run()).toMatchObject({ ended: 'failed' })
    expect(requested).toHaveBeenCalledTimes(1)
  })

  it('sends a changing request once, with its key', async () => {
    const requests: IncomingMessage[] = []
    const run = await serve(
      (request) => {
        requests.push(request)
        request.socket.destroy()
      },
      { effect: 'change' },
    )
    expect(await run()).toMatchObject({ ended: 'failed', answer: expect.stringContaining('not known') })
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['run-1'])
  })

  it.each([200, 204, 301, 303, 400, 404, 408, 409, 422, 429, 500, 502, 503, 504])(
    'is of unknown outcome where it may have changed something before it responded with %i (H-181)',
    async (status) => {
      const isUnknown = status === 408 || (status >= 300 && status < 400) || status >= 500
      const run = await serve(answerWith('', status), { method: 'POST', effect: 'change' })
      const { ended, answer } = await run()
      expect(ended).toBe(status < 300 ? 'ok' : 'failed')
      expect(answer.includes('not known whether this was done. Do not try again')).toBe(isUnknown)
      const read = await serve(answerWith('', status))
      expect((await read()).answer).not.toContain('not known')
    },
  )

  it('tells a model why it was refused, in few words', async () => {
    const run = await serve(answerWith({ reason: 'x'.repeat(9_000) }, 422))
    const { answer } = await run()
    expect(JSON.parse(answer)).toMatchObject({ error: 'status 422', say: 'That was not accepted.' })
    expect(Buffer.byteLength(answer)).toBeLessThan(1_200)
  })

  it.each([
    ['{}', 'arguments'],
    ['{"number":".."}', 'request'],
  ])('sends no request for %s', async (json, error) => {
    const receive = vi.fn<() => void>()
    const run = await serve((_request, response) => {
      receive()
      response.end()
    })
    const { ended, answer } = await run(json)
    expect([ended, JSON.parse(answer)]).toMatchObject(['failed', { error }])
    expect(receive).not.toHaveBeenCalled()
  })

  it.each([
    ['read', [{ key: 'a', path: 'a' }], 'does not answer'],
    ['change', [], 'not known'],
  ] as const)('fails where a page for signing in answers a tool to %s', async (effect, keeps, say) => {
    const page = '\n<!DOCTYPE html><html><title>Sign in</title></html>'
    const run = await serve(answerWith(page), { effect, keeps: [...keeps] })
    expect(await run()).toMatchObject({ ended: 'failed', answer: expect.stringContaining(say) })
  })

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff{"name":"Jürgen Groß"}')],
    ['Latin-1', Buffer.from('{"name":"Jürgen Groß"}', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff{"name":"Jürgen Groß"}', 'utf16le')],
  ])('reads responses in %s', async (_, content) => {
    const run = await serve((_request, response) => response.end(content), {
      keeps: [{ key: 'name', path: 'name' }],
    })
    expect(await run()).toMatchObject({ ended: 'ok', values: { name: 'Jürgen Groß' } })
  })

  it('keeps all digits of long numbers, in responses and in arguments', async () => {
    const id = '7615917337495251231'
    const run = await serve(
      (request, response) => response.end(`{"id":${id},"price":12.30,"path":"${request.url}"}`),
      {
        keeps: ['id', 'price', 'path'].map((key) => ({ key, path: key })),
      },
    )
    const values = { id, price: '12.30', path: `/orders/${id}` }
    expect(await run(`{"number":${id}}`)).toMatchObject({ ended: 'ok', values })
  })

  it('does not show a picture to a model as text', async () => {
    const run = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])),
    )
    expect(await run()).toMatchObject({ ended: 'ok', answer: 'A file that is no text (image/png)' })
  })

  it.each(['[['.repeat(15_000), '{"__proto__":{"a":1}}', '\u0000\u0001', '{"a":'])(
    'survives odd responses (%#)',
    async (answer) => {
      const run = await serve(answerWith(answer), { keeps: [{ key: 'a', path: 'a.b.c' }] })
      expect(await run()).toMatchObject({ ended: 'ok', values: {} })
    },
  )

  it('is described to a model with what it needs', () => {
    const tool = toolSchema.parse({
      ...saved,
      name: 'ab',
      description: 'b',
      parameters: [
        { key: 'number', description: 'Of the order' },
        { key: 'size', kind: 'choice', choices: ['S', 'M'], required: false },
      ],
      request: { address: 'https://shop.example' },
    })
    expect(modelToolOf(httpTurnTool(tool))).toEqual({
      name: 'ab',
      description: 'b',
      parameters: {
        type: 'object',
        properties: {
          number: { type: 'string', description: 'Of the order' },
          size: { type: 'string', enum: ['S', 'M'] },
        },
        required: ['number'],
        additionalProperties: false,
      },
    })
  })
})

describe('a secret', () => {
  const secret = 'sk/live+"&é-4711'
  const redact = redactor([secret])

  it.each([
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString(),
    JSON.stringify({ secret }),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('hex'),
  ])('is removed from %s', (text) => {
    expect(redact(`before ${text} after`)).toMatch(/^before .*\[secret\].* after$/)
    expect(redact(text)).not.toContain('4711')
  })

  it('is removed from values and names, however deep', () => {
    const value: unknown = JSON.parse('{"a":[{"b":"x sk\\u002flive+\\"&\\u00e9-4711"}],"n":1}')
    expect(redactValue(value, redact)).toEqual({ a: [{ b: 'x [secret]' }], n: 1 })
    expect(redactValue({ [secret]: 4711 }, redactor([secret, '4711']))).toEqual({ '[secret]': '[secret]' })
  })
})

describe('cutBytes', () => {
  it('cuts a text at a whole letter', () => {
    expect(cutBytes('short', 30)).toBe('short')
    for (let max = 30; max < 40; max++)
      expect(cutBytes('😀'.repeat(50), max)).toMatch(/^(😀)* … \(the rest was cut\)$/u)
  })
})
