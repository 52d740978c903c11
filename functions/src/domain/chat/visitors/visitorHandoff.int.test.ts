import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { conversationOf, inputOf, rolesOf } from '#test/chat/conversations.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { agentOptionsSchema } from '../../../shared/agents/agent.ts'
import { paths } from '../../../shared/paths.ts'
import { builtInId } from '../../../shared/tools/toolIds.ts'
import { leaseSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'
import type { LanguageModel } from '../../kernel/ports/ports.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { requestPerson } from './visitorActions.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a visitor who asks for a person in %s', (region) => {
  it('gets an operator: the agent answers until they join, is silent then, and answers again afterwards', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const { tasks } = makePorts()
    const engine = makeEngine(undefined, { tasks })
    const claims = makeClaims(agent)
    await ask(engine, claims)
    expect(await requestPerson(engine, claims, {}, unknownClient)).toEqual({ state: 'requested' })
    expect(await requestPerson(engine, claims, {}, unknownClient)).toEqual({ state: 'requested' })
    await tasks.takeEvents()
    expect(tasks.waiting.map(({ message }) => message)).toMatchObject([
      { kind: 'notifyPersonRequested', payload: { conversationId: claims.conversationId } },
    ])
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
    expect(await rolesOf(claims)).toEqual([
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

  it('is not charged for an answer when an operator was first', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const [engine, elsewhere] = [makeEngine(), makeEngine()]
    const claims = makeClaims(agent)
    await ask(engine, claims)
    // A model that answers only once the operator has joined.
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
    expect(await rolesOf(claims)).toEqual(['visitor', 'agent', 'joined', 'visitor'])
    await Promise.all([engine.flush(), slowEngine.flush()])
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('sees what was done in the meantime with the operator, and it is paid', async () => {
    const vgOptions = { ...agentOptionsSchema.parse({ model: 'gpt-4o' }), tools: [builtInId('lead')] }
    const agent = await agentWith(region, { canHandOff: true }, { vgOptions })
    const claims = makeClaims(agent)
    const elsewhere = makeEngine()
    const takeOver = () =>
      changeConversationState(elsewhere, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    const telling = { call: 'collect_lead', arguments: { email: 'ada@example.com' } }
    // The model is called again once the tool has run.
    const engine = makeEngine(sayingModel('Yes?', telling, { after: takeOver, says: 'It is noted.' }))
    await ask(engine, claims)
    const { last } = await ask(engine, claims, 'I am ada@example.com')
    expect(last).toMatchObject({ type: 'done', message: { text: 'It is noted.' }, state: 'human' })
    const stored = await conversationOf(claims)
    expect(stored?.window.map(({ role, event }) => event ?? role)).toEqual([
      'visitor',
      'agent',
      'joined',
      'visitor',
      'agent',
    ])
    expect(stored?.visitor.email).toBe('ada@example.com')
    expect(stored?.window.at(-1)?.steps).toContainEqual(expect.objectContaining({ name: 'collect_lead' }))
    expect(stored?.waitingSince).toBeGreaterThan(0)
    await engine.flush()
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(2)
  })

  it('is handed over when the agent itself asks for a person, only if the owner allows it', async () => {
    const model = scriptedModel({
      text: 'I cannot help with that.\n```parley\n{"handoff":true,"replies":["Fine"]}\n```',
    })
    const agent = await agentWith(region, { canHandOff: true, smartHandoff: true })
    const willing = makeClaims(agent)
    const { tasks } = makePorts()
    const engine = makeEngine(model, { tasks })
    const answer = await ask(engine, willing)
    expect(answer.answer).toMatchObject({ text: 'I cannot help with that.', replies: ['Fine'] })
    expect(
      answer.events
        .filter((event) => event.type === 'text')
        .map((event) => event.text)
        .join(''),
    ).toBe('I cannot help with that.')
    expect((await conversationOf(willing))?.state).toBe('requested')
    await tasks.takeEvents()
    expect(tasks.waiting).toHaveLength(1)
    await ask(engine, willing)
    await tasks.takeEvents()
    expect(tasks.waiting).toHaveLength(1)
    // A question reopens a resolved conversation, and a person is requested again.
    await changeConversationState(engine, agent.caller, { ...inputOf(willing), event: 'resolve' })
    await ask(engine, willing)
    expect((await conversationOf(willing))?.state).toBe('requested')
    await tasks.takeEvents()
    expect(tasks.waiting).toHaveLength(2)
    const unwilling = makeClaims(await agentWith(region, { canHandOff: false, smartHandoff: true }))
    await ask(makeEngine(model), unwilling)
    expect((await conversationOf(unwilling))?.state).toBe('bot')
  })

  it('gets one operator: the second one to take over is told who was first', async () => {
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
    expect((await rolesOf(claims))?.filter((role) => role === 'joined')).toHaveLength(1)
  })
})
