import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { serveTaskQueue } from '#test/serving/serveTaskQueue.ts'
import { publishAgent } from '../../domain/agents/publishAgent.ts'
import {
  assignConversation,
  changeConversationState,
  sendOperatorReply,
} from '../../domain/chat/inbox/handleConversation.ts'
import { conversationSchema } from '../../shared/chat/conversation.ts'
import { minuteMs } from '../../shared/durations.ts'
import { turnLimitsPerMinute } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { LiveEvent, SessionReply } from '../../shared/widget/widgetApi.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'

let widget: Awaited<ReturnType<typeof serveFunction>>
let parse: Awaited<ReturnType<typeof serveFunction>>
let queue: Awaited<ReturnType<typeof serveTaskQueue>>
beforeAll(async () => {
  await clearDatabases()
  queue = await serveTaskQueue()
  parse = await serveFunction('parse', (await import('../../index.ts')).parse)
  process.env['PARSE_FUNCTION_URL'] = parse.url
  widget = await serveFunction('widget', (await import('../../index.ts')).widget)
})
afterAll(() => {
  widget.stop()
  parse.stop()
  queue.stop()
})

const post = (path: string, body: object, signal: AbortSignal | null = null) =>
  fetch(`${widget.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain' },
    signal,
  })
const say = async (token: string, text: string, more: object = {}) =>
  (await post('/message', { token, clientMessageId: randomUUID(), text, ...more })).text()

async function handoffAgent(region: Region) {
  const agent = await makeAgent(region)
  await new Writes(region)
    .update(paths.agent(agent.agentId), { 'widgetOptions.canHandOff': true, 'widgetOptions.canUpload': true })
    .commit()
  await publishAgent(makePorts(), agent.caller, agent)
  const session = (await (await post('/session', { agentId: agent.agentId, region })).json()) as SessionReply
  return { ...agent, ...session }
}

/** Collects the lines of /listen until it is stopped. */
async function listenTo(token: string, since: number) {
  const stop = new AbortController()
  const response = await post('/listen', { token, since }, stop.signal)
  const events: LiveEvent[] = []
  const done = (async () => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      events.push(...lines.filter(Boolean).map((line) => JSON.parse(line) as LiveEvent))
    }
  })().catch(() => undefined)
  return {
    events,
    async stop() {
      stop.abort()
      await done
    },
  }
}

describe.each(oneRegion)("a visitor's browser in %s", (region) => {
  it("receives an operator's arrival, messages and departure, each once", async () => {
    const { agentId, caller, token, conversationId } = await handoffAgent(region)
    await say(token, 'sandbox:say I can ask somebody.')
    expect(await (await post('/handoff', { token })).json()).toEqual({ state: 'requested' })
    const engine = makeEngine()
    const ref = { region, agentId, conversationId }
    const live = await listenTo(token, Date.now())
    await changeConversationState(engine, caller, { ...ref, event: 'takeOver' })
    await sendOperatorReply(engine, caller, { ...ref, text: 'Ada here.', attemptId: randomUUID() })
    await expect.poll(() => JSON.stringify(live.events)).toContain('Ada here.')
    await new Writes(region)
      .set(paths.presence(agentId, conversationId, caller.uid), {
        name: 'Ada',
        typingAt: Date.now(),
        seenAt: Date.now(),
        readAt: Date.now(),
      })
      .commit()
    await expect
      .poll(() => live.events.some((event) => event.type === 'presence' && event.isTyping))
      .toBe(true)
    // The conversation is unassigned, and the next reply has an earlier time than the last one.
    await assignConversation(engine, caller, { ...ref, uid: '' })
    const slow = makeEngine(undefined, { now: () => Date.now() - minuteMs })
    await sendOperatorReply(slow, caller, { ...ref, text: 'And Bob.', attemptId: randomUUID() })
    await expect.poll(() => JSON.stringify(live.events)).toContain('And Bob.')
    await changeConversationState(engine, caller, { ...ref, event: 'handBack' })
    await expect
      .poll(() => live.events.filter((event) => event.type === 'state').map(({ state }) => state))
      .toEqual(['requested', 'human', 'human', 'bot'])
    await live.stop()
    const received = live.events.flatMap((event) => (event.type === 'messages' ? event.messages : []))
    expect(received.map(({ role, event }) => event ?? role)).toEqual([
      'joined',
      'operator',
      'operator',
      'handedBack',
    ])
    expect(JSON.stringify(live.events)).not.toContain(caller.uid)
  })

  it('sends no more forms than messages in a minute (H-135)', async () => {
    const { token } = await handoffAgent(region)
    const statuses: number[] = []
    for (let number = 0; number <= turnLimitsPerMinute.session; number++) {
      const form = { token, leadId: randomUUID(), formId: 'missing', values: {} }
      statuses.push((await post('/form', form)).status)
    }
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it("sends a file whose text the agent reads, and no other visitor's file", async () => {
    const { agentId, token, conversationId } = await handoffAgent(region)
    const content = readFileSync(join(import.meta.dirname, '../../../test/files/rules.md'))
    const { file } = (await (
      await post('/upload', { token, filename: 'rules.md', base64: content.toString('base64') })
    ).json()) as { file: { id: string; url: string } }
    expect(Buffer.from(await (await fetch(file.url)).arrayBuffer()).equals(content)).toBe(true)
    expect(await say(token, 'May I bring dogs?', { files: [file.id] })).toContain('dog')
    const stored = await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema)
    expect(stored?.data.window[0]?.files?.[0]).toMatchObject({ name: 'rules.md', url: file.url })
    const other = await handoffAgent(region)
    expect(await say(other.token, 'Mine', { files: [file.id] })).toContain('no longer available')
  })

  it.each([
    ['page.html', '<script>alert(1)</script>', 400],
    ['drawing.svg', '<svg onload="alert(1)"/>', 400],
    ['letter.pdf', 'This is no PDF.', 400],
    ['big.txt', 'x'.repeat(1_000_001), 413],
  ])('refuses %s (H-166)', async (filename, text, status) => {
    const { token } = await handoffAgent(region)
    expect(
      (await post('/upload', { token, filename, base64: Buffer.from(text).toString('base64') })).status,
    ).toBe(status)
  })

  it("stores the visitor's page and device, but not their IP", async () => {
    const agent = await handoffAgent(region)
    await post('/message', {
      token: agent.token,
      clientMessageId: randomUUID(),
      text: 'Hi',
      context: { page: 'https://shop.example/a', language: 'de' },
    }).then((response) => response.text())
    const stored = await readDocument(
      region,
      paths.conversation(agent.agentId, agent.conversationId),
      conversationSchema,
    )
    expect(stored?.data).toMatchObject({ page: 'https://shop.example/a', language: 'de', country: '' })
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1')
  })
})
