import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/makeClient.ts'
import { conversationOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeAgent, makeCaller, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { addKnowledgeText } from '../sources/addKnowledgeText.ts'
import { retryKnowledgeSource } from '../sources/retryKnowledgeSource.ts'
import { reviewKnowledge } from './reviewKnowledge.ts'
import { searchKnowledge } from './searchKnowledge.ts'
import { dismissUnanswered, teachAnswer } from './teachAnswer.ts'

beforeAll(clearDatabases)

const shop = [
  '# Returns\nUnused pieces can be sent back within 30 days.',
  '# Hours\nThe showroom is open from Wednesday to Saturday, 10 to 18.',
]

/** Returns a vector; texts about neither returns nor hours differ from all passages. */
function meaning(text: string): number[] {
  if (/refund|sent back/.test(text)) return [1, 0, 0]
  return /open/.test(text) ? [0, 1, 0] : [0, 0, 1]
}

/** Creates an agent with a shop's knowledge, and records the vectors requested from the vendor. */
async function makeShop(region: Region) {
  const agent = await makeAgent(region)
  const embedded: string[] = []
  const ports = makePorts({
    embeddings: {
      model: 'test/3',
      embed: async (texts) => {
        embedded.push(...texts)
        return texts.map(meaning)
      },
    },
  })
  for (const text of shop)
    await addKnowledgeText(ports, agent.caller, { ...agent, title: 'Shop', text, attemptId: randomUUID() })
  await ports.tasks.run()
  const engine = makeEngine(undefined, ports)
  return { agent, ports, engine, embedded, ref: { region, agentId: agent.agentId } }
}

describe.each(oneRegion)('searchKnowledge in %s', (region) => {
  it('returns passages with the reasons, and those that were left out', async () => {
    const { agent, engine, ref } = await makeShop(region)
    const found = await searchKnowledge(engine, agent.caller, {
      ...ref,
      question: 'When is the shop open?',
      before: [],
    })
    expect(found.passages[0]).toMatchObject({ title: 'Shop: Hours', score: 1, matched: ['shop', 'open'] })
    expect(found.words).toContainEqual({
      word: 'open',
      isKnown: true,
      takenFor: expect.arrayContaining(['open']),
    })
    const nothing = await searchKnowledge(engine, agent.caller, {
      ...ref,
      question: 'Who painted the Mona Lisa?',
      before: [],
    })
    expect(nothing.passages).toEqual([])
  })

  it('finds passages by meaning that share no word with the question, and embeds unchanged passages once', async () => {
    const { agent, ports, engine, embedded, ref } = await makeShop(region)
    const found = await searchKnowledge(engine, agent.caller, { ...ref, question: 'refund', before: [] })
    expect(found.byMeaning).toBe(true)
    expect(found.passages[0]).toMatchObject({ title: 'Shop: Returns', likeness: expect.closeTo(1, 1) })
    const before = embedded.length
    await addKnowledgeText(ports, agent.caller, {
      ...agent,
      title: 'More',
      text: 'Dogs are welcome.',
      attemptId: randomUUID(),
    })
    await ports.tasks.run()
    expect(embedded.slice(before)).toEqual(['More\nDogs are welcome.'])
  })

  it('finds passages by words while the vendor fails, and by meaning again after the next change', async () => {
    const agent = await makeAgent(region)
    let isDown = true
    const embed = async (texts: string[]) => {
      if (isDown) throw new AppError('unavailable')
      return texts.map(meaning)
    }
    const ports = makePorts({ embeddings: { model: 'test/3', embed } })
    const source = { ...agent, title: 'Shop', text: shop[0] ?? '', attemptId: randomUUID() }
    const { sourceId } = await addKnowledgeText(ports, agent.caller, source)
    await ports.tasks.run()
    const look = async (question: string) => {
      const ref = { region, agentId: agent.agentId }
      return searchKnowledge(makeEngine(undefined, ports), agent.caller, { ...ref, question, before: [] })
    }
    expect((await look('How long can pieces be returned?')).passages).toHaveLength(1)
    isDown = false
    expect((await look('How long can pieces be returned?')).byMeaning).toBe(false)
    await retryKnowledgeSource(ports, agent.caller, { ...agent, sourceId })
    await ports.tasks.run()
    expect(await look('refund')).toMatchObject({ byMeaning: true, passages: [{ title: 'Shop: Returns' }] })
  })

  it('refuses people of other workspaces', async () => {
    const { ref } = await makeShop(region)
    const question = { ...ref, question: 'When?', before: [] }
    await expect(searchKnowledge(makeEngine(), makeCaller(), question)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(reviewKnowledge(makeEngine(), makeCaller(), ref)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

/** Returns the questions that the conversations list as unanswered. */
async function openIn({ region, agentId }: AgentRef): Promise<string[]> {
  const stored = await readQuery(region, paths.conversations(agentId), conversationSchema)
  return stored.flatMap(({ data }) => data.unansweredQuestion || [])
}

describe.each(oneRegion)('the list of unanswered questions in %s', (region) => {
  it('loses a taught or dismissed question of all conversations of the agent only', async () => {
    const { agent, engine, ref } = await makeShop(region)
    const other = await makeShop(region)
    const asking = async (questionText: string, of = ref) => {
      const claims = makeClaims(of)
      await ask(engine, claims, questionText)
      return async () => (await conversationOf(claims))?.unansweredQuestion
    }
    const first = await asking('Do you sell gift vouchers?')
    const alike = await asking('Can I buy a voucher as a gift?')
    const lamps = await asking('Do you sell lamps?')
    const elsewhere = await asking('Do you sell gift vouchers?', other.ref)
    expect(await first()).toBe('Do you sell gift vouchers?')
    const { unanswered } = await reviewKnowledge(engine, agent.caller, ref)
    // Questions are visitors' words: a client who may not read conversations gets none of them.
    const client = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/kb'] })
    expect(await reviewKnowledge(engine, client, ref)).toMatchObject({ unanswered: [] })
    const reader = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/kb', '/convos'] })
    expect((await reviewKnowledge(engine, reader, ref)).unanswered).toEqual(unanswered)
    const vouchers = unanswered.find(({ count }) => count === 2)
    await teachAnswer(engine, agent.caller, {
      ...ref,
      question: 'What about presents?',
      answer: 'From 25 euros.',
      key: vouchers?.key,
    })
    expect([await first(), await alike()]).toEqual(['', ''])
    expect([await lamps(), await elsewhere()]).toEqual(['Do you sell lamps?', 'Do you sell gift vouchers?'])
    const { key = '', question } = unanswered.find(({ count }) => count === 1) ?? {}
    await dismissUnanswered(engine, agent.caller, { ...ref, key, question, isDismissed: true })
    expect(await lamps()).toBe('')
  })

  it('has a question until it is taught, and counts sources by the answers that used them', async () => {
    const { agent, ports, engine, ref } = await makeShop(region)
    const claims = makeClaims(ref)
    await ask(engine, claims, 'When is the showroom open?')
    await ask(engine, claims, 'Do you sell gift vouchers?')
    await ask(engine, makeClaims(ref), 'Can I buy a voucher as a gift?')
    await ask(engine, makeClaims(ref), 'Thank you!')
    const review = await reviewKnowledge(engine, agent.caller, ref)
    expect(review).toMatchObject({ conversations: 3, isComplete: true, answers: 4, grounded: 1 })
    expect(review.sources).toMatchObject([{ answers: 1 }])
    expect(review.unanswered).toMatchObject([{ count: 2, question: 'Can I buy a voucher as a gift?' }])
    const { key = '', question = '' } = review.unanswered[0] ?? {}
    await teachAnswer(engine, agent.caller, { ...ref, question, answer: 'Yes, from 25 euros.', key })
    await ports.tasks.run()
    expect((await reviewKnowledge(engine, agent.caller, ref)).unanswered).toEqual([])
    expect(await openIn(ref)).toEqual([])
    const again = await ask(makeEngine(undefined, ports), makeClaims(ref), question)
    expect(again.answer?.text).toBe('Yes, from 25 euros.')
  })

  it('leaves out a request for a person', async () => {
    const agent = await agentWith(region, { canHandOff: true, smartHandoff: true })
    const languageModel = scriptedModel({ text: 'Of course.\n```parley\n{"handoff":true}\n```' })
    const ports = makePorts({ languageModel })
    const text = shop.join('\n')
    await addKnowledgeText(ports, agent.caller, { ...agent, title: 'Shop', text, attemptId: randomUUID() })
    await ports.tasks.run()
    const engine = makeEngine(languageModel, ports)
    await ask(engine, makeClaims(agent), 'Can I talk to a human please?')
    const review = await reviewKnowledge(engine, agent.caller, { region, agentId: agent.agentId })
    expect(review).toMatchObject({ answers: 1, unanswered: [] })
  })

  it('has a dismissed question again on request', async () => {
    const { agent, engine, ref } = await makeShop(region)
    await ask(engine, makeClaims(ref), 'Do you sell lamps?')
    const list = async () => (await reviewKnowledge(engine, agent.caller, ref)).unanswered
    const [{ key } = { key: '' }] = await list()
    await dismissUnanswered(engine, agent.caller, { ...ref, key, isDismissed: true })
    expect(await list()).toEqual([])
    expect(await openIn(ref)).toEqual([])
    await dismissUnanswered(engine, agent.caller, { ...ref, key, isDismissed: false })
    expect(await list()).toHaveLength(1)
    expect(await openIn(ref)).toEqual(['Do you sell lamps?'])
  })
})
