import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract } from '../../../../sandbox/contracts/readContract.ts'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import type { ModelMessage, ModelPart, ModelRequest } from '../../domain/kernel/ports/ports.ts'
import { SecretText } from '../../domain/kernel/secrets/SecretText.ts'
import type { ModelId } from '../../shared/models/models.ts'
import type { ModelVendor } from '../../shared/models/modelPrice.ts'
import { safeFetch } from '../fetch/safeFetch.ts'
import { languageModel } from './languageModel.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
/** The requests of the vendors' own packages. */
const sent: { url: string; body: unknown }[] = []
const real = globalThis.fetch
beforeAll(async () => {
  sandbox = await listenForTest()
  process.env['PARLEY_SANDBOX_LLM_FIRST_MS'] = '0'
  process.env['PARLEY_SANDBOX_LLM_TOKEN_MS'] = '0'
  globalThis.fetch = (url, init) => {
    if (init?.body) sent.push({ url: String(url), body: JSON.parse(String(init.body)) })
    return real(url, init)
  }
})
afterAll(async () => {
  globalThis.fetch = real
  await sandbox[Symbol.asyncDispose]()
})

const vendors: [ModelVendor, ModelId][] = [
  ['openai', 'gpt-4o-mini'],
  ['anthropic', 'claude-haiku-4-5'],
  ['google', 'gemini-2.5-flash'],
  ['compatible', 'custom'],
]
const user = (content: string): ModelMessage => ({ role: 'user', content })
const tool = {
  name: 'order_status',
  description: 'Looks up an order.',
  parameters: {
    type: 'object',
    properties: { number: { type: 'string', description: 'Its number' } },
    required: ['number'],
    additionalProperties: false,
  },
}

async function ask(
  vendor: ModelVendor,
  model: ModelId,
  messages: ModelMessage[],
  { secret = 'sandbox-key', ...changes }: Partial<ModelRequest> & { secret?: string } = {},
): Promise<ModelPart[]> {
  const port = Number(new URL(sandbox.url).port)
  const { openStream } = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const settings = { openai: undefined, anthropic: undefined, google: undefined, compatible: undefined }
  const baseUrl = vendor === 'compatible' ? `http://models.localhost:${port}/llm/v1` : ''
  const request: ModelRequest = {
    model,
    key: { vendor, secret: new SecretText(secret), storedAt: 0, baseUrl, model: baseUrl && 'theirs' },
    instructions: 'You are Nora.',
    messages,
    maxOutputTokens: 90,
    signal: AbortSignal.timeout(10_000),
    ...changes,
  }
  const parts: ModelPart[] = []
  const client = languageModel({ ...settings, sandbox: `${sandbox.url}/llm/v1` }, openStream)
  for await (const part of client.stream(request)) parts.push(part)
  return parts
}

const wordsOf = (parts: ModelPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

describe.each(vendors)('%s’s API', (vendor, model) => {
  it('accepts the request, and returns text and tokens', async () => {
    const greeted: ModelMessage[] = [
      { role: 'assistant', content: 'Welcome!' },
      user('Hi'),
      user('sandbox:say I am here. sandbox:cached 3'),
    ]
    const parts = await ask(vendor, model, greeted, { temperature: 0.5 })
    expect(wordsOf(parts)).toMatch(/^I am here\./)
    expect(parts.at(-1)).toMatchObject({ type: 'usage', cachedTokens: 3 })
    const usage = parts.at(-1)
    if (usage?.type !== 'usage') throw new Error('No usage came.')
    expect(usage.inputTokens).toBeGreaterThan(3)
    expect(usage.outputTokens).toBeGreaterThan(0)
  })

  it('accepts tools, tool results, and no temperature', async () => {
    const question = user('Where is order 4711?')
    const [called] = await ask(vendor, model, [question], { tools: [tool] })
    if (called?.type !== 'toolCall') throw new Error('Nothing was called.')
    expect(called.call).toMatchObject({ name: 'order_status' })
    expect(JSON.parse(called.call.arguments)).toEqual({ number: '4711' })
    const { id, name } = called.call
    const parts = await ask(
      vendor,
      model,
      [
        question,
        { role: 'assistant', content: 'One moment.', toolCalls: [called.call] },
        { role: 'tool', callId: id, name, content: '{"status":"shipped"}' },
      ],
      { tools: [tool] },
    )
    expect(wordsOf(parts)).toContain('shipped')
  })

  it('reports a refused key, without the key', async () => {
    const logged: unknown[][] = []
    const log = console.error
    console.error = (...line: unknown[]) => void logged.push(line)
    const secret = 'sandbox-refused-4711'
    const refused = await ask(vendor, model, [user('Hi')], { secret }).catch((error: unknown) => error)
    console.error = log
    expect(refused).toMatchObject({ code: 'permission-denied' })
    expect(JSON.stringify([logged, refused, String(refused)])).not.toContain('4711')
  })
})

describe('a prompt cache', () => {
  it("Anthropic's prompt cache separates the instructions that stay when a conversation moves to another node", async () => {
    const instructions = 'You are Nora.\n\n<step>\nAsk.\n</step>'
    for (const [vendor, model] of vendors.slice(0, 3))
      await ask(vendor, model, [user('Hi')], { instructions, lasting: 'You are Nora.' })
    const { body } = sent.findLast(({ url }) => url.includes('/anthropic/')) ?? {}
    const cache_control = { type: 'ephemeral' }
    expect(body).toMatchObject({
      system: [
        { text: 'You are Nora.', cache_control },
        { text: '<step>\nAsk.\n</step>', cache_control },
      ],
    })
  })

  it("Anthropic's prompt cache is marked after the constant part: the instructions, and all messages before the question", async () => {
    const talk: ModelMessage[] = [user('One'), { role: 'assistant', content: 'Two' }, user('Three')]
    await ask('anthropic', 'claude-haiku-4-5', talk)
    const mark = { type: 'ephemeral' }
    const { body } = sent.findLast(({ url }) => url.includes('/anthropic/')) ?? {}
    expect(body).toMatchObject({
      system: [{ text: 'You are Nora.', cache_control: mark }],
      messages: [
        { role: 'user', content: [{ text: 'One' }] },
        { role: 'assistant', content: [{ text: 'Two', cache_control: mark }] },
        { role: 'user', content: [{ text: 'Three' }] },
      ],
    })
    expect(JSON.stringify(body).match(/cache_control/g)).toHaveLength(2)
  })
})

const contract = readContract('openai.json')

describe.skipIf(!contract.isPresent)(
  'OpenAI contract of the vendor’s package (skipped where ../shared/contracts is absent)',
  () => {
    it('matches all requests of its package, without a mark of another vendor', () => {
      const own = sent.filter(({ url }) => url.includes('/llm/v1'))
      expect(own.length).toBeGreaterThan(2)
      for (const { body } of own) {
        expect(contract.problems('CreateChatCompletionRequest', body)).toEqual([])
        expect(JSON.stringify(body)).not.toContain('cache_control')
      }
    })
  },
)
