import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { sweepExpiredLeases } from '../../billing/credits/sweepExpiredLeases.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a message id in %s', (region) => {
  it('is charged in each of several conversations, also when its instance has died', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine()
    const id = randomUUID()
    for (let n = 0; n < 3; n++) await ask(engine, makeClaims(agent), 'Where is my order?', id)
    await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + 20 * minuteMs)
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(3)
  })

  it('returns its earlier answer after it has left the window, and calls no model', async () => {
    const agent = await makeAgent(region)
    const model = scriptedModel({ text: 'It is on its way. '.repeat(1_500) })
    const claims = makeClaims(agent)
    const id = randomUUID()
    const engine = makeEngine(model)
    const first = await ask(engine, claims, 'Where is my order?', id)
    let newest = first.answer?.id
    for (let n = 0; n < 7; n++) {
      const { answer } = await ask(engine, claims, '配'.repeat(2_000), randomUUID(), newest)
      newest = answer?.id
    }
    const callsBefore = model.calls
    for (const other of [engine, makeEngine(model)]) {
      const again = await ask(other, claims, 'Where is my order?', id)
      expect(again.answer).toMatchObject({ id: first.answer?.id, text: first.answer?.text })
    }
    expect(model.calls).toBe(callsBefore)
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(8)
  })
})
