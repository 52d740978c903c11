import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '../../test/emulator.ts'
import { makeAgent, makeClaims, makeEngine, makePorts } from '../../test/factories.ts'
import { expectBooksToBalance } from '../../test/invariants.ts'
import { serveFunction } from '../../test/serve.ts'
import { publishAgent } from '../domain/agents/publishAgent.ts'
import { signCallPass } from '../domain/calls/callPass.ts'
import { settleForgottenCalls } from '../domain/calls/settleForgottenCalls.ts'
import { mostUnits } from '../domain/calls/priceCall.ts'
import { startCall } from '../domain/calls/startCall.ts'
import { unknownClient } from '../domain/visitors/readClient.ts'
import { adjustWallet } from '../domain/credits/wallets.ts'
import { changeConversationState } from '../domain/inbox/handleConversation.ts'
import { vapiLine } from '../providers/vapi/vapiLine.ts'
import { callTextsOf } from '../shared/callTexts.ts'
import { conversationSchema } from '../shared/conversation.ts'
import { welcomeGrantUnits } from '../shared/credits.ts'
import { paths } from '../shared/paths.ts'
import { regions, type Region } from '../shared/regions.ts'
import type { CallReply, SessionReply } from '../shared/widgetApi.ts'
import { Writes } from '../store/commit.ts'
import { readDocument } from '../store/documents.ts'

const vendor = `${process.env['PARLEY_SANDBOX_ORIGIN']}/vapi`
const english = callTextsOf('en')

interface Played {
  lines: { role: string; content: string }[]
  endedReason: string
  report?: number
}
interface WebCall {
  assistant: { model: { url: string }; server: { url: string } } & Record<string, unknown>
}

let widget: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  widget = await serveFunction('widget', (await import('../index.ts')).widget)
  vi.stubEnv('VAPI_API_KEY', 'a-private-key')
  vi.stubEnv('WIDGET_FUNCTION_URL', widget.url)
})
afterAll(() => {
  vi.unstubAllEnvs()
  widget.stop()
})

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A visitor of an agent with some settings, who has not written yet. */
async function makeVisitor(
  region: Region,
  settings: Record<string, unknown> = {},
  balance?: number,
  headers = {},
) {
  const agent = await makeAgent(region, balance)
  await new Writes(region).update(paths.agent(agent.agentId), { title: 'Test agent', ...settings }).commit()
  await publishAgent(makePorts(), agent.caller, agent)
  const session = (await (
    await post(`${widget.url}/session`, { agentId: agent.agentId, region }, headers)
  ).json()) as SessionReply
  const { token, conversationId } = session
  const call = (context?: object, headers = {}) =>
    post(`${widget.url}/call`, { token, ...(context && { context }) }, headers)
  const stored = async () =>
    (await readDocument(region, paths.conversation(agent.agentId, conversationId), conversationSchema))?.data
  return {
    ...agent,
    token,
    conversationId,
    config: session.config,
    call,
    stored,
    ref: { region, agentId: agent.agentId, conversationId },
  }
}

/** Another visitor of the same agent, who calls from that address. */
async function callFrom(region: Region, agentId: string, address: string) {
  const { token } = (await (await post(`${widget.url}/session`, { agentId, region })).json()) as SessionReply
  return post(`${widget.url}/call`, { token }, { 'x-forwarded-for': address })
}

/** The call of such a visitor, as both ends of it see it. */
async function makeCall(region: Region, settings?: Record<string, unknown>, balance?: number) {
  const visitor = await makeVisitor(region, settings, balance)
  const { line } = (await (await visitor.call()).json()) as Required<CallReply>
  const { assistant } = (await (
    await fetch(`${vendor}/call/${line.id}`, { headers: { authorization: 'Bearer a-private-key' } })
  ).json()) as WebCall
  const play = async (utterances: string[], more: object = {}) =>
    (await (
      await post(`${vendor}/call/${line.id}/play`, { utterances, cost: 0.05, ...more })
    ).json()) as Played
  return {
    ...visitor,
    line,
    assistant,
    play,
    books: () => expectBooksToBalance(visitor.wallet, [visitor.agentId]),
  }
}

const user = (content: string) => ({ messages: [{ role: 'user', content }] })

