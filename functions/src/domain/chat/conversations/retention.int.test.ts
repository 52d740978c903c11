import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { leadForm } from '#test/chat/leadForm.ts'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'
import { applyRetention } from '../../background/retention/applyRetention.ts'
import { expireConversations } from '../../background/retention/expireConversations.ts'
import { deleteConversation } from './deleteConversation.ts'
import { deleteWords } from '../../background/retention/deleteWords.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { submitForm } from '../visitors/submitForm.ts'
import { rateAnswer, requestPerson } from '../visitors/visitorActions.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the retention of conversations in %s', (region) => {
  it('keeps no text when history is off; the newest exchange can still be read by its people', async () => {
    const agent = await agentWith(region, { canHandOff: true }, { recordChatHistory: false })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'My secret')
    await rateAnswer(engine, claims, {
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
    expect(await conversationOf(claims)).toMatchObject({ preview: '', terms: [] })
    expect((await conversationOf(claims))?.window.map(({ text }) => text)).toEqual([
      'My secret',
      'A short answer.',
      expect.stringContaining('joined'),
      'Which secret?',
    ])
    await ask(engine, claims, 'Never mind')
    const remaining = await conversationOf(claims)
    expect(remaining?.window.map(({ text }) => text)).toEqual(['', '', '', '', 'Never mind'])
    expect(JSON.stringify(remaining)).not.toContain('secret')
    expect(remaining?.window[1]?.feedback).toMatchObject({ rating: 'down', reason: '' })
  })

  it('deletes texts, flow values and tool runs a day after the last message when history is off', async () => {
    const agent = await agentWith(region, { canHandOff: true }, { recordChatHistory: false })
    const { agentId } = agent
    const [quiet, waiting] = [makeClaims(agent), makeClaims(agent)]
    const flow = { node: 'n1', hash: 'x', back: [], turns: 1, values: { order: '4711' }, outcome: '' }
    const now = Date.now()
    const run = { toolId: 'tool1', answer: 'Order 4711', values: { order: '4711' } }
    for (const claims of [quiet, waiting]) {
      await ask(makeEngine(), claims, 'My order is 4711')
      await new Writes(region)
        .update(paths.conversation(agentId, claims.conversationId), { flow })
        .set(paths.toolRun(agentId, claims.conversationId, 'run1'), { ...run, startedAt: now })
        .set(paths.toolRun(agentId, claims.conversationId, 'young'), { ...run, startedAt: now + 25 * hourMs })
        .commit()
    }
    await requestPerson(makeEngine(), waiting, {}, unknownClient)
    const runOf = ({ conversationId }: typeof quiet, run = 'run1') =>
      readDocument(region, paths.toolRun(agentId, conversationId, run), z.object({}))
    await deleteWords(region, now + 23 * hourMs)
    expect((await conversationOf(quiet))?.window[0]?.text).toBe('My order is 4711')
    expect(await runOf(quiet)).toBeDefined()
    await deleteWords(region, now + 25 * hourMs)
    const remaining = await conversationOf(quiet)
    expect(remaining).toMatchObject({ flow: null, pendingTool: null, messageCount: 2 })
    expect(JSON.stringify(remaining)).not.toContain('4711')
    expect(remaining?.window[1]?.receipt).toBeDefined()
    expect(await runOf(quiet)).toBeUndefined()
    // A running tool's record stays for a repeated message.
    expect(await runOf(quiet, 'young')).toBeDefined()
    // An operator still has to answer this one, so it stays another day.
    expect((await conversationOf(waiting))?.window[0]?.text).toBe('My order is 4711')
    await ask(makeEngine(), quiet, 'I am back')
    expect((await conversationOf(quiet))?.window.at(-2)?.text).toBe('I am back')
  })

  it('changes nothing while history is on', async () => {
    const agent = await agentWith(region, {}, { recordChatHistory: false })
    const claims = makeClaims(agent)
    await ask(makeEngine(), claims, 'Keep this')
    await new Writes(region).update(paths.agent(agent.agentId), { recordChatHistory: true }).commit()
    await publishAgent(makePorts(), agent.caller, agent)
    await deleteWords(region, Date.now() + 25 * hourMs)
    expect((await conversationOf(claims))?.window[0]?.text).toBe('Keep this')
  })

  it('keeps conversations without limit once the owner has chosen that', async () => {
    const agent = await agentWith(region, { retentionDays: 1 })
    const claims = makeClaims(agent)
    await ask(makeEngine(), claims)
    await new Writes(region).update(paths.agent(agent.agentId), { 'widgetOptions.retentionDays': 0 }).commit()
    await publishAgent(makePorts(), agent.caller, agent)
    await ask(makeEngine(), claims)
    await expireConversations(region, Date.now() + 400 * dayMs)
    expect(await conversationOf(claims)).toBeDefined()
  })

  it("counts from the last event: a form, a request for a person or a person's reply", async () => {
    const agent = await agentWith(region, { retentionDays: 1, canHandOff: true, forms: [leadForm] })
    let now = Date.now()
    const engine = makeEngine(undefined, { now: () => now })
    const [withForm, withRequest, withReply] = [makeClaims(agent), makeClaims(agent), makeClaims(agent)]
    await submitForm(
      engine,
      withForm,
      { leadId: randomUUID(), formId: 'lead', values: { name: 'A', email: 'a@example.com' } },
      unknownClient,
    )
    await requestPerson(engine, withRequest, {}, unknownClient)
    await ask(engine, withReply)
    now += 20 * hourMs
    await sendOperatorReply(engine, agent.caller, {
      ...inputOf(withReply),
      text: 'I am late.',
      attemptId: 'late',
    })
    await expireConversations(region, now + 5 * hourMs)
    expect(
      await Promise.all(
        [withForm, withRequest, withReply].map(
          async (claims) => (await conversationOf(claims))?.messageCount,
        ),
      ),
    ).toEqual([undefined, undefined, 4])
    await expireConversations(region, now + 25 * hourMs)
    expect(await conversationOf(withReply)).toBeUndefined()
  })

  it("follows a later publication's setting, except for deleted conversations", async () => {
    const agent = await agentWith(region, {})
    let now = Date.now() - 40 * dayMs
    const engine = makeEngine(undefined, { now: () => now })
    const [old, recent, forgotten, begun] = [
      makeClaims(agent),
      makeClaims(agent),
      makeClaims(agent),
      makeClaims(agent),
    ]
    await ask(engine, old)
    now += 39 * dayMs
    for (const claims of [recent, forgotten]) await ask(engine, claims)
    now += dayMs
    await deleteConversation(engine, forgotten)
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
    // Not before all instances use it.
    await sweep(now)
    expect(await conversationOf(old)).toBeDefined()
    now += hourMs
    await ask(engine, begun)
    await sweep(now)
    expect(await conversationOf(old)).toBeUndefined()
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
    now += hourMs
    await sweep(now)
    await sweep(now + 400 * dayMs)
    expect(await conversationOf(recent)).toBeDefined()
    expect(await conversationOf(begun)).toBeDefined()
    expect(await conversationOf(forgotten)).toBeUndefined()
  })

  it('deletes expired conversations completely, however many there are', async () => {
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
