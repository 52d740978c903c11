import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '../../../test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '../../../test/factories.ts'
import { scriptedModel } from '../../../test/scriptedModel.ts'
import { conversationSchema } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import { regions } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import { publishAgent } from '../agents/publishAgent.ts'
import { AppError } from '../AppError.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'
import type { LanguageModel } from '../ports.ts'
import { applyRetention } from '../retention/applyRetention.ts'
import { expireConversations } from '../retention/expireConversations.ts'
import { forgetConversation } from '../retention/forgetConversation.ts'
import { unknownClient } from './readClient.ts'
import { openSession } from './sessions.ts'
import { submitForm } from './submitForm.ts'
import { giveFeedback, requestPerson, showPresence } from './visitorActions.ts'
import { uploadVisitorFile } from './visitorFiles.ts'
import { verifyVisitorToken, type VisitorClaims } from './visitorToken.ts'

beforeAll(clearDatabases)

const stored = async (claims: VisitorClaims) =>
  (
    await readDocument(
      claims.region,
      paths.conversation(claims.agentId, claims.conversationId),
      conversationSchema,
    )
  )?.data
const inputOf = ({ region, agentId, conversationId }: VisitorClaims) => ({ region, agentId, conversationId })
const hour = 3_600_000
const form = {
  id: 'lead',
  kind: 'lead' as const,
  title: 'Call me',
  text: '',
  when: 'manual' as const,
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: '',
  fields: [{ key: 'email', label: 'E-mail', type: 'email' as const, required: true, options: [] }],
}
const picture = { filename: 'a.png', base64: Buffer.from('x').toString('base64') }

describe.each(regions)('what a visitor may do in %s', (region) => {
  it("is decided by the agent's settings, whatever his browser offers", async () => {
    const agent = await agentWith(region, { canRate: false })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims)
    await expect(uploadVisitorFile(engine, claims, picture, unknownClient)).rejects.toThrow('takes no files')
    await expect(giveFeedback(engine, claims, { messageId: answer?.id ?? '', rating: 'up' })).rejects.toThrow(
      'can’t be rated',
    )
    expect((await stored(claims))?.window[1]?.feedback).toBeUndefined()
  })

  it("is nothing on a stranger's page, or before he agrees", async () => {
    const agent = await agentWith(region, {
      canUpload: true,
      canHandOff: true,
      consentMode: true,
      consentText: 'Agreed?',
      allowedOrigins: ['https://shop.example'],
    })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const elsewhere = { ...unknownClient, origin: 'https://evil.example' }
    const here = { ...unknownClient, origin: 'https://shop.example' }
    await expect(uploadVisitorFile(engine, claims, picture, elsewhere)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(uploadVisitorFile(engine, claims, picture, here)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await expect(requestPerson(engine, claims, {}, elsewhere)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await stored(claims)).toBeUndefined()
  })

  it('leaves no trace of typing where nobody looks', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const presences = () =>
      Query.collection(region, paths.presences(agent.agentId, claims.conversationId)).read()
    await showPresence(engine, claims, { isTyping: true })
    await ask(engine, claims)
    await showPresence(engine, claims, { isTyping: true })
    expect(await presences()).toEqual([])
    await requestPerson(engine, claims, {}, unknownClient)
    await showPresence(engine, claims, { isTyping: true })
    expect(await presences()).toHaveLength(1)
  })
})

