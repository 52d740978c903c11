import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '../../../test/emulator.ts'
import { agentWith, ask, makeAgent, makeClaims, makeEngine } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { scriptedModel } from '../../../test/scriptedModel.ts'
import { regions } from '../../shared/regions.ts'
import { modelPrice } from '../../shared/models.ts'
import { priceUsage } from './priceUsage.ts'
import { settleForgottenLeases } from './settleForgottenLeases.ts'
import { leaseGraceMs, leaseMs } from './wallets.ts'

const usage = { inputTokens: 100, outputTokens: 60 }
/** What each of these answers costs. */
const price = priceUsage(modelPrice('gpt-4o'), usage.inputTokens, usage.outputTokens)
/** The least an answer can be started with: the bound of the input and 64 tokens of output; see generateAnswer. */
const reserve = 100_000

beforeAll(clearDatabases)

describe.each(regions)('a wallet in %s', (region) => {
  it('pays for 300 parallel turns of four instances exactly, and refuses the rest', { timeout: 60_000 }, async () => {
    const funds = 250 * price
    // One model, one price: none cheaper steps in.
    const agent = await agentWith(region, { outOfCredits: { steps: [], message: 'Closed.' } }, {}, funds)
    const model = scriptedModel({ ...usage, delayMs: 5 })
    const engines = Array.from({ length: 4 }, () => makeEngine(model))
    const asked = await Promise.all(Array.from({ length: 300 }, (_, index) => ask(engines[index % 4]!, makeClaims(agent))))
    await Promise.all(engines.map((engine) => engine.flush()))
    const answered = asked.filter((turn) => turn.answer)
    expect(asked.filter((turn) => !turn.answer && turn.code !== 'out-of-credits')).toEqual([])
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(answered.length)
    expect(books.spent).toBe(answered.length * price)
    // INV-11: nothing is overspent, and what is left cannot start another answer.
    expect(books.spent).toBeLessThanOrEqual(funds)
    expect(books.open).toEqual([])
    expect(books.wallet.balance).toBe(funds - books.spent)
    if (answered.length < 300) expect(books.wallet.balance).toBeLessThan(reserve)
    expect(model.calls).toBe(answered.length)
  })

  it('loses nothing when an instance dies: the lease is settled from the receipts', async () => {
    const agent = await makeAgent(region)
    const doomed = makeEngine(scriptedModel(usage))
    await Promise.all(Array.from({ length: 7 }, () => ask(doomed, makeClaims(agent))))
    const during = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(during.open).toHaveLength(1)
    const later = Date.now() + leaseMs + leaseGraceMs + 1_000
    expect(await settleForgottenLeases(region, Date.now())).toBe(0)
    expect(await settleForgottenLeases(region, later)).toBeGreaterThanOrEqual(1)
    const after = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(after.open).toEqual([])
    expect(after.spent).toBe(7 * price)
    expect(after.usage.flatMap((row) => row.rows)).toHaveLength(7)
    // The dead instance wakes up and settles again: that has no effect.
    await doomed.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('gives the hold back when the model fails', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(scriptedModel({ error: new Error('down') }))
    const turn = await ask(engine, makeClaims(agent))
    expect(turn.code).toBe('internal')
    await engine.flush()
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.spent).toBe(0)
    expect(books.open).toEqual([])
  })

  it('refuses without asking the model when there is nothing to spend', async () => {
    const agent = await makeAgent(region, 0)
    const model = scriptedModel()
    const turn = await ask(makeEngine(model), makeClaims(agent))
    expect(turn.code).toBe('out-of-credits')
    expect(model.calls).toBe(0)
  })
})
