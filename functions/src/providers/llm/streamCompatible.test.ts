import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ModelPart } from '../../domain/kernel/ports/ports.ts'
import { streamCompatible } from './streamCompatible.ts'

let respond: (response: http.ServerResponse) => void
let received: { url?: string | undefined; key?: string | undefined; body: unknown }
const server = http.createServer((request, response) => {
  let body = ''
  request
    .on('data', (chunk) => (body += String(chunk)))
    .on('end', () => {
      received = { url: request.url, key: request.headers.authorization, body: JSON.parse(body) }
      respond(response)
    })
})
let baseUrl: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  baseUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/v1/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})

const says = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
async function read(
  signal = new AbortController().signal,
  onPart: (part: ModelPart) => void = () => undefined,
) {
  const parts: ModelPart[] = []
  const request = {
    model: 'gpt-4o',
    instructions: 'Be kind.',
    messages: [{ role: 'user', content: 'Hi' }],
    temperature: 0.5,
    maxOutputTokens: 90,
    signal,
  } as const
  for await (const part of streamCompatible(
    { baseUrl, key: 'k', model: 'm' },
    { ...request, messages: [...request.messages] },
  )) {
    parts.push(part)
    onPart(part)
  }
  return parts
}

describe('streamCompatible', () => {
  it("sends OpenAI's request, and passes on text as it arrives", async () => {
    respond = (response) => {
      response.write(says('One '))
      setTimeout(
        () =>
          response.end(
            `${says('two')}data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}\n\ndata: [DONE]\n\n`,
          ),
        20,
      )
    }
    expect(await read()).toEqual([
      { type: 'text', text: 'One ' },
      { type: 'text', text: 'two' },
      { type: 'usage', inputTokens: 5, outputTokens: 2 },
    ])
    expect(received).toEqual({
      url: '/v1/chat/completions',
      key: 'Bearer k',
      body: {
        model: 'm',
        temperature: 0.5,
        max_tokens: 90,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    })
  })

  it.each<[string, typeof respond]>([
    ['refuses', (response) => void response.writeHead(503).end('secret words')],
    ['breaks off', (response) => void response.write(says('One '), () => response.destroy())],
    ['speaks no JSON', (response) => void response.end('data: <html>\n\n')],
    [
      'fails on the way',
      (response) => void response.end(`${says('One ')}data: {"error":{"message":"secret words"}}\n\n`),
    ],
  ])('throws without the message of a server that %s', async (_, script) => {
    respond = script
    await expect(read()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.not.stringContaining('secret'),
    })
  })

  it('stops when the turn has no more time', async () => {
    const closed = new Promise((resolve) => {
      respond = (response) => void response.on('close', resolve).write(says('One '))
    })
    const aborted = new AbortController()
    await expect(read(aborted.signal, () => aborted.abort())).rejects.toMatchObject({ code: 'unavailable' })
    await closed
  })

  it('closes the connection when its reader stops', async () => {
    const closed = new Promise((resolve) => {
      respond = (response) => void response.on('close', resolve).write(says('One '))
    })
    await expect(
      read(undefined, () => {
        throw new Error('reader is gone')
      }),
    ).rejects.toThrow('reader is gone')
    await closed
  })

  it('keeps its connection for the next answer', async () => {
    respond = (response) => void response.end(`${says('One')}data: [DONE]\n\n`)
    const opened = vi.fn()
    await read()
    server.on('connection', opened)
    for (let turn = 0; turn < 3; turn++) await read()
    server.off('connection', opened)
    expect(opened).not.toHaveBeenCalled()
  })

  it('returns as one part what arrived together', async () => {
    respond = (response) => void response.end(['One ', 'two ', 'three'].map(says).join(''))
    expect(await read()).toEqual([{ type: 'text', text: 'One two three' }])
  })
})
