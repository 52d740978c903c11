import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '../../../test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { scriptedModel } from '../../../test/scriptedModel.ts'
import { conversationSchema } from '../../shared/conversation.ts'
import { leadSchema } from '../../shared/leads.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { leaseSchema } from '../../shared/wallet.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { consentOf } from '../agents/projectWidget.ts'
import { blockVisitor } from '../inbox/blockVisitor.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'
import type { LanguageModel } from '../ports.ts'
import type { Engine } from '../turns/Engine.ts'
import { exportConversation, forgetConversation } from '../retention/forgetConversation.ts'
import { unknownClient } from './readClient.ts'
import { openSession } from './sessions.ts'
import { submitForm } from './submitForm.ts'
import { giveFeedback, listConversations, requestPerson } from './visitorActions.ts'
import { uploadVisitorFile } from './visitorFiles.ts'
import { signVisitorToken, verifyVisitorToken, type VisitorClaims } from './visitorToken.ts'

beforeAll(clearDatabases)

const conversationOf = async (region: Region, claims: VisitorClaims) =>
  (await readDocument(region, paths.conversation(claims.agentId, claims.conversationId), conversationSchema))
    ?.data
const rolesOf = async (region: Region, claims: VisitorClaims) =>
  (await conversationOf(region, claims))?.window.map(({ role, event }) => event ?? role)
const inputOf = (claims: VisitorClaims) => ({
  region: claims.region,
  agentId: claims.agentId,
  conversationId: claims.conversationId,
})

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
  fields: [
    { key: 'name', label: 'Your name', type: 'text' as const, required: true, options: [] },
    { key: 'email', label: 'E-mail', type: 'email' as const, required: true, options: [] },
  ],
}