describe.each(regions)("a call over a vendor's line in %s", (region) => {
  it('is made on the server as the agent is set up; the browser learns where to join it and no more', async () => {
    const { assistant, line, token } = await makeCall(region, {
      'voiceConfig.utteranceThreshold': 700,
      'voiceConfig.backgroundNoise': 'restaurant',
      'voiceConfig.recordAudio': false,
      'vgOptions.initMessages': ['**Hi!**', 'How can I help?'],
    })
    expect(line).toEqual({ id: expect.any(String), joinUrl: expect.stringContaining('.daily.co/') })
    const pass = assistant.model.url.slice(`${widget.url}/voice/`.length)
    expect(pass).not.toContain('/')
    expect(assistant).toEqual({
      name: 'Test agent',
      firstMessage: 'Hi! How can I help?',
      firstMessageMode: 'assistant-speaks-first',
      firstMessageInterruptionsEnabled: true,
      transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en' },
      voice: { provider: 'deepgram', voiceId: 'asteria' },
      model: {
        provider: 'custom-llm',
        url: `${widget.url}/voice/${pass}`,
        model: 'parley',
        metadataSendMode: 'off',
        timeoutSeconds: 60,
      },
      backgroundSound: 'office',
      maxDurationSeconds: 600,
      startSpeakingPlan: {
        waitSeconds: 0.4,
        transcriptionEndpointingPlan: {
          onPunctuationSeconds: 0.7,
          onNoPunctuationSeconds: 1.5,
          onNumberSeconds: 0.7,
        },
      },
      endCallPhrases: [english.personAnswers, english.unavailable],
      clientMessages: ['transcript', 'speech-update', 'status-update', 'user-interrupted'],
      serverMessages: ['end-of-call-report'],
      server: {
        url: `${widget.url}/voice/${pass}/events`,
        timeoutSeconds: 20,
        backoffPlan: { type: 'exponential', maxRetries: 6, baseDelaySeconds: 2 },
      },
      artifactPlan: {
        recordingEnabled: false,
        videoRecordingEnabled: false,
        pcapEnabled: false,
        loggingEnabled: true,
        transcriptPlan: { enabled: true },
      },
      analysisPlan: { summaryPlan: { enabled: false }, successEvaluationPlan: { enabled: false } },
      monitorPlan: { listenEnabled: false, controlEnabled: false },
    })
    // What the visitor holds opens no call's address.
    expect((await post(`${widget.url}/voice/${token}/chat/completions`, user('Hi'))).status).toBe(401)
  })

  it('becomes messages of the same conversation with their receipts, and its cost is charged once', async () => {
    const { play, stored, books, line, assistant, workspaceId } = await makeCall(region)
    const { lines, report } = await play([
      'sandbox:say We **open** at ten. See [the page](https://shop.example).',
      'sandbox:say Yes.',
    ])
    expect(
      lines
        .filter(({ role }) => role === 'assistant')
        .slice(-2)
        .map(({ content }) => content),
    ).toEqual(['We open at ten. See the page.', 'Yes.'])
    expect(report).toBe(200)
    const conversation = await stored()
    expect(
      conversation?.window.map(({ role, isSpoken, receipt }) => [
        role,
        isSpoken ?? false,
        receipt !== undefined,
      ]),
    ).toEqual([
      ['visitor', true, false],
      ['agent', false, true],
      ['visitor', true, false],
      ['agent', false, true],
    ])
    // Another report, and one that lies about what the call has cost.
    for (const cost of [0.05, 99]) {
      expect(
        (
          await post(assistant.server.url, {
            message: { type: 'end-of-call-report', cost, call: { id: line.id, cost } },
          })
        ).status,
      ).toBe(200)
    }
    const { entries, calls, spent } = await books()
    expect(calls).toMatchObject([{ state: 'settled', cost: 500_000, paid: 500_000 }])
    expect(entries.filter(({ type }) => type === 'call')).toMatchObject([{ amount: -500_000, ref: line.id }])
    expect((await stored())?.costUnits).toBe(spent + 500_000)
    const row = await readDocument(
      region,
      `${paths.walletOf(workspaceId)}/usage/call:${line.id}`,
      (await import('../shared/wallet.ts')).usageSchema,
    )
    expect(row?.data.rows).toMatchObject([
      { conversationId: conversation?.ID, amount: 500_000, rule: 'calls-at-cost' },
    ])
  })

  it('answers a turn that is asked twice once, streamed or whole', async () => {
    const { assistant, stored } = await makeCall(region)
    const ask = (stream: boolean) =>
      post(`${assistant.model.url}/chat/completions`, {
        ...user('sandbox:say Just once.'),
        stream,
        model: 'parley',
        temperature: 0.5,
      })
    const [one, two] = await Promise.all([ask(true), ask(false)])
    expect(one.headers.get('content-type')).toContain('text/event-stream')
    expect(await one.text()).toMatch(
      /"content":"Just once\."[\s\S]*"finish_reason":"stop"[\s\S]*data: \[DONE\]\n\n$/,
    )
    expect(await two.json()).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: 'Just once.' }, finish_reason: 'stop' }],
    })
    expect((await stored())?.window.map(({ text }) => text)).toEqual(['sandbox:say Just once.', 'Just once.'])
  })

  it('says one sentence and hangs up when a person has taken over, and leaves the words to him', async () => {
    const { play, stored, caller, ref } = await makeCall(region)
    await changeConversationState(makeEngine(), caller, { ...ref, event: 'takeOver' })
    const { lines, endedReason } = await play(['Is somebody there?', 'Hello?'])
    expect(lines.at(-1)?.content).toBe(english.personAnswers)
    expect(endedReason).toBe('assistant-said-end-call-phrase')
    expect((await stored())?.window.map(({ role }) => role)).toEqual(['event', 'visitor'])
  })

  it('says one sentence and hangs up when the credit is used up, and never takes more than there is', async () => {
    const lost = vi.spyOn(console, 'warn').mockReturnValue()
    const { play, books, wallet } = await makeCall(region)
    await adjustWallet(wallet, 'spend', 1_000 - welcomeGrantUnits, 'test', Date.now())
    const { lines, endedReason, report } = await play(['Are you open?'])
    expect(lines.at(-1)?.content).toBe(english.unavailable)
    expect([endedReason, report]).toEqual(['assistant-said-end-call-phrase', 200])
    const { wallet: after, calls } = await books()
    expect(after.balance).toBe(0)
    expect(calls).toMatchObject([{ cost: 500_000, paid: 1_000 }])
    expect(lost).toHaveBeenCalledWith(
      expect.stringContaining('our loss'),
      expect.objectContaining({ cost: 500_000, paid: 1_000 }),
    )
  })

  it('is settled without its report, once it should be over, and once however many do it', async () => {
    const { play, books, line, assistant } = await makeCall(region)
    await play(['Hello'], { isReported: false })
    const voiceLine = vapiLine({ key: 'a-private-key', baseUrl: vendor })
    await settleForgottenCalls({ now: () => Date.now() + 60_000, voiceLine }, region)
    expect((await books()).calls).toMatchObject([{ state: 'open' }])
    const late = { now: () => Date.now() + 30 * 60_000, voiceLine }
    const report = { message: { type: 'end-of-call-report', call: { id: line.id } } }
    await Promise.all([
      settleForgottenCalls(late, region),
      settleForgottenCalls(late, region),
      post(assistant.server.url, report),
      post(assistant.server.url, report),
    ])
    expect((await books()).calls).toMatchObject([{ state: 'settled', paid: 500_000 }])
  })

  it('is asked to report again while its cost is not known, and knows only its own calls', async () => {
    const { assistant, line, books } = await makeCall(region)
    const report = (id: string) =>
      post(assistant.server.url, { message: { type: 'end-of-call-report', call: { id } } })
    expect((await report(line.id)).status).toBe(503)
    // As long as a call of ten minutes makes it, with every word.
    const words = Array.from({ length: 3_000 }, (_, start) => ({
      word: 'word',
      start,
      end: start + 1,
      confidence: 0.9,
    }))
    expect(
      (
        await post(assistant.server.url, {
          message: { type: 'end-of-call-report', call: { id: line.id }, artifact: { messages: [{ words }] } },
        })
      ).status,
    ).toBe(503)
    expect((await report((await makeCall(region)).line.id)).status).toBe(404)
    expect((await post(assistant.server.url, { message: { type: 'status-update' } })).status).toBe(200)
    expect((await books()).calls).toMatchObject([{ state: 'open' }])
  })

  it('has an address that nobody can make and that ends with it', async () => {
    const { ref, workspaceId, line } = await makeCall(region)
    const claims = { ...ref, visitorId: '', workspaceId, attempt: 'x' }
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
    const secret = process.env['SESSION_SECRET'] ?? ''
    const forged = signCallPass('a-guess-of-at-least-thirty-two-characters', {
      ...claims,
      exp: inSeconds(60),
    })
    const over = signCallPass(secret, { ...claims, exp: inSeconds(-1) })
    const longOver = signCallPass(secret, { ...claims, exp: inSeconds(-24 * 3600) })
    const report = { message: { type: 'end-of-call-report', call: { id: line.id } } }
    for (const pass of [forged, over, 'x', 'x.y'])
      expect((await post(`${widget.url}/voice/${pass}/chat/completions`, user('Hi'))).status).toBe(401)
    for (const pass of [forged, longOver])
      expect((await post(`${widget.url}/voice/${pass}/events`, report)).status).toBe(401)
    // A report may come late.
    expect((await post(`${widget.url}/voice/${over}/events`, report)).status).toBe(503)
  })
})

