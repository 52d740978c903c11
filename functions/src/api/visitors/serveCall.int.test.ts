import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signingBy, testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeEngine } from '#test/factories.ts'
import { giveCalendar, hourFromNow } from '#test/chat/calendars.ts'
import { openCalls, post, user, vendor } from '#test/chat/calls.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { signCallPass, verifyCallPass } from '../../domain/chat/calls/callPass.ts'
import { settleUnreportedCalls } from '../../domain/chat/calls/settleUnreportedCalls.ts'
import { readWallet } from '../../domain/billing/credits/moveWallet.ts'
import { adjustWallet } from '../../domain/billing/credits/wallets.ts'
import { changeConversationState } from '../../domain/chat/inbox/handleConversation.ts'
import { vapiLine } from '../../providers/vapi/vapiLine.ts'
import { callTextsOf } from '../../shared/chat/callTexts.ts'
import { welcomeGrantUnits } from '../../shared/billing/credits.ts'
import { usageSchema, walletOfWorkspace } from '../../shared/billing/wallet.ts'
import { minuteMs } from '../../shared/durations.ts'
import { paths } from '../../shared/paths.ts'
import { readDocument } from '../../store/documents.ts'
const english = callTextsOf('en')

let server: Awaited<ReturnType<typeof openCalls>>
beforeAll(async () => {
  await clearDatabases()
  server = await openCalls()
})
afterAll(() => server.close())

