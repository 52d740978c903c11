import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'

let proxy: Awaited<ReturnType<typeof openFirestoreProxy>>
beforeAll(async () => {
  await clearDatabases()
  proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host)
})
afterAll(() => {
  vi.unstubAllEnvs()
  proxy.close()
})

let later = 0

describe.each(oneRegion)('the first turn of an instance in %s', (region) => {
  it('waits for the database three times before the model is called, and once afterwards', async () => {
    const agent = await agentWith(region, {})
    const model = scriptedModel()
    // Late enough that the catalogue, which the whole process caches, has expired too.
    later += 600_000
    const engine = makeEngine(model, { now: () => Date.now() + later })
    const held: NonNullable<typeof proxy.faults.held> = []
    proxy.faults.held = held
    const result = ask(engine, makeClaims(agent))
    const passed: string[][] = []
    for (const count of [3, 3, 2, 1]) {
      await expect.poll(() => held.length).toBe(count)
      expect(model.calls).toBe(passed.length < 3 ? 0 : 1)
      passed.push(held.map(({ method }) => method))
      for (const { pass } of held.splice(0)) pass()
    }
    proxy.faults.held = undefined
    expect((await result).answer?.text).toBe('A short answer.')
    expect(passed).toEqual([
      ['batchGet', 'batchGet', 'batchGet'],
      ['batchGet', 'batchGet', 'batchGet'],
      ['commit', 'commit'],
      ['commit'],
    ])
  })

  it("holds no credit when the month's limit is reached, and calls no model", async () => {
    const agent = await agentWith(region, {}, { messagesLimit: 1 })
    const model = scriptedModel()
    const engines = [makeEngine(model), makeEngine(model)] as const
    expect((await ask(engines[0], makeClaims(agent))).answer).toBeDefined()
    expect((await ask(engines[1], makeClaims(agent))).code).toBe('out-of-credits')
    expect(model.calls).toBe(1)
    for (const engine of engines) await engine.flush()
    const { receipts, wallet, open } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect([receipts.length, open, wallet.leased]).toEqual([1, [], 0])
  })
})
