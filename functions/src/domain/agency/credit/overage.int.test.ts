import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makeServedClient } from '#test/agency/servedClient.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testCosts } from '#test/testSigning.ts'
import { orgMonthSchema } from '../../../shared/agencies/profit.ts'
import { monthOf } from '../../../shared/billing/months.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { claimCallLine } from '../../billing/calls/callLines.ts'
import { costOfCalls } from '../../billing/calls/priceCall.ts'
import { hasCredit } from '../../billing/credits/checkCredits.ts'
import { borrow } from '../../billing/credits/leases.ts'
import type { WalletRef } from '../../billing/credits/moveWallet.ts'
import { sweepExpiredLeases } from '../../billing/credits/sweepExpiredLeases.ts'
import { fundOverage } from '../../billing/overage/fundOverage.ts'
import { sweepOverage } from '../../billing/overage/sweepOverage.ts'
import { deleteOrganisation } from '../organisations/deleteOrganisation.ts'
import { setOrganisationAgents } from '../organisations/setOrganisationAgents.ts'
import { readProfit } from '../profit/readProfit.ts'
import { sweepProfit } from '../profit/sweepProfit.ts'
import { readClientTerms } from './clientTerms.ts'
import { setMonthlyLimit } from './setMonthlyLimit.ts'
import { setOverage } from './setOverage.ts'

beforeAll(clearDatabases)

const unit = 10_000
const laterMs = 30 * minuteMs
/** A model whose answers cost dozens of credits. */
const costly = () => scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 })

type Served = Awaited<ReturnType<typeof makeServedClient>>

const cover = ({ region, orgId, caller }: Served, credits: number) =>
  setOverage(makePorts(), caller, { region, orgId, credits })
const codeOf = async (engine: ReturnType<typeof makeEngine>, { agent }: Served) =>
  (await ask(engine, makeClaims(agent))).code

/** Returns why the agency's page of profits says that the organisation is as it is. */
async function healthReason({ region, workspaceId, orgId, caller }: Served) {
  await sweepProfit(region, Date.now())
  const request = { region, workspaceId, month: monthOf(Date.now()) }
  const { clients } = await readProfit(makePorts(), caller, request)
  return clients.find((client) => client.orgId === orgId)?.health?.reason
}

/** Settles what is open, returns the rest, and checks that no credit has appeared or disappeared. */
async function endOf({ region, wallets, agentId }: Served, credits: number) {
  const later = Date.now() + laterMs
  for (const wallet of [wallets.organisation, wallets.overage])
    await sweepExpiredLeases(testCosts, wallet, later)
  await sweepOverage(region, later)
  const [workspace, organisation, overage] = await Promise.all([
    expectBooksToBalance(wallets.workspace, []),
    expectBooksToBalance(wallets.organisation, [agentId]),
    expectBooksToBalance(wallets.overage, [agentId]),
  ])
  const spent = { own: organisation.spent, covered: overage.spent }
  expect(overage.wallet).toMatchObject({ balance: 0, leased: 0, restAt: 0 })
  expect(workspace.wallet.balance + organisation.wallet.balance + spent.own + spent.covered).toBe(
    credits * unit,
  )
  return { ...spent, workspace: workspace.wallet, overage: overage.wallet }
}

