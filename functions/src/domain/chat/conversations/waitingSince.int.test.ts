import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { blockVisitor } from '../inbox/blockVisitor.ts'
import {
  assignConversation,
  changeConversationState,
  sendOperatorReply,
} from '../inbox/handleConversation.ts'
import { deleteConversation } from './deleteConversation.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { requestPerson } from '../visitors/visitorActions.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

beforeAll(clearDatabases)

const waiting = async (claims: VisitorClaims) => (await conversationOf(claims))?.waitingSince
/** Returns the time of the last message of a role, or of the last event of a kind. */
const lastAt = async (claims: VisitorClaims, kind: string) =>
  (await conversationOf(claims))?.window.findLast(({ role, event }) => (event ?? role) === kind)?.at

describe.each(oneRegion)('the waiting time of a visitor in %s', (region) => {
  const setUp = async (model = scriptedModel()) => {
    const agent = await agentWith(region, { canHandOff: true, smartHandoff: true })
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    const input = inputOf(claims)
    return {
      engine,
      claims,
      input,
      caller: agent.caller,
      change: (event: 'takeOver' | 'handBack' | 'resolve') =>
        changeConversationState(engine, agent.caller, { ...input, event }),
      reply: () =>
        sendOperatorReply(engine, agent.caller, { ...input, text: 'I am here.', attemptId: randomUUID() }),
      request: () => requestPerson(engine, claims, {}, unknownClient),
    }
  }

  it('counts from the first request, through the takeover, until an operator has written', async () => {
    const { engine, claims, input, caller, change, reply, request } = await setUp()
    await ask(engine, claims)
    expect(await waiting(claims)).toBe(0)
    await request()
    const since = await lastAt(claims, 'requested')
    expect(since).toBeGreaterThan(0)
    expect(await waiting(claims)).toBe(since)
    await request()
    await ask(engine, claims, 'Still there?')
    await assignConversation(engine, caller, { ...input, uid: caller.uid })
    expect(await waiting(claims)).toBe(since)
    await change('takeOver')
    expect(await waiting(claims)).toBe(since)
    await ask(engine, claims, 'Hello?')
    expect(await waiting(claims)).toBe(since)
    await reply()
    expect(await waiting(claims)).toBe(0)
    await engine.flush()
  })

  it('counts again from the first message that the operator has not answered', async () => {
    const { engine, claims, change, reply } = await setUp()
    await ask(engine, claims)
    await change('takeOver')
    expect(await waiting(claims)).toBe(0)
    await ask(engine, claims, 'Hello, a person?')
    const since = await lastAt(claims, 'visitor')
    await ask(engine, claims, 'Are you there?')
    expect(await waiting(claims)).toBe(since)
    await reply()
    await reply()
    expect(await waiting(claims)).toBe(0)
    await ask(engine, claims, 'Thanks')
    expect(await waiting(claims)).toBe(await lastAt(claims, 'visitor'))
    await change('handBack')
    expect(await waiting(claims)).toBe(0)
    await ask(engine, claims, 'And now?')
    expect(await waiting(claims)).toBe(0)
    await engine.flush()
  })

  it('counts from the answer that asks for a person, and ends with the conversation', async () => {
    const { engine, claims, change } = await setUp(
      scriptedModel({ text: 'I cannot help.\n```parley\n{"handoff":true}\n```' }),
    )
    await ask(engine, claims)
    const since = await lastAt(claims, 'requested')
    await ask(engine, claims, 'Again')
    expect(await waiting(claims)).toBe(since)
    await change('resolve')
    expect(await waiting(claims)).toBe(0)
    // It begins again with the next question.
    await ask(engine, claims, 'One more')
    expect(await waiting(claims)).toBe(await lastAt(claims, 'requested'))
    await engine.flush()
  })

  it('ends with a reply that takes the conversation over', async () => {
    const { engine, claims, reply, request } = await setUp()
    await ask(engine, claims)
    await request()
    await reply()
    expect(await conversationOf(claims)).toMatchObject({ state: 'human', waitingSince: 0 })
    await engine.flush()
  })

  it('ends for a visitor who is blocked, in all their conversations, and for one who deleted theirs', async () => {
    const { engine, claims, input, caller, request } = await setUp()
    const other = { ...claims, conversationId: randomUUID() }
    for (const one of [claims, other]) await ask(engine, one)
    await request()
    await requestPerson(engine, other, {}, unknownClient)
    await blockVisitor(engine, caller, { ...input, isBlocked: true })
    expect([await waiting(claims), await waiting(other)]).toEqual([0, 0])
    const stranger = { ...claims, visitorId: randomUUID(), conversationId: randomUUID() }
    await ask(engine, stranger)
    await requestPerson(engine, stranger, {}, unknownClient)
    await deleteConversation(engine, stranger)
    expect(await waiting(stranger)).toBe(0)
    await engine.flush()
  })
})