describe.each(regions)('a conversation that was deleted by its visitor in %s', (region) => {
  it('takes no more words, not even those that were on their way', async () => {
    const agent = await agentWith(region, {})
    const claims = makeClaims(agent)
    const engine = makeEngine()
    await ask(engine, claims)
    const isForgotten = Promise.withResolvers<void>()
    const hasBegun = Promise.withResolvers<void>()
    const slow: LanguageModel = {
      async *stream(request) {
        hasBegun.resolve()
        await isForgotten.promise
        yield* scriptedModel().stream(request)
      },
    }
    const late = ask(makeEngine(slow), claims, 'My last secret')
    await hasBegun.promise
    await forgetConversation(engine, claims)
    isForgotten.resolve()
    expect((await late).code).toBe('unauthenticated')
    expect((await ask(makeEngine(), claims, 'One more secret')).code).toBe('unauthenticated')
    expect(JSON.stringify(await stored(claims))).not.toContain('secret')
  })

  it('keeps no note, no presence and no reason of a rating', async () => {
    const agent = await agentWith(region, {})
    const claims = makeClaims(agent)
    const engine = makeEngine()
    const { answer } = await ask(engine, claims)
    await giveFeedback(engine, claims, { messageId: answer?.id ?? '', rating: 'down', reason: 'I am Marta' })
    const at = Date.now()
    await new Writes(region)
      .set(paths.note(agent.agentId, claims.conversationId, 'note1'), {
        text: 'Marta called',
        by: 'a',
        byName: 'A',
        at,
      })
      .set(paths.presence(agent.agentId, claims.conversationId, 'visitor'), {
        name: '',
        typingAt: at,
        seenAt: at,
        readAt: at,
      })
      .commit()
    await forgetConversation(engine, claims)
    await expect(
      sendOperatorReply(engine, agent.caller, {
        ...inputOf(claims),
        text: 'Are you there?',
        attemptId: 'late',
      }),
    ).rejects.toThrow('has deleted this conversation')
    await expect(
      changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' }),
    ).rejects.toThrow('has deleted this conversation')
    expect(
      await Query.below(region, paths.conversation(agent.agentId, claims.conversationId)).read(),
    ).toEqual([])
    expect(JSON.stringify(await stored(claims))).not.toContain('Marta')
  })
})

