import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, stepCountIs, streamText, tool } from 'ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContract } from '../contracts/readContract.ts'
import { listenForTest } from '../listenForTest.ts'

const contract = readContract('openai.json')
const instructions = `You are Nora.\n<passage id="1" title="Hours">We open at nine.</passage>`
const lookUp = tool({
  description: 'Looks up an order.',
  inputSchema: z.object({ order: z.string() }),
  execute: ({ order }) => Promise.resolve({ state: `${order} was sent` }),
})

describe.skipIf(!contract.isPresent)(
  'OpenAI contract of the stand-in (skipped where ../shared/contracts is absent)',
  () => {
    let sandbox: Awaited<ReturnType<typeof listenForTest>>
    const exchanges: { request: unknown; status: number; body: string; type: string }[] = []

    beforeAll(async () => {
      sandbox = await listenForTest()
    })
    afterAll(() => sandbox[Symbol.asyncDispose]())

    /** Creates a model of the real SDK that records its requests and responses. */
    function model() {
      exchanges.length = 0
      const provider = createOpenAICompatible({
        name: 'sandbox',
        baseURL: `${sandbox.url}/llm/v1`,
        apiKey: 'none',
        includeUsage: true,
        queryParams: { first_ms: '0', token_ms: '0' },
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          exchanges.push({
            request: JSON.parse(String(init?.body)),
            status: response.status,
            body: await response.clone().text(),
            type: response.headers.get('content-type') ?? '',
          })
          return response
        },
      })
      return provider('sandbox-small')
    }

    function expectContract() {
      for (const { request, body, type } of exchanges) {
        expect(contract.problems('CreateChatCompletionRequest', request)).toEqual([])
        if (type.startsWith('application/json')) {
          expect(contract.problems('CreateChatCompletionResponse', JSON.parse(body))).toEqual([])
          continue
        }
        const events = body
          .split('\n\n')
          .filter(Boolean)
          .map((event) => event.replace(/^data: /, ''))
        expect(events.at(-1)).toBe('[DONE]')
        for (const event of events.slice(0, -1)) {
          expect(contract.problems('CreateChatCompletionStreamResponse', JSON.parse(event))).toEqual([])
        }
      }
    }

    it('returns a whole completion in the form of OpenAI', async () => {
      const { text, usage } = await generateText({
        model: model(),
        instructions,
        prompt: 'When do you open?',
      })
      expect(text).toBe('We open at nine.')
      expect(usage.outputTokens).toBe(4)
      expectContract()
    })

    it('streams a completion word by word, with the usage at its end', async () => {
      const { textStream, usage } = streamText({ model: model(), instructions, prompt: 'When do you open?' })
      const words = await Array.fromAsync(textStream)
      expect(words).toEqual(['We', ' open', ' at', ' nine.'])
      expect(await usage).toMatchObject({
        inputTokens: Math.ceil(`${instructions}\nWhen do you open?`.length / 4),
        outputTokens: 4,
      })
      expectContract()
    })

    it.each(['generateText', 'streamText'] as const)(
      'calls a tool and uses its result in the answer (%s)',
      async (how) => {
        const options = {
          model: model(),
          instructions: `${instructions}\nsandbox:tool lookUp {"order":"A1"}`,
          prompt: 'When do you open?',
          tools: { lookUp },
          stopWhen: stepCountIs(2),
        }
        const { steps } =
          how === 'generateText' ? await generateText(options) : { steps: await streamText(options).steps }
        expect(steps[0]?.toolResults[0]?.output).toEqual({ state: 'A1 was sent' })
        expect(steps[1]?.text).toBe('Here is what I found: state A1 was sent.')
        expect(exchanges).toHaveLength(2)
        expectContract()
      },
    )

    it('fails with the status that the message prescribes', async () => {
      await expect(
        generateText({ model: model(), maxRetries: 0, prompt: 'sandbox:error 503' }),
      ).rejects.toThrow('The test asked')
      expect(exchanges.map(({ status }) => status)).toEqual([503])
      expect(contract.problems('ErrorResponse', JSON.parse(exchanges[0]?.body ?? ''))).toEqual([])
    })

    it('finds an answer that breaks the contract', () => {
      expect(contract.problems('CreateChatCompletionResponse', { object: 'chat.completion' })).not.toEqual([])
      expect(contract.problems('CreateChatCompletionRequest', { model: 'x', messages: 'Hello' })).not.toEqual(
        [],
      )
    })

    it('lists the models of the stand-in', async () => {
      const models: unknown = await fetch(`${sandbox.url}/llm/v1/models`).then((response) => response.json())
      expect(contract.problems('ListModelsResponse', models)).toEqual([])
    })
  },
)