describe.each(oneRegion)('the overage of clients in %s', (region) => {
  it('lets agents continue at the agency’s cost, which the month counts, and returns the rest', async () => {
    const served = await makeServedClient(region, 0)
    const engine = makeEngine(costly())
    expect(await codeOf(engine, served)).toBe('out-of-credits')
    expect(await hasCredit(served.wallets.organisation, Date.now())).toBe(false)
    await cover(served, 1_000)
    expect(await hasCredit(served.wallets.organisation, Date.now())).toBe(true)
    const another = makeEngine(costly())
    for (let count = 0; count < 3; count++) expect(await codeOf(another, served)).toBeUndefined()
    await another.flush()
    const { own, covered } = await endOf(served, 5_000)
    expect(own).toBe(0)
    expect(covered).toBeGreaterThan(unit)
    const { caller, orgId } = served
    expect(await readClientTerms(makePorts(), caller, { region, orgId })).toMatchObject({
      limit: 1_000 * unit,
      used: covered,
    })
    const month = await readDocument(region, paths.orgMonth(orgId, monthOf(Date.now())), orgMonthSchema)
    expect(month?.data).toMatchObject({ used: covered, covered, price: 0 })
    // Its agents answer for as long as the agency pays.
    expect(await healthReason(served)).toBe('agencyPays')
    await cover(served, 0)
    expect(await healthReason(served)).toBe('noCredit')
  })

  it('never exceeds its limit in parallel instances, and stops the agents there', async () => {
    const served = await makeServedClient(region, 0)
    await cover(served, 60)
    const engines = [1, 2, 3].map(() => makeEngine(costly()))
    const codes = await Promise.all(
      engines.flatMap((engine) => [1, 2, 3, 4].map(() => codeOf(engine, served))),
    )
    expect(codes.filter((code) => code !== undefined && code !== 'out-of-credits')).toEqual([])
    expect(codes).toContain('out-of-credits')
    await Promise.all(engines.map((engine) => engine.flush()))
    const { covered } = await endOf(served, 5_000)
    expect(covered).toBeGreaterThan(0)
    expect(covered).toBeLessThanOrEqual(60 * unit)
  })

  it('is used after the client’s own credit, and not while there is some again', async () => {
    const served = await makeServedClient(region, 500)
    await cover(served, 1_000)
    const engine = makeEngine(costly())
    expect(await codeOf(engine, served)).toBeUndefined()
    expect((await served.walletOf('overage'))?.filled).toBe(0)
    await engine.flush()
    await served.move('toWorkspace', (await served.walletOf('organisation'))?.balance ?? 0)
    expect(await codeOf(engine, served)).toBeUndefined()
    await engine.flush()
    const covered = (await served.walletOf('overage'))?.usedInMonth ?? 0
    expect(covered).toBeGreaterThan(0)
    await served.move('toOrg', 500 * unit)
    expect(await codeOf(engine, served)).toBeUndefined()
    await engine.flush()
    expect(await endOf(served, 5_000)).toMatchObject({ covered })
  })

  it('loses nothing with an instance that ends', async () => {
    const served = await makeServedClient(region, 0)
    await cover(served, 1_000)
    expect(await codeOf(makeEngine(costly()), served)).toBeUndefined()
    await sweepOverage(region, Date.now() + laterMs)
    expect((await served.walletOf('overage'))?.leased).toBeGreaterThan(0)
    const { covered } = await endOf(served, 5_000)
    expect(covered).toBeGreaterThan(0)
  })

  it('stops agents at the client’s own limit of the month, and when the agency has too little credit', async () => {
    const served = await makeServedClient(region, 0)
    await cover(served, 1_000)
    const { caller, orgId, wallets } = served
    const fund = (least: number) => fundOverage(wallets.overage, { wanted: least, least }, Date.now())
    await setMonthlyLimit(makePorts(), caller, { region, orgId, credits: 300 })
    expect(await fund(301 * unit)).toBe(false)
    expect(await fund(300 * unit)).toBe(true)
    await setMonthlyLimit(makePorts(), caller, { region, orgId, credits: 0 })
    expect(await fund(1_001 * unit)).toBe(false)
    const poor = await makeServedClient(region, 4_990)
    await cover(poor, 1_000)
    expect(await fundOverage(poor.wallets.overage, { wanted: 11 * unit, least: 11 * unit }, Date.now())).toBe(
      false,
    )
    await cover(served, 0)
    expect(await fund(1)).toBe(false)
    await sweepOverage(region, Date.now() + laterMs)
    expect((await served.walletOf('workspace'))?.balance).toBe(5_000 * unit)
  })

  it('counts towards the client’s own limit of the month, whatever they buy later (H-162)', async () => {
    const served = await makeServedClient(region, 0)
    const { caller, orgId, wallets } = served
    await cover(served, 1_000)
    await setMonthlyLimit(makePorts(), caller, { region, orgId, credits: 200 })
    const engine = makeEngine(costly())
    expect(await codeOf(engine, served)).toBeUndefined()
    await engine.flush()
    const covered = (await served.walletOf('overage'))?.usedInMonth ?? 0
    expect(covered).toBeGreaterThan(0)
    await served.move('toOrg', 1_000 * unit)
    const takeAll = (wallet: WalletRef) => borrow(wallet, (amount) => ({ amount, tight: true }), Date.now())
    const left = 200 * unit - covered
    // Both wallets lend at the same time.
    const leases = await Promise.all([takeAll(wallets.organisation), takeAll(wallets.overage)])
    const granted = leases.reduce((sum, lease) => sum + ('id' in lease ? lease.granted : 0), 0)
    expect(granted).toBeGreaterThan(0)
    expect(granted).toBeLessThanOrEqual(left)
    expect(await codeOf(makeEngine(costly()), served)).toBe('out-of-credits')
    await setMonthlyLimit(makePorts(), caller, { region, orgId, credits: Math.floor(covered / unit) })
    expect(await hasCredit(wallets.organisation, Date.now())).toBe(false)
  })

  it('moves no credit twice in simultaneous movements and repeated returns', async () => {
    const served = await makeServedClient(region, 0)
    await cover(served, 1_000)
    const need = { wanted: 100 * unit, least: 100 * unit }
    const funded = await Promise.all(
      [1, 2, 3, 4].map(() => fundOverage(served.wallets.overage, need, Date.now())),
    )
    expect(funded).toEqual([true, true, true, true])
    const later = Date.now() + laterMs
    await Promise.all([sweepOverage(region, later), sweepOverage(region, later)])
    await sweepOverage(region, later)
    expect(await endOf(served, 5_000)).toMatchObject({ covered: 0, workspace: { balance: 5_000 * unit } })
  })

  it('pays for a call in the same way', async () => {
    const served = await makeServedClient(region, 0)
    await cover(served, 4_000)
    expect(await fundOverage(served.wallets.overage, costOfCalls, Date.now())).toBe(true)
    const line = { attempt: 'call', caller: ['visitor'], networks: [] }
    const { seconds } = await claimCallLine(served.wallets.overage, line, Date.now())
    expect(seconds).toBe(600)
    await sweepOverage(region, Date.now() + 11 * minuteMs)
    // The line is held for longer than the credit rests.
    expect((await served.walletOf('overage'))?.balance).toBeGreaterThan(0)
  })

  it('is set by members of the agency alone, and ends with the organisation', async () => {
    const served = await makeServedClient(region, 0)
    const { orgId, organisation } = served
    const client = await makeClient(organisation)
    const stranger = await makeAccount(region)
    for (const other of [client.asClient, stranger.caller]) {
      const refused = { code: 'permission-denied' }
      await expect(setOverage(makePorts(), other, { region, orgId, credits: 5 })).rejects.toMatchObject(
        refused,
      )
      await expect(readClientTerms(makePorts(), other, { region, orgId })).rejects.toMatchObject(refused)
    }
    const other = await makeServedClient(region, 0)
    await cover(other, 100)
    await setOrganisationAgents(makePorts(), other.caller, { region, orgId: other.orgId, widgetIDs: [] })
    await fundOverage(other.wallets.overage, { wanted: unit, least: unit }, Date.now())
    await deleteOrganisation(makePorts(), other.caller, { region, orgId: other.orgId })
    expect(await fundOverage(other.wallets.overage, { wanted: unit, least: unit }, Date.now())).toBe(false)
    await sweepOverage(region, Date.now() + laterMs)
    expect((await other.walletOf('workspace'))?.balance).toBe(5_000 * unit)
  })
})
