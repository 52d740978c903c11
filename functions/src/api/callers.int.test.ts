import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { openCalls, post, vendor } from '#test/chat/calls.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { maxUnits } from '../domain/billing/calls/priceCall.ts'
import { startCall } from '../domain/chat/calls/startCall.ts'
import { unknownClient } from '../domain/kernel/access/RequestClient.ts'
import { vapiLine } from '../providers/vapi/vapiLine.ts'
import { conversationSchema } from '../shared/chat/conversation.ts'
import { paths } from '../shared/paths.ts'
import type { CallReply } from '../shared/chat/callApi.ts'
import { Writes } from '../store/commit.ts'
import { readDocument } from '../store/documents.ts'

let server: Awaited<ReturnType<typeof openCalls>>
beforeAll(async () => {
  await clearDatabases()
  server = await openCalls()
})
afterAll(() => server.close())

describe.each(oneRegion)('a voice call in %s', (region) => {
  it('requires an agent with voice calls', async () => {
    expect(
      (await (await server.makeVisitor(region, { 'voiceConfig.webCalling': false })).call()).status,
    ).toBe(412)
  })

  it('requires consent, which the turns of the call inherit', async () => {
    const { call, stored, config } = await server.makeVisitor(region, {
      'widgetOptions.consentMode': true,
      'widgetOptions.consentText': 'We keep what you say.',
    })
    expect((await call()).status).toBe(412)
    expect((await call({ consent: 'another version' })).status).toBe(412)
    const { line } = (await (
      await call({ consent: config.consent?.version, page: 'https://shop.example/a' })
    ).json()) as Required<CallReply>
    await post(`${vendor}/call/${line.id}/play`, { utterances: ['sandbox:say Welcome.'], cost: 0 })
    expect(await stored()).toMatchObject({
      consent: { text: 'We keep what you say.' },
      page: 'https://shop.example/a',
      window: [{ role: 'visitor' }, { text: 'Welcome.' }],
    })
  })

  it('requires an allowed page and a visitor who is not blocked', async () => {
    const { call, ref } = await server.makeVisitor(
      region,
      { 'widgetOptions.allowedOrigins': ['https://shop.example'] },
      undefined,
      { origin: 'https://shop.example' },
    )
    expect((await call(undefined, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await call(undefined, { origin: 'https://shop.example' })).status).toBe(200)
    await new Writes(region)
      .update(paths.conversation(ref.agentId, ref.conversationId), { isBlocked: true })
      .commit()
    expect((await call(undefined, { origin: 'https://shop.example' })).status).toBe(403)
  })

  it('requires credit for half a minute, and a free line', async () => {
    expect((await (await server.makeVisitor(region, {}, 1_499_999)).call()).status).toBe(402)
    const { agentId } = await server.makeVisitor(region, {}, 11 * maxUnits(600))
    const responses = []
    for (let count = 0; count < 11; count++)
      responses.push(await server.callFrom(region, agentId, `203.0.${count}.1`))
    expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    // One of them ends without a report.
    const { line } = (await responses[0]!.json()) as Required<CallReply>
    await post(`${vendor}/call/${line.id}/play`, { utterances: [], cost: 0, isReported: false })
    expect((await server.callFrom(region, agentId, '203.0.77.1')).status).toBe(200)
  })

  it('is limited to one at a time for a visitor and for an IP, so that no visitor occupies all lines', async () => {
    const { agentId, call } = await server.makeVisitor(region, {}, 11 * maxUnits(600))
    const first = await call(undefined, { 'x-forwarded-for': '203.0.113.1' })
    expect(first.status).toBe(200)
    expect((await call(undefined, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429)
    expect((await server.callFrom(region, agentId, '203.0.113.1')).status).toBe(429)
    expect((await server.callFrom(region, agentId, '203.0.113.3')).status).toBe(200)
    // The next one may start when it is over, even without a report.
    const { line } = (await first.json()) as Required<CallReply>
    await post(`${vendor}/call/${line.id}/play`, { utterances: [], cost: 0, isReported: false })
    expect((await call(undefined, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200)
  })

  it('reserves its own credit: simultaneous calls do not share one estimate', async () => {
    // Four fifths are planned for calls, which is enough for the shortest one.
    const agent = await makeAgent(region, 2_000_000)
    const engine = makeEngine(undefined, { voiceLine: vapiLine({ key: 'a-private-key', baseUrl: vendor }) })
    const calls = await Promise.allSettled(
      [1, 2, 3].map((number) =>
        startCall(
          engine,
          makeClaims(agent, { conversationId: randomUUID() }),
          { ip: `203.0.113.${number}` },
          unknownClient,
          server.url,
        ),
      ),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const call of calls)
      if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'out-of-credits' })
  })

  it('runs in the browser without a vendor', async () => {
    const agent = await makeAgent(region)
    const claims = makeClaims(agent)
    expect(await startCall(makeEngine(), claims, { ip: '' }, unknownClient, server.url)).toEqual({})
    expect(
      await readDocument(
        region,
        paths.conversation(claims.agentId, claims.conversationId),
        conversationSchema,
      ),
    ).toBeUndefined()
  })

  it('fails when the vendor refuses it', async () => {
    const agent = await makeAgent(region)
    vi.spyOn(console, 'error').mockReturnValue()
    const refusing = makeEngine(undefined, { voiceLine: vapiLine({ key: '', baseUrl: vendor }) })
    await expect(
      startCall(
        refusing,
        makeClaims(agent, { conversationId: randomUUID() }),
        { ip: '' },
        unknownClient,
        server.url,
      ),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).calls).toEqual([])
  })
})
