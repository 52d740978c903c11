import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { topUp } from '../payments/purchases.ts'
import { sweepExpiredLeases } from './sweepExpiredLeases.ts'

const month = 10_000 * unitsPerCredit
const bought = 10_000 * unitsPerCredit

let proxy: Awaited<ReturnType<typeof openFirestoreProxy>>
let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host)
  billing = await openBilling()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  proxy.close()
  await billing.close()
})

describe.each(oneRegion)('the database in %s', (region) => {
  it('repeats a purchase whose commit lost its response, and pays and credits it once', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    let purchases = 0
    for (let number = 1, isLost = true; isLost; number++) {
      const attempt = { region, workspaceId: account.workspaceId, amount: 1000, attemptId: randomUUID() }
      proxy.loseCommit(number)
      await topUp(billing.ports, account.caller, attempt).then(
        () => (isLost = proxy.faults.commits >= number),
        () => undefined,
      )
      proxy.loseCommit(undefined)
      expect((await topUp(billing.ports, account.caller, attempt)).state).toBe('succeeded')
      purchases++
      const { data } = await billing.stripe('us').paymentIntents.list({ limit: 100 })
      expect(data.filter(({ metadata }) => metadata['attemptId'] === attempt.attemptId)).toHaveLength(1)
      expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(
        welcomeGrantUnits + month + purchases * bought,
      )
    }
    // The limit of requests, the purchase and the credit; the last round had nothing to lose.
    expect(purchases).toBe(4)
  })

  it('repeats a turn whose commit lost its response, and stores one answer, charged once', async () => {
    const agent = await makeAgent(region)
    for (let number = 1, isLost = true; isLost; number++) {
      const engine = makeEngine(scriptedModel({ inputTokens: 100, outputTokens: 60 }))
      const claims = makeClaims(agent)
      proxy.loseCommit(number)
      const first = await ask(engine, claims)
      isLost = proxy.faults.commits >= number && number < 10
      proxy.loseCommit(undefined)
      const second = await ask(engine, claims, 'How do returns work?', first.id)
      expect(second.answer?.text).toBeTruthy()
      await engine.flush()
      // A lease whose response was lost comes back after it expires.
      await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + 20 * minuteMs)
      const { receipts, wallet, open } = await expectBooksToBalance(agent.wallet, [agent.agentId])
      expect(receipts).toHaveLength(number)
      expect([open, wallet.leased]).toEqual([[], 0])
    }
  })

  it('gives no answer without credit and makes no purchase while the database is away', async () => {
    const agent = await makeAgent(region)
    await billing.addCard(agent, undefined, 'US')
    await billing.subscribeTo(agent, 'us')
    const model = scriptedModel()
    const [cold, warm] = [makeEngine(model), makeEngine(model)]
    await ask(warm, makeClaims(agent))
    await warm.flush()
    const { calls } = model
    const before = (await billing.stripe('us').paymentIntents.list({ limit: 100 })).data.length
    proxy.faults.isCut = true
    for (const engine of [cold, warm]) expect((await ask(engine, makeClaims(agent))).code).toBe('unavailable')
    await expect(
      topUp(billing.ports, agent.caller, {
        region,
        workspaceId: agent.workspaceId,
        amount: 1000,
        attemptId: randomUUID(),
      }),
    ).rejects.toThrow('socket hang up')
    proxy.faults.isCut = false
    expect(model.calls).toBe(calls)
    expect((await billing.stripe('us').paymentIntents.list({ limit: 100 })).data).toHaveLength(before)
    expect((await ask(warm, makeClaims(agent))).answer).toBeTruthy()
    await warm.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })
})
