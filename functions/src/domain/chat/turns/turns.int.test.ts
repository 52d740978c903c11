import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../../shared/durations.ts'
import { startVisitorTurn } from '../visitors/startVisitorTurn.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { conversationPageSchema, conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { countOperations } from '../../../store/operations.ts'
import { windowSize } from '../conversations/appendMessages.ts'
import { sweepExpiredLeases } from '../../billing/credits/sweepExpiredLeases.ts'
import { finishWithoutReader } from '../visitors/finishWithoutReader.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a conversation in %s', (region) => {
  it('answers the same message once, however and wherever it is repeated', async () => {
    const agent = await makeAgent(region)
    const model = scriptedModel({ delayMs: 30 })
    const [one, two] = [makeEngine(model), makeEngine(model)]
    const claims = makeClaims(agent)
    const id = randomUUID()
    const turns = await Promise.all([
      ...Array.from({ length: 10 }, () => ask(one, claims, 'Hello?', id)),
      ...Array.from({ length: 5 }, () => ask(two, claims, 'Hello?', id)),
    ])
    const late = await ask(makeEngine(model), claims, 'Hello?', id)
    expect(new Set([...turns, late].map((turn) => JSON.stringify(turn.answer))).size).toBe(1)
    // One call for each instance that was asked at the same moment, none for the late one.
    expect(model.calls).toBe(2)
    await Promise.all([one.flush(), two.flush()])
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(1)
  })

  it('continues to answer when no one listens any more', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(scriptedModel({ delayMs: 60 }))
    const claims = makeClaims(agent)
    const id = randomUUID()
    const closed = new AbortController()
    const turn = startVisitorTurn(engine, claims, { clientMessageId: id, text: 'Hello?' }, 'a')
    setTimeout(() => closed.abort(), 10)
    await turn.follow(() => undefined, closed.signal)
    const again = await ask(engine, claims, 'Hello?', id)
    expect(again.answer?.text).toBe('A short answer.')
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('keeps both of two messages that were written at the same moment', async () => {
    const agent = await makeAgent(region)
    const [one, two] = [makeEngine(), makeEngine()]
    const claims = makeClaims(agent)
    await ask(one, claims)
    await Promise.all([ask(one, claims, 'First'), ask(two, claims, 'Second')])
    const stored = await readDocument(
      region,
      paths.conversation(agent.agentId, claims.conversationId),
      conversationSchema,
    )
    expect(stored?.data.window).toHaveLength(6)
    expect(stored?.data.messageCount).toBe(6)
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('moves old messages to pages and loses none', { timeout: 60_000 }, async () => {
    const agent = await makeAgent(region)
    // Twenty turns a minute are a visitor's limit, so the clock advances.
    let now = Date.now()
    const engine = makeEngine(scriptedModel(), { now: () => now })
    const claims = makeClaims(agent)
    const turns = windowSize
    for (let turn = 0; turn < turns; turn++) {
      await ask(engine, claims, `Question ${turn}`)
      now += 4_000
    }
    const stored = (
      await readDocument(region, paths.conversation(agent.agentId, claims.conversationId), conversationSchema)
    )?.data
    const pages = await readQuery(
      region,
      paths.conversationPages(agent.agentId, claims.conversationId),
      conversationPageSchema,
    )
    const messages = [
      ...pages.sort((a, b) => a.data.number - b.data.number).flatMap((page) => page.data.messages),
      ...(stored?.window ?? []),
    ]
    const questions = messages.filter((message) => message.role === 'visitor').map((message) => message.text)
    expect(questions).toEqual(Array.from({ length: turns }, (_, turn) => `Question ${turn}`))
    expect(stored?.pages).toBe(pages.length)
    await engine.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('stores no text when history is off, and still repeats the newest answer', async () => {
    const agent = await makeAgent(region)
    await new Writes(region)
      .update(paths.runtime(agent.agentId), { 'published.recordChatHistory': false })
      .commit()
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims, 'My secret')
    const newest = await ask(engine, claims, 'Another')
    expect((await ask(makeEngine(), claims, 'Another', newest.id)).answer?.text).toBe('A short answer.')
    const stored = await readDocument(
      region,
      paths.conversation(agent.agentId, claims.conversationId),
      conversationSchema,
    )
    expect(JSON.stringify(stored?.data)).not.toContain('My secret')
    expect(stored?.data.preview).toBe('')
  })

  it(
    'costs at most one read and one write per warm turn, by the price of both',
    { timeout: 60_000 },
    async () => {
      const agent = await makeAgent(region, 100_000_000_000)
      let now = Date.now()
      const engine = makeEngine(scriptedModel(), { now: () => now })
      // Enough turns that the few writes of a lease do not decide, below an agent's limit of 600 a minute.
      const claims = Array.from({ length: 35 }, () => makeClaims(agent))
      const newest = new Map<string, string | undefined>()
      const round = () =>
        Promise.all(
          claims.map(async (visitor) => {
            const turn = await ask(
              engine,
              visitor,
              'And then?',
              randomUUID(),
              newest.get(visitor.conversationId),
            )
            newest.set(visitor.conversationId, turn.answer?.id)
          }),
        )
      await round()
      const rounds = 15
      const { reads, writes } = await countOperations(async () => {
        for (let turn = 0; turn < rounds; turn++) {
          await round()
          now += 100
        }
        await engine.flush()
      })
      const turns = rounds * claims.length
      // Dollars; a simple implementation has 23 reads and 4 writes. The lease's own operations are included.
      const dollars = (reads: number, writes: number) => 0.3 * reads + 0.9 * writes
      const ratio = dollars(reads / turns, writes / turns) / dollars(23, 4)
      expect(ratio).toBeLessThanOrEqual(0.115)
      expect(reads / turns).toBeLessThanOrEqual(1)
      expect(writes / turns).toBeLessThanOrEqual(1.05)
    },
  )

  it('stops a session at twenty turns a minute, before it costs anything', async () => {
    const agent = await makeAgent(region)
    const model = scriptedModel()
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    for (let turn = 0; turn < 20; turn++) await ask(engine, claims)
    expect(() =>
      startVisitorTurn(engine, claims, { clientMessageId: randomUUID(), text: 'More' }, 'b'),
    ).toThrow('Too many requests')
    expect(model.calls).toBe(20)
  })
})

describe('a turn whose visitor has left', () => {
  it('is finished in a task when its instance has no processor any more, and is paid once', async () => {
    const agent = await makeAgent('eu')
    const { tasks } = makePorts()
    const frozen = makeEngine(scriptedModel({ delayMs: 200 }), { tasks })
    const claims = makeClaims(agent)
    const question = { clientMessageId: randomUUID(), text: 'Hello?' }
    const turn = startVisitorTurn(frozen, claims, question, 'a')
    const done = finishWithoutReader(frozen, turn, { claims, question, client: unknownClient })
    await expect.poll(() => tasks.waiting.length).toBe(1)
    // The task is faster than the first instance.
    await tasks.runTwice({ atOnce: true })
    await done
    const again = await ask(makeEngine(), claims, 'Hello?', question.clientMessageId)
    expect(again.answer?.text).toBe('A short answer.')
    await frozen.flush()
    await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + 20 * minuteMs)
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })
})