describe.each(oneRegion)('a call at a vendor in %s', (region) => {
  it("is created on the server with the agent's settings, and the browser only gets its join URL", async () => {
    const { assistant, line, token } = await server.makeCall(region, {
      'voiceConfig.utteranceThreshold': 700,
      'voiceConfig.backgroundNoise': 'restaurant',
      'voiceConfig.recordAudio': false,
      'vgOptions.initMessages': ['**Hi!**', 'How can I help?'],
    })
    expect(line).toEqual({ id: expect.any(String), joinUrl: expect.stringContaining('.daily.co/') })
    const pass = assistant.model.url.slice(`${server.url}/voice/`.length)
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
        url: `${server.url}/voice/${pass}`,
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
        url: `${server.url}/voice/${pass}/events`,
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
    // The pass contains only hashes of the caller's networks.
    const { networks } = verifyCallPass(signingBy(process.env['SESSION_SECRET'] ?? ''), pass, Date.now())
    expect(networks.length).toBeGreaterThan(1)
    expect(networks.every((network) => /^[0-9a-f]{20}$/.test(network))).toBe(true)
    // The visitor's token does not work at the call's URL.
    expect((await post(`${server.url}/voice/${token}/chat/completions`, user('Hi'))).status).toBe(401)
  })

  it('becomes messages of the same conversation with their receipts, and its cost is charged once', async () => {
    const { play, stored, books, line, assistant, workspaceId } = await server.makeCall(region)
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
    // A repeated report, and a forged one with another cost.
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
      usageSchema,
    )
    expect(row?.data.rows).toMatchObject([
      { conversationId: conversation?.ID, amount: 500_000, rule: 'calls-at-cost' },
    ])
  })

  it('answers a repeated turn once, streamed or whole', async () => {
    const { assistant, stored } = await server.makeCall(region)
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

  it('asks before it books, and books after a yes to that question only', async () => {
    const booking = (name: string) => {
      const time = new Date(hourFromNow()).toISOString()
      return `sandbox:call book_appointment ${JSON.stringify({ time, name, email: 'ada@example.com' })}`
    }
    let appointments: Awaited<ReturnType<typeof giveCalendar>>['appointments'] = async () => []
    const { play, assistant } = await server.makeCall(region, {}, undefined, async (agent) => {
      ;({ appointments } = await giveCalendar(agent, { confirm: 'visitor', timeZone: 'UTC' }))
    })
    // The caller went on speaking before they heard the question.
    const unheard = [booking('Bob'), 'Yes.'].map((content) => ({ role: 'user', content }))
    for (let count = 1; count <= unheard.length; count++) {
      const body = { messages: unheard.slice(0, count), stream: false }
      expect((await post(`${assistant.model.url}/chat/completions`, body)).status).toBe(200)
    }
    expect(await appointments()).toEqual([])
    const { lines } = await play([booking('Ada'), 'Yes.'])
    const [question = ''] = lines
      .filter(({ role }) => role === 'assistant')
      .map(({ content }) => content)
      .slice(-2)
    expect(question).toMatch(/^Shall I book this appointment\? .*Name: Ada .*Please answer yes or no\.$/)
    expect(await appointments()).toMatchObject([{ name: 'Ada' }])
  })

  it('says one sentence and hangs up when a person has taken over, and leaves the message to them', async () => {
    const { play, stored, caller, ref } = await server.makeCall(region)
    await changeConversationState(makeEngine(), caller, { ...ref, event: 'takeOver' })
    const { lines, endedReason } = await play(['Is somebody there?', 'Hello?'])
    expect(lines.at(-1)?.content).toBe(english.personAnswers)
    expect(endedReason).toBe('assistant-said-end-call-phrase')
    expect((await stored())?.window.map(({ role }) => role)).toEqual(['event', 'visitor'])
  })

  it('says one sentence and hangs up when the credit is used up, and never charges more than there is', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { play, books, wallet } = await server.makeCall(region)
    await adjustWallet(wallet, 'spend', 1_000 - welcomeGrantUnits, 'test', Date.now())
    const { lines, endedReason, report } = await play(['Are you open?'])
    expect(lines.at(-1)?.content).toBe(english.unavailable)
    expect([endedReason, report]).toEqual(['assistant-said-end-call-phrase', 200])
    const { wallet: after, calls } = await books()
    expect(after.balance).toBe(0)
    expect(calls).toMatchObject([{ cost: 500_000, paid: 1_000 }])
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('not paid in full'),
      expect.objectContaining({ cost: 500_000, paid: 1_000 }),
    )
  })

  it('ends when its wallet no longer has what it may have cost, although credit is lent for answers', async () => {
    const { assistant, wallet } = await server.makeCall(region)
    const ask = async (text: string) =>
      (await post(`${assistant.model.url}/chat/completions`, { ...user(text), stream: false })).text()
    expect(await ask('sandbox:say Yes.')).toContain('Yes.')
    const { balance } = (await readWallet(wallet)).data
    await adjustWallet(wallet, 'spend', 1_000 - balance, 'test', Date.now())
    expect(await ask('sandbox:say Still here.')).toContain(english.unavailable)
  })

  it('is settled without its report after its end time, and only once', async () => {
    const { play, books, line, assistant } = await server.makeCall(region)
    await play(['Hello'], { isReported: false })
    const voiceLine = vapiLine({ key: 'a-private-key', baseUrl: vendor })
    await settleUnreportedCalls({ costs: testCosts, now: () => Date.now() + minuteMs, voiceLine }, region)
    expect((await books()).calls).toMatchObject([{ state: 'open' }])
    const late = { costs: testCosts, now: () => Date.now() + 30 * minuteMs, voiceLine }
    const report = { message: { type: 'end-of-call-report', call: { id: line.id } } }
    await Promise.all([
      settleUnreportedCalls(late, region),
      settleUnreportedCalls(late, region),
      post(assistant.server.url, report),
      post(assistant.server.url, report),
    ])
    expect((await books()).calls).toMatchObject([{ state: 'settled', paid: 500_000 }])
  })

  it('requests another report while its cost is unknown, and accepts only its own call', async () => {
    const { assistant, line, books } = await server.makeCall(region)
    const report = (id: string) =>
      post(assistant.server.url, { message: { type: 'end-of-call-report', call: { id } } })
    expect((await report(line.id)).status).toBe(503)
    // The size of a report for ten minutes with every word.
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
    expect((await report((await server.makeCall(region)).line.id)).status).toBe(404)
    expect((await post(assistant.server.url, { message: { type: 'status-update' } })).status).toBe(200)
    expect((await books()).calls).toMatchObject([{ state: 'open' }])
  })

  it('has a URL that cannot be forged and that expires with it', async () => {
    const { ref, workspaceId, line } = await server.makeCall(region)
    const wallet = walletOfWorkspace(workspaceId)
    const claims = { ...ref, visitorId: '', wallet, attempt: 'x', networks: [] }
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
    const signing = signingBy(process.env['SESSION_SECRET'] ?? '')
    const forged = signCallPass(signingBy('a-guess-of-at-least-thirty-two-characters'), {
      ...claims,
      exp: inSeconds(60),
    })
    const over = signCallPass(signing, { ...claims, exp: inSeconds(-1) })
    const longOver = signCallPass(signing, { ...claims, exp: inSeconds(-24 * 3600) })
    const report = { message: { type: 'end-of-call-report', call: { id: line.id } } }
    for (const pass of [forged, over, 'x', 'x.y'])
      expect((await post(`${server.url}/voice/${pass}/chat/completions`, user('Hi'))).status).toBe(401)
    for (const pass of [forged, longOver])
      expect((await post(`${server.url}/voice/${pass}/events`, report)).status).toBe(401)
    // A report may arrive late.
    expect((await post(`${server.url}/voice/${over}/events`, report)).status).toBe(503)
  })
})
