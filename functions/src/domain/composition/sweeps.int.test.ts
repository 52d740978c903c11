import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeAccount, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { dayMs } from '../../shared/durations.ts'
import { paths } from '../../shared/paths.ts'
import { testCosts, testSigning } from '#test/testSigning.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import { leaseGraceMs } from '../billing/credits/leases.ts'
import { settleExpiredLeases } from '../billing/credits/settleExpiredLeases.ts'
import { applyRetention } from '../background/retention/applyRetention.ts'
import { runSweep } from './runSweep.ts'
import { sweepEach } from '../kernel/sweeps/sweepEach.ts'
import { WorkBudget } from '../kernel/sweeps/WorkBudget.ts'

beforeAll(clearDatabases)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const region = 'eu'
const anythingSchema = z.looseObject({})

describe('a sweep', () => {
  it('sets a document aside that it cannot process, by its path alone, and processes the others', async () => {
    const writes = new Writes(region)
    for (let n = 0; n < 230; n++) writes.set(`sweepTrial/d${n}`, { at: n % 7, secret: 'A secret' })
    await writes.commit()
    const seen: string[] = []
    const done = await sweepEach(
      { region, what: 'A trial', query: Query.collection(region, 'sweepTrial'), orderBy: 'at', fields: [] },
      async ({ path, fields }) => {
        expect(fields).not.toHaveProperty('secret')
        if (path === 'sweepTrial/d100') throw new RangeError('A secret')
        seen.push(path)
      },
    )
    expect([done, new Set(seen).size]).toEqual([229, 229])
    const aside = await readQuery(region, 'setAside', anythingSchema)
    expect(aside.map(({ data }) => data)).toEqual([
      { what: 'A trial', path: 'sweepTrial/d100', reason: 'RangeError', at: expect.any(Number) },
    ])
    expect(JSON.stringify([aside, vi.mocked(console.error).mock.calls])).not.toContain('A secret')
  })

  it('continues in another task when its time is over', async () => {
    const query = Query.collection(region, 'sweepTrial')
    const seen: string[] = []
    let budget = new WorkBudget(0)
    for (let rounds = 0; rounds < 300; rounds++) {
      await sweepEach(
        { region, what: 'A trial', query, orderBy: 'at', fields: [] },
        async ({ path }) => void seen.push(path),
        budget,
      )
      if (!budget.left) break
      budget = new WorkBudget(0, budget.left)
    }
    expect([seen.length, new Set(seen).size]).toEqual([230, 230])
  })

  it('leaves the rest of the old conversations to another task until none is left', async () => {
    const agent = await agentWith(region, {})
    const ports = makePorts()
    const writes = new Writes(region)
    for (let n = 0; n < 30; n++)
      writes.set(paths.conversation(agent.agentId, `old-${n}`), {
        ID: n,
        messageCount: 'broken',
        expireAt: new Date(n),
      })
    await writes.commit()
    await runSweep({ ports, signing: testSigning }, { region, name: 'expiry', at: 1, round: 0 }, 0)
    expect(ports.tasks.waiting[0]?.message.payload).toMatchObject({
      name: 'expiry',
      round: 1,
      from: { value: 0 },
    })
    await ports.tasks.run()
    expect(await Query.collection(region, paths.conversations(agent.agentId)).read()).toEqual([])
  })
})

describe('one broken document', () => {
  it('does not stop another lease from being settled', async () => {
    const [one, two] = [await makeAccount(region), await makeAccount(region)]
    const now = Date.now()
    const lease = { granted: 5, state: 'open', consumed: 0, at: 1, expiresAt: 2 }
    await new Writes(region)
      .set(`${paths.walletOf(one.workspaceId)}/leases/broken`, { ...lease, granted: 'many' })
      .set(`${paths.walletOf(two.workspaceId)}/leases/whole`, { ...lease, granted: 0 })
      .commit()
    await settleExpiredLeases(testCosts, region, now + leaseGraceMs)
    const state = async (path: string) =>
      (await readDocument(region, path, z.object({ state: z.string() })))?.data.state
    expect(await state(`${paths.walletOf(two.workspaceId)}/leases/whole`)).toBe('settled')
    expect(await state(`${paths.walletOf(one.workspaceId)}/leases/broken`)).toBe('open')
  })

  it('does not stop other conversations from the expiry that their owner has set', async () => {
    const agent = await agentWith(region, { retentionDays: 1 })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims)
    const now = Date.now()
    await new Writes(region)
      .set(paths.conversation(agent.agentId, 'broken'), { ID: 'broken', lastMessageAt: 5.5 })
      .set(paths.conversation(agent.agentId, 'odd'), {
        ID: 7,
        lastMessageAt: 6,
        visitorId: 'v',
        window: 'none',
      })
      .update(paths.runtime(agent.agentId), { retention: { at: now - 200_000, from: 0 } })
      .commit()
    await applyRetention(region, now)
    const expiry = async (id: string) =>
      (
        await readDocument(
          region,
          paths.conversation(agent.agentId, id),
          z.object({ expireAt: z.date().optional() }),
        )
      )?.data.expireAt
    expect(await expiry('odd')).toEqual(new Date(6 + dayMs))
    expect(await expiry('broken')).toBeUndefined()
    expect(await readQuery(region, 'setAside', z.object({ path: z.string() }))).toContainEqual(
      expect.objectContaining({ data: { path: paths.conversation(agent.agentId, 'broken') } }),
    )
    await engine.flush()
  })
})
