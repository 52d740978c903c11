import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { conversationOf, rolesOf } from '#test/chat/conversations.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentOptionsSchema } from '../../../shared/agents/agent.ts'
import { brokenTexts } from '../../../shared/channels/brokenTexts.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { leadSchema } from '../../../shared/chat/leads.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { builtInId } from '../../../shared/tools/toolIds.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { deleteConversation } from '../conversations/deleteConversation.ts'
import { recordedRun } from '../tools/recordedRun.ts'
import { toolRunner } from '../tools/toolRunner.ts'
import { builtInTool } from './builtInTool.ts'

beforeAll(clearDatabases)

async function makeWorld(region: Region) {
  const agent = await agentWith(region, {})
  const tools = [builtInId('lead'), builtInId('earlier'), builtInId('person')]
  const vgOptions = { ...agentOptionsSchema.parse({ model: 'gpt-4o' }), tools }
  await new Writes(region).update(paths.agent(agent.agentId), { vgOptions }).commit()
  await publishAgent(makePorts(), agent.caller, agent)
  const leads = async () =>
    (await readQuery(region, paths.leads(agent.agentId), leadSchema)).map(({ data }) => data)
  return { agent, leads }
}

function engineWith(...modelSteps: Parameters<typeof sayingModel>) {
  const model = sayingModel(...modelSteps)
  const answered = (): unknown => JSON.parse(model.requests.at(-1)?.messages.at(-1)?.content ?? '{}')
  return { engine: makeEngine(model), answered }
}

const telling = (fields: object) => ({ call: 'collect_lead', arguments: fields })
const ada = { name: 'Ada', email: 'Ada@example.com', note: 'Wants a\nquote' }

describe.each(oneRegion)('the tool for leads in %s', (region) => {
  it("stores a lead once for a message, and shows the visitor's name in the inbox", async () => {
    const { agent, leads } = await makeWorld(region)
    const claims = makeClaims(agent)
    const id = randomUUID()
    const both = [engineWith(telling(ada), 'Noted.'), engineWith(telling(ada), 'Noted.')]
    await Promise.all(both.map(({ engine }) => ask(engine, claims, 'I am Ada', id)))
    expect(await leads()).toMatchObject([
      { name: 'Ada', email: 'ada@example.com', kind: 'lead', conversationId: claims.conversationId },
    ])
    expect((await leads())[0]?.values.map(({ value }) => value)).toContain('Wants a quote')
    const path = paths.conversation(agent.agentId, claims.conversationId)
    const stored = await readDocument(region, path, conversationSchema)
    expect(stored?.data.visitor).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
    expect(stored?.data.terms).toContain('ada')
  })

  it('returns the contact data again to a repetition of its run', async () => {
    const { agent } = await makeWorld(region)
    const run = {
      region,
      workspaceId: agent.workspaceId,
      tool: builtInTool('lead'),
      arguments: JSON.stringify(ada),
      key: 'run-of-ada',
      signal: new AbortController().signal,
      conversation: { region, agentId: agent.agentId, conversationId: 'conversation1' },
      visitor: { id: '', provedId: '', language: 'en', timeZone: '', isTest: true },
      now: () => Date.now(),
      storesHistory: true,
    }
    const contact = { name: 'Ada', email: 'ada@example.com', phone: '' }
    expect(await recordedRun(toolRunner(makePorts()), run)).toMatchObject({ ended: 'ok', contact })
    const notAgain = () => Promise.reject(new Error('It runs again.'))
    expect(await recordedRun(notAgain, run)).toMatchObject({ ended: 'ok', contact })
  })

  it('requires an email or a phone number, and stores no lead in a test chat', async () => {
    const { agent, leads } = await makeWorld(region)
    const { engine, answered } = engineWith(telling({ name: 'Ada' }), 'Oh.', telling({ email: 'no' }), 'Oh.')
    const claims = makeClaims(agent)
    await ask(engine, claims, 'I am Ada')
    expect(answered()).toMatchObject({ error: 'arguments' })
    await ask(engine, claims, 'I am Ada still')
    expect(answered()).toMatchObject({ error: 'arguments' })
    await ask(engineWith(telling(ada), 'Noted.').engine, makeClaims(agent, { draft: true }), 'I am Ada')
    expect(await leads()).toEqual([])
  })

  it('stores no lead when the visitor deleted the conversation during the answer', async () => {
    const { agent, leads } = await makeWorld(region)
    const claims = makeClaims(agent)
    const { engine: before } = engineWith('Hello.')
    await ask(before, claims, 'Hello')
    const model = sayingModel(telling(ada), 'Noted.')
    const late = makeEngine({
      async *stream(request) {
        if (model.requests.length === 0) await deleteConversation(before, claims)
        yield* model.stream(request)
      },
    })
    expect((await ask(late, claims, 'I am Ada')).code).toBe('unauthenticated')
    expect(model.requests[1]?.messages.at(-1)?.content).toContain('error')
    expect(await leads()).toEqual([])
    const left = await Query.below(region, paths.conversation(agent.agentId, claims.conversationId)).read()
    expect(JSON.stringify(left)).not.toContain('ada@example.com')
  })
})

