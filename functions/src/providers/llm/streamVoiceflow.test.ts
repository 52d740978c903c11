import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import type { ModelPart, ProjectSession } from '../../domain/kernel/ports/ports.ts'
import { SecretText } from '../../domain/kernel/secrets/SecretText.ts'
import { languageModel } from './languageModel.ts'

const none = { openai: undefined, anthropic: undefined, google: undefined, compatible: undefined }
const settings = { ...none, sandbox: undefined }
const goodKey = 'VF.DM.00000000000000000000000a.sandboxproject'
let sandbox: Awaited<ReturnType<typeof listenForTest>>
let origin = ''
let server: Server | undefined

beforeAll(async () => {
  sandbox = await listenForTest()
  origin = `${sandbox.url}/voiceflow`
})
afterAll(() => sandbox[Symbol.asyncDispose]())
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function ask(text: string, session: Partial<ProjectSession> = {}, { key = goodKey, at = origin } = {}) {
  const stream = languageModel(settings, undefined, at).stream({
    model: 'voiceflow',
    key: { vendor: 'voiceflow', secret: new SecretText(key), storedAt: 1_000, baseUrl: '', model: '' },
    instructions: '',
    messages: [{ role: 'user', content: text }],
    maxOutputTokens: 100,
    session: { userId: 'visitor', answeredAt: 0, request: '', ...session },
    signal: AbortSignal.timeout(2_000),
  })
  const parts: ModelPart[] = []
  for await (const part of stream) parts.push(part)
  const words = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
  const choices = parts.flatMap((part) => (part.type === 'choices' ? part.choices : []))
  return { words, choices, last: parts.at(-1) }
}

/** Starts a server that gives every interaction the same response. */
async function answering(status: number, body: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(body))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
}
const traces = (...list: unknown[]) => answering(200, JSON.stringify(list))

describe('a Voiceflow project', () => {
  it('is launched before the first message, and its launch text comes before its answer', async () => {
    const { words, choices, last } = await ask('Hello', { userId: 'first' })
    expect(words).toBe('Welcome to the pizza project.\n\nThe project has heard: Hello')
    expect(choices).toEqual([])
    expect(last).toEqual({ type: 'usage', inputTokens: 0, outputTokens: 0 })
  })

  it('continues a started conversation, and starts again with another key', async () => {
    await ask('Hello', { userId: 'second' })
    const later = { userId: 'second', answeredAt: 2_000 }
    expect((await ask('Large', later)).words).toBe('One large pizza, chosen by words.')
    expect((await ask('Large', { ...later, answeredAt: 500 })).words).toContain('Welcome')
  })

  it('returns its choices with their requests, and receives the chosen one', async () => {
    const at = { userId: 'third', answeredAt: 2_000 }
    // The project was not launched for this user, so it starts by itself.
    const { words, choices } = await ask('Hello', at)
    expect(words).toBe('Welcome to the pizza project.')
    expect(choices.map(({ name }) => name)).toEqual(['Small', 'Large'])
    const [small] = choices
    expect((await ask('Small', { ...at, request: small?.request ?? '' })).words).toBe(
      'One small pizza, chosen by the button.',
    )
    expect((await ask('Bye', at)).words).toBe('Goodbye.')
    expect((await ask('Hello', at)).words).toContain('Welcome')
  })

  it('parses cards, ignores unknown traces, and limits what it accepts', async () => {
    const long = 'n'.repeat(200)
    const big = { type: 'path-big', payload: { label: 'x'.repeat(2_000) } }
    const at = await traces(
      { type: 'speak', payload: { message: ' Spoken. ', src: 'data:' } },
      {
        type: 'cardV2',
        payload: { title: 'Salad', description: { text: 'Green' }, buttons: [{ name: 'Take it' }] },
      },
      { type: 'carousel', payload: { cards: [{ title: 'Soup', buttons: [{ name: long, request: big }] }] } },
      { type: 'text', payload: { words: 'of another kind' } },
      { type: 'unheard', payload: null },
      null,
      {
        type: 'choice',
        payload: { buttons: Array.from({ length: 9 }, (_, n) => ({ name: `Dish ${n % 7}` })) },
      },
    )
    const { words, choices } = await ask('Hello', { answeredAt: 2_000 }, { at })
    expect(words).toBe('Spoken.\n\n**Salad**\n\nGreen\n\n**Soup**')
    expect(choices).toHaveLength(6)
    expect(choices.slice(0, 3)).toEqual([
      { name: 'Take it', request: '' },
      { name: `${'n'.repeat(79)}…`, request: '' },
      { name: 'Dish 0', request: '' },
    ])
  })

  it('uses the names of choices as text if none exists, and is requested once if it ends at once', async () => {
    const silent = await traces({ type: 'choice', payload: { buttons: [{ name: 'Yes' }, { name: 'No' }] } })
    expect((await ask('Hello', { answeredAt: 2_000 }, { at: silent })).words).toBe('- Yes\n- No')
    server?.close()
    const ending = await traces({ type: 'text', payload: { message: 'We are closed.' } }, { type: 'end' })
    expect((await ask('Hello', {}, { at: ending })).words).toBe('We are closed.')
  })

  it.each([
    [401, '{}', 'permission-denied'],
    [429, '{}', 'resource-exhausted'],
    [500, '{}', 'unavailable'],
    [200, '{"not":"traces"}', 'unavailable'],
    [200, 'no JSON', 'unavailable'],
    [200, `[${' '.repeat(600_000)}]`, 'unavailable'],
    [302, '', 'unavailable'],
  ])('throws by the kind of failure at status %i with %.20s', async (status, body, code) => {
    const at = await answering(status, body)
    await expect(ask('Hello', {}, { at })).rejects.toMatchObject({ code })
  })

  it('is refused for a key that Voiceflow does not know, and without a key', async () => {
    const key = 'VF.DM.00000000000000000000000a.refusedkey'
    await expect(ask('Hello', {}, { key })).rejects.toMatchObject({ code: 'permission-denied' })
    const request = { instructions: '', messages: [], maxOutputTokens: 1, signal: AbortSignal.timeout(1_000) }
    expect(() =>
      languageModel(settings, undefined, origin).stream({ model: 'voiceflow', ...request }),
    ).toThrow('No key is set up')
  })
})
