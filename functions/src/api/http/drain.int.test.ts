import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { startStubModel } from '../../../../scripts/bench/turns/stubModel.mjs'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { sendMessage } from '#test/process/sendMessage.ts'
import { startWidgetProcess } from '#test/process/startWidgetProcess.ts'
import { sweepExpiredLeases } from '../../domain/billing/credits/sweepExpiredLeases.ts'
import { minuteMs } from '../../shared/durations.ts'
import { paths } from '../../shared/paths.ts'
import { leaseSchema } from '../../shared/billing/wallet.ts'
import { readQuery } from '../../store/documents.ts'

const afterLeasesMs = 20 * minuteMs

let model: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  await clearDatabases()
  model = await startStubModel()
})
afterAll(() => model.stop())

const start = (environment: Record<string, string> = {}) =>
  startWidgetProcess({
    ...environment,
    COMPATIBLE_BASE_URL: `${model.origin}/v1`,
    PARLEY_SANDBOX_ORIGIN: model.origin,
    AGENT_TURNS_PER_MINUTE: '100000',
  })

async function openLeases(agent: { region: 'na' | 'eu'; workspaceId: string }) {
  const leases = await readQuery(agent.region, `${paths.walletOf(agent.workspaceId)}/leases`, leaseSchema)
  return leases.filter(({ data }) => data.state === 'open')
}

describe('an instance', { timeout: 60_000 }, () => {
  it('finishes all started answers after SIGTERM and releases its leases', async () => {
    const agent = await makeAgent('na')
    const served = await start()
    await sendMessage(served.url, makeClaims(agent))
    Object.assign(model.timing, { firstMs: 300, tokenMs: 15 })
    const answers = Array.from({ length: 50 }, () => sendMessage(served.url, makeClaims(agent)))
    await expect.poll(async () => (await openLeases(agent)).length).toBeGreaterThan(0)
    served.signal('SIGTERM')
    const lines = await Promise.all(answers)
    Object.assign(model.timing, { firstMs: 0, tokenMs: 0 })
    expect(lines.filter((line) => line.includes('"type":"done"'))).toHaveLength(50)
    expect(await served.ended).toBe(0)
    expect(await openLeases(agent)).toEqual([])
    const { receipts, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(51)
    expect(wallet.leased).toBe(0)
  })

  it('has no work left after an answer has ended, when it has no processor any more', async () => {
    const agent = await makeAgent('na')
    const served = await start()
    const claims = makeClaims(agent)
    const id = randomUUID()
    expect(await sendMessage(served.url, claims, id)).toContain('"type":"done"')
    await served.freeze()
    // Another instance finds the stored answer and pays nothing for it.
    const elsewhere = makeEngine()
    expect((await ask(elsewhere, claims, 'Hi', id)).answer?.text).toContain('token39')
    served.signal('SIGCONT')
    expect(await sendMessage(served.url, claims, id)).toContain('token39')
    await served.kill()
    await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + afterLeasesMs)
    const { receipts, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(1)
    expect(wallet.leased).toBe(0)
  })
  it('survives failed commits and lost responses among fifty chats, and its books balance', async () => {
    const agent = await makeAgent('na')
    const proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
    const served = await start({ FIRESTORE_EMULATOR_HOST: proxy.host })
    let hasEnded = false
    const ended = served.ended.then(() => (hasEnded = true))
    await sendMessage(served.url, makeClaims(agent))
    Object.assign(model.timing, { firstMs: 50, tokenMs: 5 })
    let commits = 0
    // Of ten consecutive commits three are refused and one loses its connection.
    proxy.faults.refuses = () => ++commits % 10 < 3
    const chats = Array.from({ length: 50 }, () => sendMessage(served.url, makeClaims(agent)))
    for (const number of [5, 15, 25]) proxy.loseCommit(number)
    await Promise.all(chats)
    proxy.faults.refuses = undefined
    proxy.loseCommit(undefined)
    Object.assign(model.timing, { firstMs: 0, tokenMs: 0 })
    expect(hasEnded).toBe(false)
    expect(await sendMessage(served.url, makeClaims(agent))).toContain('"type":"done"')
    served.signal('SIGTERM')
    await ended
    await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + afterLeasesMs)
    const { wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(wallet.leased).toBe(0)
    proxy.close()
  })
})