describe.each(oneRegion)('the tool for earlier answers in %s', (region) => {
  const asking = { call: 'earlier_answers', arguments: {} }

  it('returns earlier answers of the same visitor to this agent only', async () => {
    const { agent } = await makeWorld(region)
    const visitorId = 'visitor-of-ada'
    const claims = () => makeClaims(agent, { visitorId })
    await ask(engineWith(telling(ada), 'Noted.').engine, claims(), 'I am Ada')
    // The same visitor has talked to another agent of the workspace later, and often.
    const writes = new Writes(region)
    for (let at = 0; at < 12; at++) {
      const ID = `other-${at}`
      const fields = { ID, agentId: 'other', ownerID: agent.workspaceId, isTest: false, visitorId }
      writes.set(paths.conversation('other', ID), { ...fields, lastMessageAt: Date.now() + at })
    }
    await writes.commit()
    const mine = engineWith(asking, 'I know.')
    await ask(mine.engine, claims(), 'Do you know me?')
    expect(mine.answered()).toMatchObject({ answers: [{ told: { email: 'ada@example.com' } }] })
    for (const other of [makeClaims(agent), makeClaims(agent, { visitorId: '' })]) {
      const theirs = engineWith(asking, 'I do not know.')
      await ask(theirs.engine, other, 'Do you know me?')
      expect(theirs.answered()).toEqual({ answers: [] })
    }
    const { agent: elsewhere } = await makeWorld(region)
    const there = engineWith(asking, 'I do not know.')
    await ask(there.engine, makeClaims(elsewhere, { visitorId }), 'Do you know me?')
    expect(there.answered()).toEqual({ answers: [] })
  })

  it('leaves out people whom the page identifies as others, and stays within four kilobytes', async () => {
    const { agent } = await makeWorld(region)
    const visitorId = 'visitor-of-many'
    const proved = makeClaims(agent, { visitorId })
    await ask(engineWith('Hello.').engine, proved, 'Hello')
    const visitor = { id: 'u1', name: 'Grace', email: 'grace@example.com', phone: '', verified: true }
    await new Writes(region)
      .update(paths.conversation(agent.agentId, proved.conversationId), { visitor })
      .commit()
    for (let count = 0; count < 8; count++) {
      const claims = makeClaims(agent, { visitorId })
      const long = { email: `a${count}@example.com`, note: 'n'.repeat(900) }
      await ask(engineWith(telling(long), 'Noted.').engine, claims, 'I am Ada')
    }
    const { engine, answered } = engineWith(asking, 'I know.')
    await ask(engine, makeClaims(agent, { visitorId }), 'Do you know me?')
    const answerJson = JSON.stringify(answered())
    expect(answerJson).not.toContain('grace')
    expect(answerJson).toContain('a7@example.com')
    expect(Buffer.byteLength(answerJson)).toBeLessThanOrEqual(4_000)
  })
})

describe.each(oneRegion)('the tool that hands over in %s', (region) => {
  it('asks for a person once, although the agent may not do so by itself', async () => {
    const { agent } = await makeWorld(region)
    const claims = makeClaims(agent)
    const { engine, answered } = engineWith(
      { call: 'call_person', arguments: {} },
      'Somebody joins you here.',
    )
    const id = randomUUID()
    await ask(engine, claims, 'A person, please', id)
    await ask(engine, claims, 'A person, please', id)
    expect(answered()).toMatchObject({ say: 'A person of the team is asked to join this chat.' })
    expect((await conversationOf(claims))?.state).toBe('requested')
    expect(await rolesOf(claims)).toEqual(['visitor', 'agent', 'requested'])
  })

  it('says that a person is asked for when the model says nothing more', async () => {
    const { agent } = await makeWorld(region)
    const asking = { call: 'call_person', arguments: {} }
    const { engine } = engineWith(asking, '', '', '', '', '', '')
    const turn = await ask(engine, makeClaims(agent), 'A person, please')
    expect(turn.answer?.text).toBe(brokenTexts.en.handoff)
  })
})
