import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CallPlan } from '../../functions/src/domain/kernel/ports/ports.ts'
import { toWebCall } from '../../functions/src/providers/vapi/toWebCall.ts'
import { readContract } from '../contracts/readContract.ts'
import { readBody } from '../http/readBody.ts'
import { listenForTest } from '../listenForTest.ts'

const contract = readContract('vapi.json')
const plan: CallPlan = {
  title: 'Shop',
  greeting: 'Hi!',
  transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en' },
  voice: 'asteria',
  ambience: 'restaurant',
  isRecorded: true,
  storesHistory: true,
  pauseMs: 150,
  maxSeconds: 600,
  farewells: ['Goodbye.'],
  answerUrl: 'https://shop.example/voice/pass',
  reportUrl: 'https://shop.example/voice/pass/events',
}
const plans: Record<string, Partial<CallPlan>> = {
  usual: {},
  bare: { greeting: '', ambience: 'off', isRecorded: false, storesHistory: false, pauseMs: 0 },
  other: {
    transcriber: { ...plan.transcriber, language: 'de' },
    ambience: 'https://shop.example/sea.mp3',
    pauseMs: 5_000,
    maxSeconds: 30,
  },
}
const callSchema = z.looseObject({ id: z.string() })

/** Checks that the stand-in accepts no more than the vendor, and that its reports have the vendor's form. */
describe.skipIf(!contract.isPresent)('Vapi contract (skipped where ../shared/contracts is absent)', () => {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  beforeAll(async () => {
    sandbox = await listenForTest()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  const create = (body: object, key = 'a-private-key') =>
    fetch(`${sandbox.url}/vapi/call/web`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    })

  it.each(Object.keys(plans))(
    'sends a %s call in the vendor’s form, and gets a response in it',
    async (name) => {
      const body = toWebCall({ ...plan, ...plans[name] })
      expect(contract.problems('CreateWebCallDTO', body)).toEqual([])
      const response = await create(body)
      expect(response.status).toBe(201)
      const call = callSchema.parse(await response.json())
      expect(contract.problems('Call', call)).toEqual([])
      const read = await fetch(`${sandbox.url}/vapi/call/${call.id}`, {
        headers: { authorization: 'Bearer a-private-key' },
      })
      expect(contract.problems('Call', await read.json())).toEqual([])
    },
  )

  it.each([
    ['an unknown field', { recordingOn: true }],
    ['a sound it does not have', { backgroundSound: 'restaurant' }],
    ['a call of five seconds', { maxDurationSeconds: 5 }],
    ['a phrase that is too long', { endCallPhrases: ['x'.repeat(141)] }],
    ['a voice of an unknown provider', { voice: { provider: 'nobody', voiceId: 'x' } }],
    ['a model without a URL', { model: { provider: 'custom-llm', model: 'parley' } }],
  ])('refuses %s like the vendor', async (_, change) => {
    const body = { assistant: { ...toWebCall(plan).assistant, ...change } }
    expect(contract.problems('CreateWebCallDTO', body)).not.toEqual([])
    expect(await (await create(body)).json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  it('requires a key for a call', async () => {
    expect((await create(toWebCall(plan), '')).status).toBe(401)
    expect((await fetch(`${sandbox.url}/vapi/call/x`)).status).toBe(401)
  })

  it('reports the end of a call in the vendor’s form', async () => {
    const bodies: string[] = []
    const server = createServer((request, response) => {
      void readBody(request).then((body) => {
        bodies.push(body)
        response.end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = server.address()
    if (endpoint === null || typeof endpoint === 'string') throw new Error('There is no port.')
    const { id } = callSchema.parse(
      await (
        await create(toWebCall({ ...plan, reportUrl: `http://127.0.0.1:${endpoint.port}/events` }))
      ).json(),
    )
    const played = await fetch(`${sandbox.url}/vapi/call/${id}/play`, {
      method: 'POST',
      body: JSON.stringify({ utterances: [], cost: 0.1 }),
    })
    expect(await played.json()).toMatchObject({ report: 200, endedReason: 'customer-ended-call' })
    const { message } = z
      .object({ message: z.looseObject({ call: callSchema }) })
      .parse(JSON.parse(bodies[0] ?? ''))
    expect(contract.problems('ServerMessageEndOfCallReport', message)).toEqual([])
    expect(message.call).toMatchObject({ id, cost: 0.1, status: 'ended' })
    server.close()
  })
})