describe.each(regions)('a visitor in %s', (region) => {
  it('gets a person: the agent answers until he comes, is silent while he writes, and answers again afterwards', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const waiting: string[] = []
    const engine = makeEngine(undefined, {
      personIsWanted: ({ conversationId }) => void waiting.push(conversationId),
    })
    const claims = makeClaims(agent)
    await ask(engine, claims)
    expect(await requestPerson(engine, claims, {}, unknownClient)).toEqual({ state: 'requested' })
    expect(await requestPerson(engine, claims, {}, unknownClient)).toEqual({ state: 'requested' })
    expect(waiting).toEqual([claims.conversationId])
    expect((await ask(engine, claims, 'Still there?')).answer?.role).toBe('agent')
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    const silent = await ask(engine, claims, 'Hello, a person?')
    expect(silent.last).toMatchObject({ type: 'stored', state: 'human' })
    const attemptId = randomUUID()
    await Promise.all(
      [1, 2].map(() =>
        sendOperatorReply(engine, agent.caller, { ...inputOf(claims), text: 'Yes, Ada here.', attemptId }),
      ),
    )
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'handBack' })
    expect((await ask(engine, claims, 'Thanks')).answer?.role).toBe('agent')
    expect(await rolesOf(region, claims)).toEqual([
      'visitor',
      'agent',
      'requested',
      'visitor',
      'agent',
      'joined',
      'visitor',
      'operator',
      'handedBack',
      'visitor',
      'agent',
    ])
    await engine.flush()
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(3)
  })

  it('is not charged for an answer that a person forestalled', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const [engine, elsewhere] = [makeEngine(), makeEngine()]
    const claims = makeClaims(agent)
    await ask(engine, claims)
    // A model that speaks only once the person is there.
    const isTaken = Promise.withResolvers<void>()
    const waiting: LanguageModel = {
      async *stream(request) {
        await isTaken.promise
        yield* scriptedModel().stream(request)
      },
    }
    const slowEngine = makeEngine(waiting)
    const slow = ask(slowEngine, claims, 'A long question', randomUUID())
    await expect
      .poll(
        async () =>
          (await readQuery(region, `${paths.walletOf(agent.workspaceId)}/leases`, leaseSchema)).length,
      )
      .toBe(2)
    await changeConversationState(elsewhere, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    isTaken.resolve()
    expect((await slow).last).toMatchObject({ type: 'stored', state: 'human' })
    expect(await rolesOf(region, claims)).toEqual(['visitor', 'agent', 'joined', 'visitor'])
    await Promise.all([engine.flush(), slowEngine.flush()])
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('is handed over when the agent itself asks for a person, and only where the owner allows it', async () => {
    const model = scriptedModel({
      text: 'I cannot help with that.\n```parley\n{"handoff":true,"replies":["Fine"]}\n```',
    })
    const agent = await agentWith(region, { canHandOff: true, smartHandoff: true })
    const willing = makeClaims(agent)
    let told = 0
    const engine = makeEngine(model, { personIsWanted: () => void told++ })
    const answer = await ask(engine, willing)
    expect(answer.answer).toMatchObject({ text: 'I cannot help with that.', replies: ['Fine'] })
    expect(
      answer.events
        .filter((event) => event.type === 'text')
        .map((event) => event.text)
        .join(''),
    ).toBe('I cannot help with that.')
    expect((await conversationOf(region, willing))?.state).toBe('requested')
    expect(told).toBe(1)
    await ask(engine, willing)
    expect(told).toBe(1)
    // A question takes up what was done, and then somebody is wanted again.
    await changeConversationState(engine, agent.caller, { ...inputOf(willing), event: 'resolve' })
    await ask(engine, willing)
    expect((await conversationOf(region, willing))?.state).toBe('requested')
    expect(told).toBe(2)
    const unwilling = makeClaims(await agentWith(region, { canHandOff: false, smartHandoff: true }))
    await ask(makeEngine(model), unwilling)
    expect((await conversationOf(region, unwilling))?.state).toBe('bot')
  })

  it('finds one person only: whoever takes over second is told who was first', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims)
    const other = await agentWith(region, {})
    await new Writes(region)
      .update(paths.access(other.caller.uid), { [`ws.${agent.workspaceId}`]: 'member' })
      .commit()
    const attempts = await Promise.allSettled(
      [agent.caller, other.caller].map((caller) =>
        changeConversationState(engine, caller, { ...inputOf(claims), event: 'takeOver' }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await rolesOf(region, claims))?.filter((role) => role === 'joined')).toHaveLength(1)
  })

  it('cannot write once he is blocked, in this conversation or in a new one', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const session = await openSession(engine, { agentId: agent.agentId, region }, unknownClient)
    const claims = verifyVisitorToken(engine.secret, session.token, Date.now())
    const { answer } = await ask(engine, claims)
    await blockVisitor(makeEngine(), agent.caller, { ...inputOf(claims), isBlocked: true })
    // The instance still holds the conversation as it was, and the browser names its newest message.
    expect((await ask(engine, claims, 'Hello?', undefined, answer?.id)).code).toBe('permission-denied')
    expect((await ask(engine, claims)).code).toBe('permission-denied')
    expect(await rolesOf(region, claims)).toEqual(['visitor', 'agent'])
    const again = { agentId: agent.agentId, region, token: session.token }
    await expect(openSession(engine, { ...again, fresh: true }, unknownClient)).rejects.toThrow(
      'not available here',
    )
    await blockVisitor(engine, agent.caller, { ...inputOf(claims), isBlocked: false })
    expect((await openSession(engine, { ...again, fresh: true }, unknownClient)).messages).toEqual([])
  })

  it('is blocked in all his conversations, whatever passes he holds, and let into all of them again', async () => {
    const agent = await agentWith(region, { forms: [form], canUpload: true, canHandOff: true })
    const engine = makeEngine()
    const one = makeClaims(agent)
    const two = { ...makeClaims(agent), visitorId: one.visitorId }
    const neighbour = makeClaims(agent)
    const { answer } = await ask(engine, two)
    for (const claims of [one, neighbour]) await ask(engine, claims)
    await blockVisitor(makeEngine(), agent.caller, { ...inputOf(one), isBlocked: true })
    const refused = { code: 'permission-denied' }
    expect((await ask(engine, two, 'Hello?', undefined, answer?.id)).code).toBe('permission-denied')
    await expect(
      submitForm(
        engine,
        two,
        { leadId: randomUUID(), formId: 'lead', values: { name: 'A', email: 'a@example.com' } },
        unknownClient,
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      uploadVisitorFile(engine, two, { filename: 'a.txt', base64: 'YQ==' }, unknownClient),
    ).rejects.toMatchObject(refused)
    await expect(requestPerson(engine, two, {}, unknownClient)).rejects.toMatchObject(refused)
    await expect(
      giveFeedback(engine, two, { messageId: answer?.id ?? '', rating: 'down', reason: 'Words' }),
    ).rejects.toMatchObject(refused)
    expect(await rolesOf(region, two)).toEqual(['visitor', 'agent'])
    expect((await ask(engine, neighbour)).answer?.role).toBe('agent')
    // Whichever of them he is let in again by.
    await blockVisitor(engine, agent.caller, { ...inputOf(two), isBlocked: false })
    expect((await ask(engine, one)).answer?.role).toBe('agent')
    expect((await ask(engine, two)).answer?.role).toBe('agent')
  })

  it("has several conversations, and nobody else's", async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const one = await openSession(engine, { agentId: agent.agentId, region }, unknownClient)
    const claims = verifyVisitorToken(engine.secret, one.token, Date.now())
    await ask(engine, claims, 'The first')
    const two = await openSession(
      engine,
      { agentId: agent.agentId, region, token: one.token, fresh: true },
      unknownClient,
    )
    const next = verifyVisitorToken(engine.secret, two.token, Date.now())
    await ask(engine, next, 'The second')
    expect((await listConversations(next)).conversations.map(({ preview }) => preview)).toEqual([
      'The second',
      'The first',
    ])
    const back = await openSession(
      engine,
      { agentId: agent.agentId, region, token: two.token, conversationId: one.conversationId },
      unknownClient,
    )
    expect(back.messages[0]?.text).toBe('The first')
    const stranger = await openSession(engine, { agentId: agent.agentId, region }, unknownClient)
    await expect(
      openSession(
        engine,
        { agentId: agent.agentId, region, token: stranger.token, conversationId: one.conversationId },
        unknownClient,
      ),
    ).rejects.toThrow('may not do that')
  })

  it('sends a form that becomes one lead, with errors at its fields', async () => {
    const agent = await agentWith(region, { forms: [form] })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const leadId = randomUUID()
    const bad = await submitForm(
      engine,
      claims,
      { leadId, formId: 'lead', values: { email: 'nobody' } },
      unknownClient,
    ).catch((error: unknown) => error)
    expect(bad).toMatchObject({
      code: 'invalid-argument',
      fields: { name: 'Please fill in this field.', email: 'Please enter a valid e-mail address.' },
    })
    const values = { name: 'Marta', email: 'Marta@Example.com', admin: 'yes' }
    for (let repeat = 0; repeat < 2; repeat++)
      await submitForm(engine, claims, { leadId, formId: 'lead', values }, unknownClient)
    const leads = await readQuery(region, paths.leads(agent.agentId), leadSchema)
    expect(leads.map(({ data }) => [data.email, data.values.map(({ value }) => value)])).toEqual([
      ['marta@example.com', ['Marta', 'Marta@Example.com']],
    ])
    expect(await conversationOf(region, claims)).toMatchObject({
      visitor: { name: 'Marta', email: 'marta@example.com' },
      messageCount: 1,
    })
    expect((await conversationOf(region, claims))?.terms).toEqual(expect.arrayContaining(['marta']))
    await forgetConversation(engine, claims)
    expect(await readQuery(region, paths.leads(agent.agentId), leadSchema)).toEqual([])
  })

  it("is who the owner's server vouches for, and a page that proves nothing cannot make him another", async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const live = await engine.agents.published(region, agent.agentId)
    const hashOf = (id: string) =>
      createHmac('sha256', live?.keyHash ?? '')
        .update(id)
        .digest('hex')
    const identityHash = hashOf('customer-7')
    const say = async (identity: object) => {
      let code = ''
      await engine
        .turn(claims, { clientMessageId: randomUUID(), text: 'Hi', context: { identity } }, 'a')
        .follow((event) => {
          if (event.type === 'error') code = event.code
        }, new AbortController().signal)
      return code
    }
    await say({ id: 'customer-7', name: 'Marta', identityHash: 'ab'.repeat(32) })
    expect((await conversationOf(region, claims))?.visitor).toMatchObject({
      id: 'customer-7',
      verified: false,
    })
    await say({ id: 'customer-7', identityHash })
    await say({ id: 'somebody-else' })
    expect((await conversationOf(region, claims))?.visitor).toMatchObject({
      id: 'customer-7',
      name: 'Marta',
      verified: true,
    })
    // Who signs in at the same browser afterwards is sent to a conversation of his own.
    const before = await rolesOf(region, claims)
    expect(await say({ id: 'customer-8', name: 'Nora', identityHash: hashOf('customer-8') })).toBe(
      'unauthenticated',
    )
    await expect(
      requestPerson(
        engine,
        claims,
        { context: { identity: { id: 'customer-8', identityHash: hashOf('customer-8') } } },
        unknownClient,
      ),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await conversationOf(region, claims))?.visitor).toMatchObject({
      id: 'customer-7',
      name: 'Marta',
      verified: true,
    })
    expect(await rolesOf(region, claims)).toEqual(before)
    expect(await say({ id: 'customer-7', identityHash })).toBe('')
  })

  it('has to agree first where the owner asks for it, and his consent is kept with its text', async () => {
    const agent = await agentWith(region, { consentMode: true, consentText: 'We keep what you write.' })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    expect((await ask(engine, claims)).code).toBe('failed-precondition')
    expect(await conversationOf(region, claims)).toBeUndefined()
    const live = await engine.agents.published(region, agent.agentId)
    const consent = live && consentOf(live.agent)?.version
    await engine
      .turn(claims, { clientMessageId: randomUUID(), text: 'Hi', context: { consent } }, 'a')
      .follow(() => undefined, new AbortController().signal)
    expect((await conversationOf(region, claims))?.consent).toMatchObject({
      version: consent,
      text: 'We keep what you write.',
    })
  })

  it("is served on the owner's pages alone when he names them", async () => {
    const agent = await agentWith(region, { allowedOrigins: ['https://shop.example'] })
    const engine = makeEngine()
    const open = (origin: string, isOwnPage = false) =>
      openSession(engine, { agentId: agent.agentId, region }, { ...unknownClient, origin, isOwnPage })
    await expect(open('https://evil.example')).rejects.toThrow('not available here')
    await expect(open('')).rejects.toThrow('not available here')
    expect((await open('https://shop.example')).isOpen).toBe(true)
    expect((await open('https://app.example', true)).isOpen).toBe(true)
    expect((await ask(engine, makeClaims(agent))).code).toBe('permission-denied')
    // Our own page for frames is on whatever page frames it.
    const frame = (framedBy: string) =>
      openSession(
        engine,
        { agentId: agent.agentId, region, framedBy },
        { ...unknownClient, origin: 'https://app.example', isOwnPage: true },
      )
    for (const stranger of ['https://evil.example', 'null', ''])
      await expect(frame(stranger)).rejects.toThrow('not available here')
    for (const host of ['https://shop.example', 'https://app.example'])
      expect((await frame(host)).isOpen).toBe(true)
  })

  it('rates an answer and takes it back', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims)
    const rate = (rating: 'up' | 'down' | 'none', reason = '') =>
      giveFeedback(engine, claims, { messageId: answer?.id ?? '', rating, reason })
    await rate('down', 'Too short')
    expect((await conversationOf(region, claims))?.window[1]?.feedback).toMatchObject({
      rating: 'down',
      reason: 'Too short',
    })
    await rate('none')
    expect((await conversationOf(region, claims))?.window[1]?.feedback).toBeUndefined()
  })

  it('takes his words with him and has them deleted; what they cost stays exact', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims, 'My secret')
    const file = { id: 'f', name: 'secret.txt', sizeKB: 1, url: 'https://files.example/f', text: '' }
    const page = {
      agentId: agent.agentId,
      ownerID: agent.workspaceId,
      number: 0,
      leases: [],
      messages: [{ id: 'm0', role: 'visitor', text: '', at: 1, files: [file] }],
    }
    await new Writes(region)
      .set(paths.conversationPage(agent.agentId, claims.conversationId, 0), page)
      .update(paths.conversation(agent.agentId, claims.conversationId), { pages: 1 })
      .commit()
    const { messages } = await exportConversation(engine, claims)
    expect(messages.map(({ text, files }) => text || files?.[0]?.name)).toEqual([
      'secret.txt',
      'My secret',
      'A short answer.',
    ])
    await forgetConversation(engine, claims)
    const left = await conversationOf(region, claims)
    expect(JSON.stringify(left)).not.toContain('secret')
    expect(left?.window[1]?.receipt?.amount).toBeGreaterThan(0)
    expect((await listConversations(claims)).conversations).toEqual([])
    const token = signVisitorToken(engine.secret, { ...claims, exp: Date.now() })
    expect(
      (await openSession(engine, { agentId: agent.agentId, region, token }, unknownClient)).conversationId,
    ).not.toBe(claims.conversationId)
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('gets no more answers in a month than the owner allows, however many instances serve him', async () => {
    const agent = await agentWith(region, {}, { messagesLimit: 13 })
    const engines = [makeEngine(), makeEngine(), makeEngine()] satisfies Engine[]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(engines[index % 3] ?? makeEngine(), makeClaims(agent))),
    )
    const given = answers.filter(({ answer }) => answer).length
    expect(given).toBeLessThanOrEqual(13)
    await Promise.all(engines.map((engine) => engine.flush()))
    const rest = []
    for (let turn = given; turn < 16; turn++)
      rest.push(await ask(engines[0] ?? makeEngine(), makeClaims(agent)))
    expect(given + rest.filter(({ answer }) => answer).length).toBe(13)
    expect((await openSession(makeEngine(), { agentId: agent.agentId, region }, unknownClient)).isOpen).toBe(
      false,
    )
  })
})