describe.each(regions)('whoever calls in %s', (region) => {
  it('needs an agent that takes calls', async () => {
    expect((await (await makeVisitor(region, { 'voiceConfig.webCalling': false })).call()).status).toBe(412)
  })

  it('needs to have agreed, which the turns of the call go by', async () => {
    const { call, stored, config } = await makeVisitor(region, {
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

  it('needs the right page, and must not be blocked', async () => {
    const { call, ref } = await makeVisitor(
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

  it('needs credit for half a minute, and a free line', async () => {
    expect((await (await makeVisitor(region, {}, 1_499_999)).call()).status).toBe(402)
    const { agentId } = await makeVisitor(region, {}, 11 * mostUnits(600))
    const answers = []
    for (let count = 0; count < 11; count++)
      answers.push(await callFrom(region, agentId, `203.0.113.${count}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    // One of them is over, without a report.
    const { line } = (await answers[0]!.json()) as Required<CallReply>
    await post(`${vendor}/call/${line.id}/play`, { utterances: [], cost: 0, isReported: false })
    expect((await callFrom(region, agentId, '203.0.113.77')).status).toBe(200)
  })

  it('is one at a time for a visitor and for an address, so that nobody reserves what others need', async () => {
    const { agentId, call } = await makeVisitor(region, {}, 11 * mostUnits(600))
    const first = await call(undefined, { 'x-forwarded-for': '203.0.113.1' })
    expect(first.status).toBe(200)
    expect((await call(undefined, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429)
    expect((await callFrom(region, agentId, '203.0.113.1')).status).toBe(429)
    expect((await callFrom(region, agentId, '203.0.113.3')).status).toBe(200)
    // The next one may begin when it is over, even if nobody has reported it.
    const { line } = (await first.json()) as Required<CallReply>
    await post(`${vendor}/call/${line.id}/play`, { utterances: [], cost: 0, isReported: false })
    expect((await call(undefined, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200)
  })

  it('has credit of his own: calls at once are not all sized by what is enough for one', async () => {
    const agent = await makeAgent(region, 1_600_000)
    const engine = makeEngine(undefined, { voiceLine: vapiLine({ key: 'a-private-key', baseUrl: vendor }) })
    const calls = await Promise.allSettled(
      [1, 2, 3].map((number) =>
        startCall(
          engine,
          makeClaims(agent, { conversationId: randomUUID() }),
          { address: `203.0.113.${number}` },
          unknownClient,
          widget.url,
        ),
      ),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const call of calls)
      if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'out-of-credits' })
  })

  it('speaks through the browser where there is no vendor', async () => {
    const agent = await makeAgent(region)
    const claims = makeClaims(agent)
    expect(await startCall(makeEngine(), claims, { address: '' }, unknownClient, widget.url)).toEqual({})
    expect(
      await readDocument(
        region,
        paths.conversation(claims.agentId, claims.conversationId),
        conversationSchema,
      ),
    ).toBeUndefined()
  })

  it('hears that it did not work when the vendor refuses', async () => {
    const agent = await makeAgent(region)
    vi.spyOn(console, 'error').mockReturnValue()
    const refusing = makeEngine(undefined, { voiceLine: vapiLine({ key: '', baseUrl: vendor }) })
    await expect(
      startCall(
        refusing,
        makeClaims(agent, { conversationId: randomUUID() }),
        { address: '' },
        unknownClient,
        widget.url,
      ),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).calls).toEqual([])
  })
})