describe.each(regions)('what is kept of a conversation in %s', (region) => {
  it('is no word of it when history is off, whoever writes; the newest exchange can still be read by those in it', async () => {
    const agent = await agentWith(region, { canHandOff: true }, { recordChatHistory: false })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'My secret')
    await giveFeedback(engine, claims, {
      messageId: answer?.id ?? '',
      rating: 'down',
      reason: 'Not my secret',
    })
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    await sendOperatorReply(engine, agent.caller, {
      ...inputOf(claims),
      text: 'Which secret?',
      attemptId: 'reply-1',
    })
    expect(await stored(claims)).toMatchObject({ preview: '', terms: [] })
    expect((await stored(claims))?.window.map(({ text }) => text)).toEqual([
      'My secret',
      'A short answer.',
      expect.stringContaining('joined'),
      'Which secret?',
    ])
    await ask(engine, claims, 'Never mind')
    const left = await stored(claims)
    expect(left?.window.map(({ text }) => text)).toEqual(['', '', '', '', 'Never mind'])
    expect(JSON.stringify(left)).not.toContain('secret')
    expect(left?.window[1]?.feedback).toMatchObject({ rating: 'down', reason: '' })
  })

  it('is for ever again once the owner has said so', async () => {
    const agent = await agentWith(region, { retentionDays: 1 })
    const claims = makeClaims(agent)
    await ask(makeEngine(), claims)
    await new Writes(region).update(paths.agent(agent.agentId), { 'widgetOptions.retentionDays': 0 }).commit()
    await publishAgent(makePorts(), agent.caller, agent)
    await ask(makeEngine(), claims)
    await expireConversations(region, Date.now() + 400 * 86_400_000)
    expect(await stored(claims)).toBeDefined()
  })

  it("is counted from the last thing that happened, be it a form, a call for a person or a person's reply", async () => {
    const agent = await agentWith(region, { retentionDays: 1, canHandOff: true, forms: [form] })
    let now = Date.now()
    const engine = makeEngine(undefined, { now: () => now })
    const [withForm, withRequest, withReply] = [makeClaims(agent), makeClaims(agent), makeClaims(agent)]
    await submitForm(
      engine,
      withForm,
      { leadId: randomUUID(), formId: 'lead', values: { email: 'a@example.com' } },
      unknownClient,
    )
    await requestPerson(engine, withRequest, {}, unknownClient)
    await ask(engine, withReply)
    now += 20 * hour
    await sendOperatorReply(engine, agent.caller, {
      ...inputOf(withReply),
      text: 'I am late.',
      attemptId: 'late',
    })
    await expireConversations(region, now + 5 * hour)
    expect(
      await Promise.all(
        [withForm, withRequest, withReply].map(async (claims) => (await stored(claims))?.messageCount),
      ),
    ).toEqual([undefined, undefined, 4])
    await expireConversations(region, now + 25 * hour)
    expect(await stored(withReply)).toBeUndefined()
  })

  it('has the end that a later publication sets, and no other when it was deleted', async () => {
    const agent = await agentWith(region, {})
    let now = Date.now() - 40 * 24 * hour
    const engine = makeEngine(undefined, { now: () => now })
    const [old, recent, forgotten, begun] = [
      makeClaims(agent),
      makeClaims(agent),
      makeClaims(agent),
      makeClaims(agent),
    ]
    await ask(engine, old)
    now += 39 * 24 * hour
    for (const claims of [recent, forgotten]) await ask(engine, claims)
    now += 24 * hour
    await forgetConversation(engine, forgotten)
    const publish = async (retentionDays: number) => {
      await new Writes(region)
        .update(paths.agent(agent.agentId), { 'widgetOptions.retentionDays': retentionDays })
        .commit()
      await publishAgent(makePorts({ now: () => now }), agent.caller, agent)
    }
    const sweep = async (at: number) => {
      await applyRetention(region, at)
      await expireConversations(region, at)
    }
    await publish(30)
    // Not before all instances write by it.
    await sweep(now)
    expect(await stored(old)).toBeDefined()
    now += hour
    await ask(engine, begun)
    await sweep(now)
    expect(await stored(old)).toBeUndefined()
    expect(
      (
        await readDocument(
          region,
          paths.deletion(agent.agentId, old.conversationId),
          z.object({ messageCount: z.int() }),
        )
      )?.data,
    ).toEqual({ messageCount: 2 })
    await publish(0)
    now += hour
    await sweep(now)
    await sweep(now + 400 * 24 * hour)
    expect(await stored(recent)).toBeDefined()
    expect(await stored(begun)).toBeDefined()
    expect(await stored(forgotten)).toBeUndefined()
  })

  it('goes whole when its time is over, however many there are', async () => {
    const agent = await agentWith(region, {})
    const writes = new Writes(region)
    for (let index = 0; index < 130; index++)
      writes.set(paths.conversation(agent.agentId, `old-${index}`), {
        ID: `old-${index}`,
        agentId: agent.agentId,
        expireAt: new Date(1),
      })
    await writes.commit()
    expect(await expireConversations(region, 2)).toBe(130)
  })
})

describe.each(regions)("the month's messages in %s", (region) => {
  it('count answers only: a model that fails gives its message back', async () => {
    const agent = await agentWith(region, {}, { messagesLimit: 1 })
    let isDown = true
    const model: LanguageModel = {
      stream: (request) =>
        scriptedModel(isDown ? { error: new AppError('unavailable') } : {}).stream(request),
    }
    const engine = makeEngine(model)
    expect((await ask(engine, makeClaims(agent))).answer).toBeUndefined()
    isDown = false
    expect((await ask(engine, makeClaims(agent))).answer?.text).toBe('A short answer.')
    expect((await ask(engine, makeClaims(agent))).code).toBe('out-of-credits')
  })

  it('do not count what a person answers: whoever talks to one goes on writing', async () => {
    const agent = await agentWith(region, { canHandOff: true }, { messagesLimit: 1 })
    const engine = makeEngine()
    const { token } = await openSession(engine, agent, unknownClient)
    const claims = verifyVisitorToken(engine.secret, token, Date.now())
    const isOpen = async () => (await openSession(engine, { ...agent, token }, unknownClient)).isOpen
    await ask(engine, claims)
    expect(await isOpen()).toBe(false)
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    expect(await isOpen()).toBe(true)
    expect((await ask(engine, claims, 'Still there?')).last).toMatchObject({ type: 'stored', state: 'human' })
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'handBack' })
    expect(await isOpen()).toBe(false)
  })
})
