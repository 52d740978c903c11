import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStubModel } from '../../../scripts/bench/stubModel.mjs'
import { clearDatabases } from '../../test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '../../test/factories.ts'
import { expectBooksToBalance } from '../../test/invariants.ts'
import { startWidgetProcess } from '../../test/process/startWidgetProcess.ts'
import { sweepExpiredLeases } from '../domain/credits/sweepExpiredLeases.ts'
import { signVisitorToken, type VisitorClaims } from '../domain/visitors/visitorToken.ts'
import { paths } from '../shared/paths.ts'
import { leaseSchema } from '../shared/wallet.ts'
import { readQuery } from '../store/documents.ts'

const secret = process.env['SESSION_SECRET'] ?? ''
const afterLeasesMs = 20 * 60_000

let model: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  await clearDatabases()
  model = await startStubModel()
})
afterAll(() => model.stop())

const start = () =>
  startWidgetProcess({
    COMPATIBLE_BASE_URL: `${model.origin}/v1`,
    PARLEY_SANDBOX_ORIGIN: model.origin,
    AGENT_TURNS_PER_MINUTE: '100000',
  })

/** Sends a message as a browser does; resolves with the lines of the answer when it has ended. */
async function send(url: string, claims: VisitorClaims, clientMessageId: string = randomUUID()) {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const response = await fetch(`${url}/message`, {
    method: 'POST',
    headers: { 'x-forwarded-for': claims.visitorId },
    body: JSON.stringify({
      token: signVisitorToken(secret, { ...claims, exp }),
      clientMessageId,
      text: 'Hi',
    }),
  })
  return (await response.text()).trim().split('\n').at(-1) ?? ''
}

async function openLeases(agent: { region: 'na' | 'eu'; workspaceId: string }) {
  const leases = await readQuery(agent.region, `${paths.walletOf(agent.workspaceId)}/leases`, leaseSchema)
  return leases.filter(({ data }) => data.state === 'open')
}

describe('an instance', () => {
  it('that is told to end answers all that it has begun, and gives back what it holds', async () => {
    const agent = await makeAgent('na')
    const served = await start()
    await send(served.url, makeClaims(agent))
    Object.assign(model.timing, { firstMs: 300, tokenMs: 40 })
    const answers = Array.from({ length: 50 }, () => send(served.url, makeClaims(agent)))
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

  it('that has no processor once an answer has ended has left nothing to do', async () => {
    const agent = await makeAgent('na')
    const served = await start()
    const claims = makeClaims(agent)
    const id = randomUUID()
    expect(await send(served.url, claims, id)).toContain('"type":"done"')
    await served.freeze()
    // Another instance knows the answer, and pays nothing for it.
    const elsewhere = makeEngine()
    expect((await ask(elsewhere, claims, 'Hi', id)).answer?.text).toContain('token39')
    served.signal('SIGCONT')
    expect(await send(served.url, claims, id)).toContain('token39')
    await served.kill()
    await sweepExpiredLeases(agent.wallet, Date.now() + afterLeasesMs)
    const { receipts, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(1)
    expect(wallet.leased).toBe(0)
  })
})
