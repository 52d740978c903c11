import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { areCallsCovered } from '../../billing/calls/callHolds.ts'
import { claimCallLine } from '../../billing/calls/callLines.ts'
import { maxUnits } from '../../billing/calls/priceCall.ts'
import { hasCredit } from '../../billing/credits/checkCredits.ts'
import { borrow, settleLease, type Borrowed } from '../../billing/credits/leases.ts'
import { setOrganisationAgents } from '../organisations/setOrganisationAgents.ts'
import { setMonthlyLimit } from './setMonthlyLimit.ts'
import { transferCredits } from './transferCredits.ts'

beforeAll(clearDatabases)

const unit = 10_000

/** Creates an organisation with 3,000 credits, and an agent that they pay. */
async function makeLimited(region: Region, credits: number) {
  const owned = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = owned
  const ports = makePorts()
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  await publishAgent(ports, caller, { region, agentId: agentCreated.ID })
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentCreated.ID] })
  const credit = { region, workspaceId, orgId, amount: 3_000 * unit, transferId: randomUUID() }
  await transferCredits(ports, caller, { ...credit, direction: 'toOrg' })
  await setMonthlyLimit(ports, caller, { region, orgId, credits })
  const ref = { region, wallet: `org_${orgId}` }
  const wallet = async () => (await readDocument(region, paths.walletOfOrg(orgId), walletSchema))?.data
  /** Borrows all that can be lent. */
  const takeAll = (now: number) => borrow(ref, (amount) => ({ amount, tight: true }), now)
  return { ...owned, organisation: owned, ref, wallet, takeAll, agent: { region, agentId: agentCreated.ID } }
}

function requireLease(lease: Borrowed | { leased: number }): Borrowed {
  if (!('id' in lease)) throw new Error('Nothing was lent')
  return lease
}

const rowOf = (amount: number) => ({
  messageId: 'm',
  conversationId: 'c',
  agentId: 'a',
  at: 0,
  amount,
  model: 'm',
  inputTokens: 0,
  outputTokens: 0,
  rule: 'r',
})

describe.each(oneRegion)('the monthly limit of a client in %s', (region) => {
  it('is never exceeded by parallel instances, and starts again with the next month', async () => {
    const { ref, takeAll, wallet } = await makeLimited(region, 100)
    const now = Date.UTC(2026, 10, 30, 23)
    const results = await Promise.all([takeAll(now), takeAll(now), takeAll(now)])
    const leases = results.filter((lease): lease is Borrowed => 'id' in lease)
    expect(leases.map(({ granted }) => granted)).toEqual([100 * unit])
    const lease = requireLease(leases[0] ?? { leased: 0 })
    await settleLease(ref, lease, [rowOf(60 * unit)], now)
    await settleLease(ref, lease, [rowOf(60 * unit)], now)
    expect(await wallet()).toMatchObject({ month: '2026-11', usedInMonth: 60 * unit, balance: 2_940 * unit })
    const second = requireLease(await takeAll(now))
    expect(second.granted).toBe(40 * unit)
    await settleLease(ref, second, [rowOf(40 * unit)], now)
    expect(await takeAll(now)).toEqual({ leased: 0 })
    expect(await hasCredit(ref, now)).toBe(false)
    const next = Date.UTC(2026, 11, 1)
    expect(await hasCredit(ref, next)).toBe(true)
    expect(requireLease(await takeAll(next)).granted).toBe(100 * unit)
  })

  it('ends the answers of its agents, and removing it lets them answer again', async () => {
    const { caller, orgId, agent, ref, takeAll } = await makeLimited(region, 1)
    const lease = requireLease(await takeAll(Date.now()))
    await settleLease(ref, lease, [rowOf(1 * unit)], Date.now())
    const engine = makeEngine()
    expect((await ask(engine, makeClaims(agent))).code).toBe('out-of-credits')
    await setMonthlyLimit(makePorts(), caller, { region, orgId, credits: 0 })
    expect((await ask(engine, makeClaims(agent))).code).toBeUndefined()
    await engine.flush()
  })

  it('does not concern the tests of members, which their workspace pays', async () => {
    const { agent, takeAll, ref, wallet } = await makeLimited(region, 1)
    await settleLease(ref, requireLease(await takeAll(Date.now())), [rowOf(1 * unit)], Date.now())
    const before = await wallet()
    const engine = makeEngine()
    const tested = await ask(engine, makeClaims(agent, { draft: true }))
    await engine.flush()
    expect(tested.code).toBeUndefined()
    expect(tested.answer?.text).toBeTruthy()
    expect(await wallet()).toEqual(before)
  })

  it('shortens a call to what is left of the month', async () => {
    const now = Date.now()
    const limited = await makeLimited(region, 500)
    const free = await makeLimited(region, 0)
    const line = () => ({ attempt: randomUUID(), caller: [randomUUID()], networks: [] })
    const { seconds } = await claimCallLine(limited.ref, line(), now)
    expect(seconds).toBeLessThan((await claimCallLine(free.ref, line(), now)).seconds)
  })

  it('leaves a call only what is not lent (H-168)', async () => {
    const { ref } = await makeLimited(region, 500)
    const now = Date.UTC(2026, 10, 30, 12)
    requireLease(await borrow(ref, () => ({ amount: 200 * unit, tight: true }), now))
    const { seconds } = await claimCallLine(ref, { attempt: 'a', caller: [], networks: [] }, now)
    expect(maxUnits(seconds)).toBe(240 * unit)
  })

  it('ends a call after answers have used what it would still cost (H-168)', async () => {
    const { ref, takeAll } = await makeLimited(region, 1_500)
    const now = Date.UTC(2026, 10, 30, 12)
    const { seconds } = await claimCallLine(ref, { attempt: 'a', caller: [], networks: [] }, now)
    expect(seconds).toBe(240)
    const lease = requireLease(await takeAll(now))
    await settleLease(ref, lease, [rowOf(lease.granted)], now)
    expect(lease.granted).toBe(1_200 * unit)
    expect(await areCallsCovered(ref, now + 60_000)).toBe(true)
    expect(await areCallsCovered(ref, now + 61_000)).toBe(false)
  })

  it('is set by members of the agency only', async () => {
    const owned = await makeLimited(region, 5)
    const { orgId, wallet } = owned
    const client = await makeClient(owned.organisation)
    const stranger = await makeAccount(region)
    for (const caller of [client.asClient, stranger.caller])
      await expect(setMonthlyLimit(makePorts(), caller, { region, orgId, credits: 0 })).rejects.toMatchObject(
        { code: 'permission-denied' },
      )
    expect((await wallet())?.monthlyLimit).toBe(5 * unit)
  })
})
