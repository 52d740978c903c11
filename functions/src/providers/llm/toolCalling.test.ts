import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readContract } from '../../../../sandbox/contracts/readContract.ts'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import type { ModelMessage, ModelPart, ModelRequest } from '../../domain/kernel/ports/ports.ts'
import { compatibleRequest } from './compatibleRequest.ts'
import { languageModel } from './languageModel.ts'
import { streamCompatible } from './streamCompatible.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
const bodies: unknown[] = []
beforeAll(async () => {
  sandbox = await listenForTest()
  const real = globalThis.fetch
  // The vendor's own URL leads to the sandbox; the requests of its package are recorded.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url))
    bodies.push(JSON.parse(String(init?.body)))
    return await real(`${sandbox.url}/llm${pathname}?first_ms=0&token_ms=0`, init)
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await sandbox[Symbol.asyncDispose]()
})

const question: ModelMessage = { role: 'user', content: 'Where is order 4711? sandbox:cached 3' }
const requestOf = (messages: ModelMessage[]): ModelRequest => ({
  model: 'gpt-4o',
  instructions: 'Be kind.',
  messages,
  tools: [
    {
      name: 'order_status',
      description: 'Looks up an order.',
      parameters: {
        type: 'object',
        properties: { number: { type: 'string', description: 'Its number' } },
        required: ['number'],
        additionalProperties: false,
      },
    },
  ],
  maxOutputTokens: 90,
  signal: AbortSignal.timeout(10_000),
})

async function collect(stream: AsyncIterable<ModelPart>): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  for await (const part of stream) parts.push(part)
  return parts
}

type Ask = (request: ModelRequest) => AsyncIterable<ModelPart>

const settings = { openai: 'key', anthropic: undefined, google: undefined, compatible: undefined }
const ways: [string, Ask][] = [
  ["the vendor's package", (request) => languageModel({ ...settings, sandbox: undefined }).stream(request)],
  [
    'the socket',
    (request) =>
      streamCompatible({ baseUrl: `${sandbox.url}/llm/v1`, key: 'k', model: request.model }, request),
  ],
]

describe.each(ways)('a model of %s', (_, ask) => {
  it('calls a tool, and answers after it', async () => {
    const called = requestOf([{ role: 'user', content: 'sandbox:call order_status {"number":"4711"}' }])
    const [part, usage, ...others] = await collect(ask(called))
    expect(part).toMatchObject({
      type: 'toolCall',
      call: { name: 'order_status', arguments: '{"number":"4711"}' },
    })
    expect(usage).toMatchObject({ type: 'usage' })
    expect(others).toEqual([])
    const call = part?.type === 'toolCall' ? part.call : { id: '', name: '', arguments: '' }
    const followed = requestOf([
      question,
      { role: 'assistant', content: '', toolCalls: [call] },
      { role: 'tool', callId: call.id, name: call.name, content: '{"status":"shipped"}' },
    ])
    const parts = await collect(ask(followed))
    const words = parts.map((each) => (each.type === 'text' ? each.text : '')).join('')
    expect(words).toBe('Here is what I found: status shipped.')
    expect(parts.at(-1)).toMatchObject({ type: 'usage', cachedTokens: 3 })
  })
})

const contract = readContract('openai.json')

describe.skipIf(!contract.isPresent)(
  'OpenAI contract of tools (skipped where ../shared/contracts is absent)',
  () => {
    it('matches requests with tools and with tool results', () => {
      const call = { id: 'call_1', name: 'order_status', arguments: '{"number":"4711"}' }
      const messages: ModelMessage[] = [
        question,
        { role: 'assistant', content: 'One moment.', toolCalls: [call] },
        { role: 'tool', callId: 'call_1', name: 'order_status', content: '{}' },
        { role: 'assistant', content: 'It was sent.' },
        { role: 'assistant', content: '', toolCalls: [call] },
      ]
      const body: unknown = JSON.parse(JSON.stringify(compatibleRequest('gpt-4o', requestOf(messages))))
      expect(contract.problems('CreateChatCompletionRequest', body)).toEqual([])
      expect(bodies).not.toHaveLength(0)
      for (const request of bodies)
        expect(contract.problems('CreateChatCompletionRequest', request)).toEqual([])
      const broken = { model: 'm', messages: [{ role: 'tool', content: '{}' }] }
      expect(contract.problems('CreateChatCompletionRequest', broken)).not.toEqual([])
    })

    it('matches a request without tools, which has no empty list of them', () => {
      expect(compatibleRequest('gpt-4o', { ...requestOf([question]), tools: [] })).not.toHaveProperty('tools')
    })
  },
)
