import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { modelPrice } from '../../../shared/models/models.ts'
import { paths } from '../../../shared/paths.ts'
import { leaseSchema, usageSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { LeaseBook } from './LeaseBook.ts'
import { priceUsage } from './priceUsage.ts'
import { settleExpiredLeases } from './settleExpiredLeases.ts'
import { leaseGraceMs, leaseMs, tightLeaseMs } from './leases.ts'

const usage = { inputTokens: 100, outputTokens: 60 }
/** The cost of each of these answers. */
const price = priceUsage(modelPrice('gpt-4o'), usage.inputTokens, usage.outputTokens)
/**
 * The least hold that starts an answer: the bound of the input and 64 tokens of output; see generateAnswer.
 */
const reserve = 100_000

beforeAll(clearDatabases)

/** A clock that does not advance, so that no wait ends because a machine is slow. */
const stopped = () => {
  const at = Date.now()
  return { now: () => at }
}

describe.each(oneRegion)('a wallet in %s', (region) => {
  it(
    'pays for 300 parallel turns of four instances exactly, and refuses the rest',
    { timeout: 60_000 },
    async () => {
      const funds = 250 * price
      // One model with one price, so that no cheaper model replaces it.
      const agent = await agentWith(region, { outOfCredits: { steps: [], message: 'Closed.' } }, {}, funds)
      const model = scriptedModel({ ...usage, delayMs: 5 })
      const engines = Array.from({ length: 4 }, () => makeEngine(model, stopped()))
      const requested = await Promise.all(
        Array.from({ length: 300 }, (_, index) => ask(engines[index % 4]!, makeClaims(agent))),
      )
      await Promise.all(engines.map((engine) => engine.flush()))
      const answered = requested.filter((turn) => turn.answer)
      expect(requested.filter((turn) => !turn.answer && turn.code !== 'out-of-credits')).toEqual([])
      const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
      expect(books.receipts).toHaveLength(answered.length)
      expect(books.spent).toBe(answered.length * price)
      // Nothing is overspent, and the rest cannot start another answer.
      expect(books.spent).toBeLessThanOrEqual(funds)
      expect(books.open).toEqual([])
      expect(books.wallet.balance).toBe(funds - books.spent)
      if (answered.length < 300) expect(books.wallet.balance).toBeLessThan(reserve)
      expect(model.calls).toBe(answered.length)
    },
  )

  it(
    'pays for ten of fifty simultaneous answers with credit for ten, and is empty then (H-097)',
    { timeout: 60_000 },
    async () => {
      // Every answer uses all that it may, so each costs exactly what was held for it.
      const costly = scriptedModel({ inputTokens: 10_000_000, outputTokens: 10_000_000, delayMs: 5 })
      const agentOf = async (funds: number) => {
        const agent = await makeAgent(region, funds)
        await new Writes(region)
          .update(paths.agent(agent.agentId), {
            'vgOptions.maxTokens': 64,
            'widgetOptions.outOfCredits': { steps: [], message: 'Closed.' },
          })
          .commit()
        await publishAgent(makePorts(), agent.caller, agent)
        return agent
      }
      const first = await agentOf(10_000_000)
      const trial = makeEngine(costly)
      await ask(trial, makeClaims(first))
      await trial.flush()
      const { spent: cost } = await expectBooksToBalance(first.wallet, [first.agentId])
      const agent = await agentOf(10 * cost)
      const engines = Array.from({ length: 4 }, () => makeEngine(costly, stopped()))
      const turns = await Promise.all(
        Array.from({ length: 50 }, (_, index) => ask(engines[index % 4]!, makeClaims(agent))),
      )
      await Promise.all(engines.map((engine) => engine.flush()))
      expect(turns.filter(({ answer }) => answer)).toHaveLength(10)
      expect(turns.filter(({ answer, code }) => !answer && code !== 'out-of-credits')).toEqual([])
      expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).wallet).toMatchObject({
        balance: 0,
        leased: 0,
      })
    },
  )

  it('lends credit to waiting requests until the longest turn is over, and refuses others after a short wait', async () => {
    const agent = await makeAgent(region, 1_000)
    let now = Date.now()
    // Each read of the clock takes half a second of a request's wait.
    const book = () => new LeaseBook({ costs: testCosts, now: () => (now += 500) }, agent.wallet)
    // Two instances take all of the credit and die.
    await book().hold({ wanted: 600, least: 600 })
    await book().hold({ wanted: 600, least: 400 })
    await expect(book().hold({ wanted: 600, least: 400 })).rejects.toMatchObject({ code: 'out-of-credits' })
    await expect(book().hold({ wanted: 600, least: 400 }, false)).rejects.toMatchObject({
      code: 'out-of-credits',
    })
    now += tightLeaseMs + leaseGraceMs
    const heir = book()
    expect((await heir.hold({ wanted: 600, least: 600 })).amount).toBe(600)
    await heir.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('settles the lease of a dead instance from its receipts without loss', async () => {
    const agent = await makeAgent(region)
    const doomed = makeEngine(scriptedModel(usage))
    await Promise.all(Array.from({ length: 7 }, () => ask(doomed, makeClaims(agent))))
    const during = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(during.open).toHaveLength(1)
    const later = Date.now() + leaseMs + leaseGraceMs + 1_000
    expect(await settleExpiredLeases(testCosts, region, Date.now())).toBe(0)
    expect(await settleExpiredLeases(testCosts, region, later)).toBeGreaterThanOrEqual(1)
    const after = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(after.open).toEqual([])
    expect(after.spent).toBe(7 * price)
    expect(after.usage.flatMap((row) => row.rows)).toHaveLength(7)
    // The dead instance wakes up and settles a second time, without effect.
    await doomed.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('charges an answer that took too long for the part that was generated', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(scriptedModel({ text: 'As far as this.', isEndless: true }))
    const { setTimeout } = globalThis
    // A turn has 100 s, minus the time since its start.
    const isTurnsLimit = (ms: number) => ms > 90_000 && ms <= 100_000
    const soon = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((work, ms = 0) => setTimeout(work, isTurnsLimit(ms) ? 300 : ms))
    const turn = await ask(engine, makeClaims(agent))
    soon.mockRestore()
    expect(turn.answer?.text).toBe('As far as this.')
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).spent).toBeGreaterThan(0)
  })

  it('releases the hold when the model fails', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(scriptedModel({ error: new Error('down') }))
    const turn = await ask(engine, makeClaims(agent))
    expect(turn.code).toBe('internal')
    await engine.flush()
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.spent).toBe(0)
    expect(books.open).toEqual([])
  })

  it('refuses without a model call when there is no credit', async () => {
    const agent = await makeAgent(region, 0)
    const model = scriptedModel()
    const turn = await ask(makeEngine(model), makeClaims(agent))
    expect(turn.code).toBe('out-of-credits')
    expect(model.calls).toBe(0)
  })

  it("settles its consumption in documents that never exceed the database's size limit", async () => {
    const agent = await makeAgent(region)
    const book = new LeaseBook({ costs: testCosts, now: Date.now }, agent.wallet)
    for (let answer = 0; answer < 2_500; answer++) {
      const hold = await book.hold({ wanted: 10, least: 10 })
      book.settle(hold, {
        messageId: `m${answer}`,
        conversationId: 'c',
        agentId: agent.agentId,
        at: Date.now(),
        amount: 1,
        model: 'gpt-4o',
        inputTokens: 1,
        outputTokens: 1,
        rule: 'test',
      })
    }
    await book.flush()
    const usage = await readQuery(region, `${paths.walletOf(agent.workspaceId)}/usage`, usageSchema)
    const sizes = usage.map(({ data }) => data.rows.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2_500)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000)
  })

  it('settles other leases when one cannot be settled', async () => {
    const [broken, whole] = [await makeAgent(region), await makeAgent(region)]
    for (const agent of [broken, whole]) await ask(makeEngine(scriptedModel(usage)), makeClaims(agent))
    const [lease] = await readQuery(region, `${paths.walletOf(broken.workspaceId)}/leases`, leaseSchema)
    await new Writes(region).update(lease?.path ?? '', { granted: 1 }).commit()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await settleExpiredLeases(testCosts, region, Date.now() + leaseMs + leaseGraceMs + 1_000)
    expect(logged).toHaveBeenCalledWith('A document was set aside', expect.anything())
    logged.mockRestore()
    expect((await expectBooksToBalance(whole.wallet, [whole.agentId])).open).toEqual([])
    await new Writes(region).update(lease?.path ?? '', { granted: lease?.data.granted }).commit()
  })
})
