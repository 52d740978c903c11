import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { inboxFilterSchema } from '../../../shared/chat/inbox.ts'
import { dayMs } from '../../../shared/durations.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import { savedTestSchema, testExpectationsSchema, warningOf } from '../../../shared/agents/savedTests.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { expireConversations } from '../../background/retention/expireConversations.ts'
import { addKnowledgeText } from '../../knowledge/sources/addKnowledgeText.ts'
import { runTests } from '../savedTests/runTests.ts'
import { saveTest } from '../savedTests/storeTest.ts'
import { correctAnswer } from './correctAnswer.ts'
import { emailTranscript } from './emailTranscript.ts'
import { exportConversations } from './exportConversations.ts'
import { assignConversation, sendOperatorReply } from './handleConversation.ts'
import { notifyPersonRequested } from './notifyPersonRequested.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the inbox of an agent in %s', (region) => {
  it('turns a corrected answer into a pair and a saved test', async () => {
    const agent = await makeAgent(region)
    const model = scriptedModel({ text: 'We close at six.' })
    const ports = makePorts()
    const engine = makeEngine(model, { tasks: ports.tasks })
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'When do you close on Friday?')
    const ref = { region, agentId: agent.agentId, conversationId: claims.conversationId }
    await correctAnswer(engine, agent.caller, {
      ...ref,
      messageId: answer?.id ?? '',
      question: '',
      answer: 'At eight.',
    })
    await correctAnswer(engine, agent.caller, {
      ...ref,
      messageId: answer?.id ?? '',
      question: '',
      answer: 'At nine.',
    })
    await ports.tasks.run()
    const later = makeEngine(model)
    const callsBefore = model.calls
    const again = await ask(later, makeClaims(agent), 'when do you close on friday')
    expect(again.answer?.text).toBe('At nine.')
    expect(model.calls).toBe(callsBefore)
    expect((await ask(later, makeClaims(agent), 'Where is my parcel?')).answer?.text).toBe('We close at six.')
    expect(
      (
        await readDocument(
          region,
          paths.conversation(agent.agentId, claims.conversationId),
          conversationSchema,
        )
      )?.data.window[1]?.correction,
    ).toBe('At nine.')
    const [saved] = await readQuery(region, paths.tests(agent.agentId), savedTestSchema)
    expect(saved?.data.expected).toBe('At nine.')
    expect(saved?.data.expects.passages).toMatchObject([{ title: 'When do you close on Friday?' }])
    expect(await runTests(later, agent.caller, agent)).toMatchObject({ passed: 1, failed: 0, unjudged: 0 })
    await Promise.all([engine.flush(), later.flush()])
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(2)
  })

  it('keeps a corrected question in the words of the operator', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(scriptedModel({ text: 'We close at six.' }))
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'My name is Ada Byron, when do you close?')
    await correctAnswer(engine, agent.caller, {
      region,
      agentId: agent.agentId,
      conversationId: claims.conversationId,
      messageId: answer?.id ?? '',
      question: 'When do you close?',
      answer: 'At eight.',
    })
    const [pair] = await readQuery(region, paths.knowledgeSources(agent.agentId), knowledgeSourceSchema)
    expect(pair?.data).toMatchObject({
      title: 'When do you close?',
      pair: { question: 'When do you close?' },
    })
    const [saved] = await readQuery(region, paths.tests(agent.agentId), savedTestSchema)
    expect(saved?.data.question).toBe('When do you close?')
    await engine.flush()
  })

  it('runs saved tests against the draft, charges them, and detects a regression', async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    await saveTest(ports, agent.caller, {
      ...agent,
      question: 'How long is the guarantee?',
      expected: 'The guarantee is five years.',
      expects: testExpectationsSchema.parse({ contains: ['five years'] }),
    })
    const good = makeEngine(scriptedModel({ text: 'Our guarantee is five years long.' }))
    expect(await runTests(good, agent.caller, agent)).toMatchObject({
      passed: 1,
      failed: 0,
      unjudged: 0,
      isComplete: true,
    })
    await new Writes(region).update(paths.agent(agent.agentId), { description: 'Changed' }).commit()
    await runTests(good, agent.caller, agent)
    const { fingerprint: published } = await publishAgent(ports, agent.caller, agent)
    await new Writes(region).update(paths.agent(agent.agentId), { description: 'Changed again' }).commit()
    const bad = makeEngine(scriptedModel({ text: 'I do not know.' }))
    expect(await runTests(bad, agent.caller, agent)).toMatchObject({
      passed: 0,
      failed: 1,
      unjudged: 0,
      isComplete: true,
    })
    const [test] = await readQuery(region, paths.tests(agent.agentId), savedTestSchema)
    expect(test?.data.last && warningOf(test.data, test.data.last)).toBe('worse')
    expect(test?.data.last?.isChanged).toBe(true)
    expect(test?.data.published?.fingerprint).toBe(published)
    // A run with other knowledge tells nothing about the present draft.
    await addKnowledgeText(ports, agent.caller, {
      ...agent,
      title: 'Guarantee',
      text: 'It is five years.',
      attemptId: 'source-of-guarantee',
    })
    await ports.tasks.run()
    const knowledge = (await readDocument(region, paths.agent(agent.agentId), agentSchema))?.data
      .knowledgeVersion
    expect(
      test?.data.last && warningOf(test.data, { ...test.data.last, knowledge: knowledge ?? 0 }),
    ).toBeUndefined()
    // No answer has passed the new expectations yet.
    await saveTest(ports, agent.caller, {
      ...agent,
      question: 'How long is the guarantee?',
      expected: 'The guarantee is ten years.',
      expects: testExpectationsSchema.parse({ contains: ['ten years'] }),
    })
    expect((await readQuery(region, paths.tests(agent.agentId), savedTestSchema))[0]?.data).toMatchObject({
      last: null,
      published: null,
    })
    await Promise.all([good.flush(), bad.flush()])
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(3)
  })

  it('exports what matches a filter, with every message', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine()
    const [one, two] = [makeClaims(agent), makeClaims(agent)]
    await ask(engine, one, 'About delivery')
    await ask(engine, two, 'About returns')
    await sendOperatorReply(engine, agent.caller, {
      ...agent,
      conversationId: two.conversationId,
      text: 'I am here.',
      attemptId: randomUUID(),
    })
    const exported = async (filter: object) =>
      (
        await exportConversations(makePorts(), agent.caller, {
          ...agent,
          filter: inboxFilterSchema.parse(filter),
        })
      ).conversations.map(({ messages }) => messages.map(({ text }) => text))
    expect(await exported({})).toHaveLength(2)
    expect(await exported({ show: 'mine' })).toEqual([
      ['About returns', 'A short answer.', expect.stringContaining('has joined'), 'I am here.'],
    ])
    expect(await exported({ search: 'deliv' })).toEqual([['About delivery', 'A short answer.']])
    expect(await exported({ tag: 'vip' })).toEqual([])
  })

  it('emails a transcript that shows hostile text as text', async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    const engine = makeEngine(undefined, ports)
    const claims = makeClaims(agent)
    await ask(engine, claims, '<img src=x onerror=alert(1)>')
    const path = paths.conversation(agent.agentId, claims.conversationId)
    const file = { id: 'f', name: '<b>plan</b>.pdf', sizeKB: 1, url: 'https://files.example/f', text: '' }
    await new Writes(region)
      .update(path, {
        messageCount: 3,
        'window.m000000002': { id: 'm9', role: 'visitor', text: '', at: 9, files: [file] },
      })
      .commit()
    await emailTranscript(engine, agent.caller, {
      ...agent,
      conversationId: claims.conversationId,
      to: 'somebody@example.com',
    })
    expect(ports.sent.map(({ to }) => to)).toEqual(['somebody@example.com'])
    expect(ports.sent[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(ports.sent[0]?.html).toContain('[&lt;b&gt;plan&lt;/b&gt;.pdf]')
  })

  it("emails the owner about a waiting visitor, with the conversation's URL and none of its text", async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    const waiting = {
      region,
      workspaceId: agent.workspaceId,
      agentId: agent.agentId,
      at: Date.now(),
      reason: 'asked' as const,
    }
    const notify = (number: number) =>
      notifyPersonRequested(ports, 'https://app.example', {
        ...waiting,
        conversationId: `conversation-${number}`,
        networks: [`network ${number}`],
      })
    const outage = vi.spyOn(ports.mail, 'send').mockRejectedValue(new Error('The mails are out of reach'))
    // An email that fails is tried again and counts once.
    for (let tries = 0; tries < 6; tries++) await expect(notify(0)).rejects.toThrow('out of reach')
    outage.mockRestore()
    for (let number = 0; number < 25; number++) await notify(number)
    expect(ports.sent).toHaveLength(20)
    expect(ports.sent[0]).toMatchObject({
      to: agent.caller.email,
      html: expect.stringContaining(
        `https://app.example/app/${region}/agents/${agent.agentId}/convos/conversation-0`,
      ),
    })
  })

  it('assigns a conversation to members only', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims)
    const give = (uid: string) =>
      assignConversation(engine, agent.caller, { ...agent, conversationId: claims.conversationId, uid })
    await expect(give('stranger')).rejects.toThrow('isn’t a member')
    await give(agent.caller.uid)
    expect(
      (
        await readDocument(
          region,
          paths.conversation(agent.agentId, claims.conversationId),
          conversationSchema,
        )
      )?.data.assigneeUid,
    ).toBe(agent.caller.uid)
  })

  it('deletes expired conversations with all their data, and keeps a record without text', async () => {
    const agent = await makeAgent(region)
    await new Writes(region)
      .update(paths.agent(agent.agentId), { 'widgetOptions.retentionDays': 30 })
      .commit()
    await publishAgent(makePorts(), agent.caller, agent)
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims, 'My secret')
    const path = paths.conversation(agent.agentId, claims.conversationId)
    const note = paths.note(agent.agentId, claims.conversationId, 'note1')
    await new Writes(region).set(note, { text: 'x', by: 'a', byName: 'A', at: 1 }).commit()
    expect(await expireConversations(region, Date.now() + 29 * dayMs)).toBe(0)
    expect(await expireConversations(region, Date.now() + 31 * dayMs)).toBeGreaterThan(0)
    expect(await readDocument(region, path, conversationSchema)).toBeUndefined()
    expect(await readDocument(region, note, z.unknown())).toBeUndefined()
    const record = await readDocument(
      region,
      paths.deletion(agent.agentId, claims.conversationId),
      z.record(z.string(), z.unknown()),
    )
    expect(Object.keys(record?.data ?? {}).sort()).toEqual([
      'at',
      'conversationId',
      'lastMessageAt',
      'messageCount',
      'startedAt',
    ])
  })
})
