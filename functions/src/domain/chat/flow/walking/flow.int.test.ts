import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeCaller, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { giveFlow, orderFlow, sayingModel } from '#test/chat/flows.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentSchema } from '../../../../shared/agents/agent.ts'
import { storedFlowSchema } from '../../../../shared/flow/flow.ts'
import { hashOfPart } from '../../../../shared/flow/hashOfPart.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { countOperations } from '../../../../store/operations.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { publishAgent } from '../../../agents/publishAgent.ts'
import { maxAnswerBytes } from '../../conversations/messageBytes.ts'
import { readFlow } from '../readFlow.ts'
import { saveFlow } from '../saveFlow.ts'

beforeAll(clearDatabases)

/** Creates a published agent with a flow. */
async function agentWithFlow(region: Region, flow = orderFlow()) {
  const agent = await makeAgent(region)
  await giveFlow(agent, flow)
  await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
  await publishAgent(makePorts(), agent.caller, agent)
  return agent
}

async function draftFlow({ region, agentId }: { region: Region; agentId: string }) {
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  return { ...stored?.data, flow: readFlow(stored?.data) }
}

describe.each(oneRegion)('a flow that a turn walks in %s', (region) => {
  it('makes one call per message, none for fixed text, and stores the position', async () => {
    const agent = await agentWithFlow(region)
    const model = sayingModel(
      'What brings you here?',
      '<<1>> Which number has your order?',
      'Thank you.\n```parley\n{"fields":{"order":"4711"}}\n```',
    )
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    expect((await ask(engine, claims, 'Hello')).answer?.text).toBe('What brings you here?')
    expect((await ask(engine, claims, 'Where is my order?')).answer?.text).toBe(
      'Which number has your order?',
    )
    const found = await ask(engine, claims, 'It is 4711')
    expect(found.answer?.text).toBe('Thank you.\n\nOrder 4711 left on Monday.')
    expect(model.requests).toHaveLength(3)
    expect(model.requests[2]?.instructions).toContain('"order" (Order number: number)')
    const stored = await conversationOf(claims)
    expect(stored?.flow).toMatchObject({ node: 'n4', outcome: 'found', values: { order: '4711' } })
    expect(stored?.window.at(-1)?.path).toEqual(['n3', 'n4'])
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(3)
  })

  it('keeps the values of two messages that were answered at once', async () => {
    const flow = orderFlow()
    flow.nodes['n3']?.collects.push({ key: 'city', label: 'City', kind: 'text', choices: [] })
    const agent = await agentWithFlow(region, flow)
    const reply = (fields: object) => `Noted.\n\`\`\`parley\n${JSON.stringify({ fields })}\n\`\`\``
    const model = sayingModel(
      'Yes?',
      '<<1>> Which one, and where do you live?',
      { says: reply({ city: 'Porto' }), after: () => ask(makeEngine(model), claims, 'It is 4711') },
      reply({ order: '4711' }),
    )
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Hello')
    await ask(engine, claims, 'Where is my order?')
    await ask(engine, claims, 'In Porto')
    const stored = await conversationOf(claims)
    expect(stored?.flow).toMatchObject({ outcome: 'found', values: { order: '4711', city: 'Porto' } })
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(4)
  })

  it('makes a second call only for a step with longer instructions, and has one receipt for both', async () => {
    const agent = await agentWithFlow(region)
    const model = sayingModel('Yes?', '<<2>>', 'I am sorry to hear that.')
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Hello')
    const { answer, events } = await ask(engine, claims, 'I complain')
    expect(answer?.text).toBe('I am sorry to hear that.')
    expect(events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')).toBe(answer?.text)
    expect(model.requests[2]?.instructions).toContain('Listen well.')
    const receipt = (await conversationOf(claims))?.window.at(-1)?.receipt
    expect(receipt).toMatchObject({ calls: 2, inputTokens: 200, outputTokens: 40 })
    await engine.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it("keeps the shown text, which is paid, when the next step's model fails", async () => {
    const agent = await agentWithFlow(region)
    const engine = makeEngine(sayingModel('Yes?', 'I hear you.<<2>>', new AppError('unavailable')))
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Hello')
    expect((await ask(engine, claims, 'I complain')).answer?.text).toBe('I hear you.')
    const stored = await conversationOf(claims)
    expect(stored?.flow?.node).toBe('n5')
    expect(stored?.window.at(-1)?.receipt).toMatchObject({ inputTokens: 100, outputTokens: 20 })
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(2)
  })

  it("costs nothing when the next step's model fails before any text was shown", async () => {
    const agent = await agentWithFlow(region)
    const engine = makeEngine(sayingModel('<<2>>', new AppError('unavailable')))
    expect((await ask(engine, makeClaims(agent), 'I complain')).code).toBe('unavailable')
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toEqual([])
  })

  it('shows a fixed text up to the limit of an answer, whatever its values are', async () => {
    const flow = orderFlow()
    const { n3, n4 } = flow.nodes
    const { e1 } = flow.edges
    if (!n3 || !n4 || !e1) throw new Error('The flow has lost its nodes.')
    n3.collects = n3.collects.map((field) => ({ ...field, kind: 'text' }))
    n4.text = '{{order}}'.repeat(800)
    e1.order = 1
    flow.edges['e0'] = { from: 'n1', to: 'n4', order: 0, when: { rule: 'reply', text: 'Again' } }
    const agent = await agentWithFlow(region, flow)
    const longAnswer = `Thank you.\n\`\`\`parley\n${JSON.stringify({ fields: { order: '日'.repeat(500) } })}\n\`\`\``
    const engine = makeEngine(sayingModel('Yes?', '<<1>> Which one?', longAnswer))
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Hello')
    await ask(engine, claims, 'Where is my order?')
    const { answer } = await ask(engine, claims, 'That one')
    expect(answer?.text.slice(0, 14)).toBe('Thank you.\n\n日日')
    expect(Buffer.byteLength(answer?.text ?? '')).toBeLessThanOrEqual(maxAnswerBytes)
    const again = await ask(engine, claims, 'Again')
    expect(again.answer?.text.slice(0, 2)).toBe('日日')
    expect(Buffer.byteLength(again.answer?.text ?? '')).toBeLessThanOrEqual(maxAnswerBytes)
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(3)
  })

  it('asks the model again without edges when its answer is only an unknown mark', async () => {
    const agent = await agentWithFlow(region)
    const model = sayingModel('<<9>>', 'I am here.')
    const { answer } = await ask(makeEngine(model), makeClaims(agent), 'Hello <<1>>')
    expect(answer?.text).toBe('I am here.')
    expect(model.requests[0]?.messages.at(-1)?.content).toMatch(/\n\nHello ‹‹1>>$/)
    expect(model.requests[1]?.instructions).not.toContain('Ways on')
  })

  it('needs no additional reads or writes in a warm turn', async () => {
    const agent = await agentWithFlow(region)
    const engine = makeEngine(sayingModel('One.', 'Two.', 'Three.'))
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'Hello')
    const cost = await countOperations(() => ask(engine, claims, 'Hello again', randomUUID(), answer?.id))
    expect(cost).toMatchObject({ reads: 0, writes: 1 })
  })

  it('shows its path in the test chat only', async () => {
    const agent = await agentWithFlow(region)
    const engine = makeEngine(sayingModel('One.', 'Two.'))
    const { last } = await ask(engine, makeClaims(agent), 'Hello')
    expect(JSON.stringify(last)).not.toContain('Reception')
    const test = await ask(engine, makeClaims(agent, { draft: true }), 'Hello')
    const report = test.last?.type === 'done' ? test.last.report : undefined
    expect(report?.trace).toMatchObject({ from: 'n1', to: 'n2' })
    expect(report?.trace?.steps.map(({ step }) => step)).toEqual(['rule', 'move', 'model'])
  })

  it("is saved by parts: another person's changes are not overwritten", async () => {
    const agent = await makeAgent(region)
    const { nodes, edges } = orderFlow()
    await giveFlow(agent, { nodes, edges })
    const [n2, n3] = [nodes['n2'], nodes['n3']]
    if (!n2 || !n3) throw new Error('The flow has lost its nodes.')
    const save = (id: string, node: typeof n2 | null, base: string | null) =>
      saveFlow(makePorts(), agent.caller, {
        ...agent,
        parts: { nodes: { [id]: node }, edges: {} },
        base: { nodes: { [id]: base }, edges: {} },
      })
    const mine = { ...n2, name: 'Mine' }
    const theirs = { ...n2, name: 'Theirs' }
    const other = { ...n3, name: 'Other' }
    const saved = await Promise.all([
      save('n2', mine, hashOfPart(n2)),
      save('n2', theirs, hashOfPart(n2)),
      save('n3', other, hashOfPart(n3)),
    ])
    const { flow, seq, hash } = await draftFlow(agent)
    expect(seq).toBe(3)
    expect(flow.nodes['n3']?.name).toBe('Other')
    const kept = flow.nodes['n2']?.name
    expect(['Mine', 'Theirs']).toContain(kept)
    const refused = saved.flatMap((answer) => answer.refused.nodes['n2'] ?? [])
    expect(refused.map(({ name }) => name)).toEqual([kept])
    const draft = await readDocument(region, paths.agent(agent.agentId), agentSchema)
    expect(draft?.data.flowHash).toBe(hash)
    await save('n3', null, hashOfPart(other))
    expect((await draftFlow(agent)).flow.edges).not.toHaveProperty('e2')
  })

  it('refuses to publish with an error, and to be changed by strangers', async () => {
    const agent = await makeAgent(region)
    const flow = orderFlow()
    delete flow.nodes['n1']
    delete flow.edges['e1']
    await giveFlow(agent, flow)
    await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
    await expect(publishAgent(makePorts(), agent.caller, agent)).rejects.toMatchObject({
      refusal: { key: 'flowHasErrors' },
    })
    const parts = { nodes: { n2: null }, edges: {} }
    const base = { nodes: { n2: null }, edges: {} }
    await expect(saveFlow(makePorts(), makeCaller(), { ...agent, parts, base })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('refuses to publish with a deleted tool', async () => {
    const agent = await makeAgent(region)
    const flow = orderFlow()
    const n3 = flow.nodes['n3']
    if (!n3) throw new Error('The flow has lost its nodes.')
    await giveFlow(agent, { ...flow, nodes: { ...flow.nodes, n3: { ...n3, tools: ['gone4711'] } } })
    await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
    await expect(publishAgent(makePorts(), agent.caller, agent)).rejects.toMatchObject({
      refusal: { key: 'flowHasErrors' },
    })
  })

  it('publishes with any tool of its workspace in nodes and rules', async () => {
    const agent = await makeAgent(region)
    const flow = orderFlow()
    const n3 = flow.nodes['n3']
    if (!n3) throw new Error('The flow has lost its nodes.')
    const tools = ['tool4711', 'mcp.server47', 'calendar.days4711', 'builtin.lead']
    const when = { rule: 'tool' as const, id: 'calendar.days4711.book', ended: 'ok' as const }
    await giveFlow(agent, {
      nodes: { ...flow.nodes, n3: { ...n3, tools } },
      edges: { ...flow.edges, e9: { from: 'n3', to: 'n4', order: 9, when } },
    })
    const { workspaceId } = agent
    await new Writes(region)
      .set(paths.tool(workspaceId, 'tool4711'), { name: 'x' })
      .set(paths.mcpServer(workspaceId, 'server47'), { name: 'x' })
      .set(paths.calendar(workspaceId, 'days4711'), { name: 'x' })
      .update(paths.agent(agent.agentId), { enableNodes: true })
      .commit()
    expect(await publishAgent(makePorts(), agent.caller, agent)).toMatchObject({ version: 2 })
  })

  it('stays as it was published for visitors when the draft changes', async () => {
    const agent = await agentWithFlow(region)
    const { nodes } = orderFlow()
    const [n2] = [nodes['n2']]
    if (!n2) throw new Error('The flow has lost its nodes.')
    await saveFlow(makePorts(), agent.caller, {
      ...agent,
      parts: { nodes: { n2: { ...n2, text: 'Be rude.' } }, edges: {} },
      base: { nodes: { n2: hashOfPart(n2) }, edges: {} },
    })
    const model = sayingModel('One.', 'Two.')
    await ask(makeEngine(model), makeClaims(agent), 'Hello')
    await ask(makeEngine(model), makeClaims(agent, { draft: true }), 'Hello')
    expect(model.requests[0]?.instructions).not.toContain('Be rude.')
    expect(model.requests[1]?.instructions).toContain('Be rude.')
  })
})
