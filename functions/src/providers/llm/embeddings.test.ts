import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readContract } from '../../../../sandbox/contracts/readContract.ts'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import { embeddingsOf } from './embeddings.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  sandbox = await listenForTest()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await sandbox[Symbol.asyncDispose]()
})

const server = () => ({ baseUrl: `${sandbox.url}/llm/v1`, key: 'sandbox', model: 'sandbox-letters' })
const similarity = ([one = [], other = []]: number[][]) =>
  one.reduce((sum, component, at) => sum + component * (other[at] ?? 0), 0)

describe('embeddings', () => {
  it('come in the order of their texts, and are alike for similar texts', async () => {
    const embeddings = embeddingsOf(server())
    const texts = [
      'The showroom is open on Saturday.',
      'Is the showroom open on Saturday?',
      'Oil a table once a year.',
    ]
    const vectors = await embeddings.embed(texts, AbortSignal.timeout(5_000))
    expect(vectors.map(({ length }) => length)).toEqual([256, 256, 256])
    expect(similarity(vectors.slice(0, 2))).toBeGreaterThan(0.6)
    expect(similarity(vectors.slice(1))).toBeLessThan(0.2)
  })

  it('throw `unavailable` when the vendor refuses, is down, or times out', async () => {
    const embed = (baseUrl: string, texts: string[], signal = AbortSignal.timeout(5_000)) =>
      embeddingsOf({ ...server(), baseUrl }).embed(texts, signal)
    const unavailable = { code: 'unavailable' }
    await expect(embed(server().baseUrl, [])).rejects.toMatchObject(unavailable)
    await expect(embed('http://127.0.0.1:9/v1', ['open'])).rejects.toMatchObject(unavailable)
    await expect(embed(server().baseUrl, ['open'], AbortSignal.abort())).rejects.toMatchObject(unavailable)
  })
})

const contract = readContract('openai.json')

describe.skipIf(!contract.isPresent)(
  'OpenAI contract of embeddings (skipped where ../shared/contracts is absent)',
  () => {
    it("matches the requests, and the sandbox's responses", async () => {
      const exchanges: { request: unknown; body: unknown }[] = []
      const real = globalThis.fetch
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
        const response = await real(url, init)
        exchanges.push({ request: JSON.parse(String(init?.body)), body: await response.clone().json() })
        return response
      })
      await embeddingsOf(server()).embed(['open', 'closed'], AbortSignal.timeout(5_000))
      spy.mockRestore()
      expect(exchanges).toHaveLength(1)
      expect(contract.problems('CreateEmbeddingRequest', exchanges[0]?.request)).toEqual([])
      expect(contract.problems('CreateEmbeddingResponse', exchanges[0]?.body)).toEqual([])
      expect(contract.problems('CreateEmbeddingResponse', { object: 'list' })).not.toEqual([])
    })
  },
)
