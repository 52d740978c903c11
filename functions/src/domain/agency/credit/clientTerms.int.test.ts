import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makeServedClient } from '#test/agency/servedClient.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testCosts } from '#test/testSigning.ts'
import {
  chargeFor,
  clientTermsSchema,
  noFactors,
  type Factors,
} from '../../../shared/agencies/clientTerms.ts'
import { organisationLogEntrySchema } from '../../../shared/agencies/organisationLog.ts'
import { orgMonthSchema } from '../../../shared/agencies/profit.ts'
import { monthOf } from '../../../shared/billing/months.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { countOperations } from '../../../store/operations.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { claimCallLine } from '../../billing/calls/callLines.ts'
import { chargeCall, recordCall } from '../../billing/credits/callCharges.ts'
import { LeaseBook } from '../../billing/credits/LeaseBook.ts'
import { sweepExpiredLeases } from '../../billing/credits/sweepExpiredLeases.ts'
import { sweepMarkups } from '../../billing/terms/returnMarkup.ts'
import { deleteOrganisation } from '../organisations/deleteOrganisation.ts'
import { setOrganisationAgents } from '../organisations/setOrganisationAgents.ts'
import { readClientTerms, setFactors } from './clientTerms.ts'
import { setOverage } from './setOverage.ts'

beforeAll(clearDatabases)

const unit = 10_000
const laterMs = 30 * minuteMs
const costly = () => scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 })

type Served = Awaited<ReturnType<typeof makeServedClient>>

const set = ({ region, orgId, caller }: Served, factors: Partial<Factors>) =>
  setFactors(makePorts(), caller, { region, orgId, factors: { ...noFactors, ...factors } })
const dueOf = async ({ region, orgId }: Served) =>
  (await readDocument(region, paths.clientTerms(orgId), clientTermsSchema))?.data.due
const receiptsOf = async ({ wallets, agentId }: Served) =>
  (await expectBooksToBalance(wallets.organisation, [agentId])).receipts

describe.each(oneRegion)('the factors of a client in %s', (region) => {
  it('are paid by the client, and the difference returns to the workspace once', async () => {
    const served = await makeServedClient(region, 1_000)
    const engine = makeEngine(costly())
    await ask(engine, makeClaims(served.agent))
    await engine.flush()
    const [plain] = await receiptsOf(served)
    const cost = plain?.amount ?? 0
    expect(plain?.markup).toBeUndefined()
    await set(served, { answers: 250 })
    await ask(engine, makeClaims(served.agent))
    await engine.flush()
    const charged = (await receiptsOf(served)).find(({ markup }) => markup !== undefined)
    expect(charged).toMatchObject({ amount: chargeFor(cost, 250), markup: chargeFor(cost, 250) - cost })
    const markup = charged?.markup ?? 0
    expect(await dueOf(served)).toBe(markup)
    const before = (await served.walletOf('workspace'))?.balance ?? 0
    await Promise.all([sweepMarkups(region, Date.now()), sweepMarkups(region, Date.now())])
    await sweepMarkups(region, Date.now())
    expect((await served.walletOf('workspace'))?.balance).toBe(before + markup)
    expect(await dueOf(served)).toBe(0)
    const left = (await served.walletOf('organisation'))?.balance
    expect(left).toBe(1_000 * unit - cost - chargeFor(cost, 250))
    const month = await readDocument(
      region,
      paths.orgMonth(served.orgId, monthOf(Date.now())),
      orgMonthSchema,
    )
    const used = cost + chargeFor(cost, 250)
    expect(month?.data).toMatchObject({ used, markup, agents: { [served.agentId]: { used, markup } } })
    await expectBooksToBalance(served.wallets.workspace, [])
  })

  it('lose no difference with an instance that ends', async () => {
    const served = await makeServedClient(region, 1_000)
    await set(served, { answers: 300 })
    await ask(makeEngine(costly()), makeClaims(served.agent))
    expect(await dueOf(served)).toBe(0)
    const { organisation } = served.wallets
    const later = Date.now() + laterMs
    await Promise.all([1, 2].map(() => sweepExpiredLeases(testCosts, organisation, later)))
    const [receipt] = await receiptsOf(served)
    expect(receipt?.markup).toBeGreaterThan(0)
    expect(await dueOf(served)).toBe(receipt?.markup)
  })

  it('never charge more than there is in parallel answers', { timeout: 60_000 }, async () => {
    const served = await makeServedClient(region, 700)
    await set(served, { answers: 333 })
    const engines = [1, 2, 3].map(() => makeEngine(costly()))
    await Promise.all(engines.flatMap((engine) => [1, 2, 3].map(() => ask(engine, makeClaims(served.agent)))))
    await Promise.all(engines.map((engine) => engine.flush()))
    const { wallet, spent } = await expectBooksToBalance(served.wallets.organisation, [served.agentId])
    expect(wallet.balance).toBe(700 * unit - spent)
    expect(spent).toBeGreaterThan(0)
  })

  it('differ by kind, and stay the same in a lease that has begun', async () => {
    const served = await makeServedClient(region, 1_000)
    await set(served, { answers: 200, voiceNotes: 500 })
    const book = new LeaseBook({ costs: testCosts, now: Date.now }, served.wallets.organisation)
    const need = { wanted: 1_000, least: 1_000 }
    const hold = await book.hold(need)
    await set(served, { answers: 100, voiceNotes: 100 })
    const note = await book.hold({ ...need, kind: 'voiceNotes' })
    expect([hold.factor, note.factor, hold.lease === note.lease]).toEqual([200, 500, true])
    expect(book.grow(hold, { wanted: 500, least: 500 })).toBe(true)
    expect(hold.amount).toBe(1_500)
    book.release(hold)
    book.release(note)
    await book.flush()
    expect((await book.hold(need)).factor).toBeUndefined()
  })

  it('shorten a call to what the client can pay, and charge it by the factor of its start', async () => {
    const served = await makeServedClient(region, 1_000)
    const { organisation } = served.wallets
    const line = () => ({ attempt: String(Math.random()), caller: [String(Math.random())], networks: [] })
    const plain = await claimCallLine(organisation, line(), Date.now())
    const twice = await makeServedClient(region, 1_000)
    await set(twice, { calls: 200 })
    const claimed = await claimCallLine(twice.wallets.organisation, line(), Date.now())
    expect([claimed.factor, claimed.seconds]).toEqual([200, plain.seconds / 2])
    const call = { agentId: twice.agentId, conversationId: 'c', at: 1, endsBy: 1, attempt: 'a' }
    await recordCall(twice.wallets.organisation, 'call-1', { ...call, factor: claimed.factor })
    await set(twice, { calls: 100 })
    const bill = { cost: 5_001, rule: 'test', isLate: false }
    const charge = () => chargeCall(testCosts, twice.wallets.organisation, 'call-1', bill, Date.now())
    expect((await Promise.all([charge(), charge()])).includes(5_001)).toBe(true)
    expect(await dueOf(twice)).toBe(5_001)
    expect((await twice.walletOf('organisation'))?.balance).toBe(1_000 * unit - 10_002)
  })

  it('let a warm answer read and write no more than one that the workspace pays', async () => {
    const served = await makeServedClient(region, 4_000)
    await set(served, { answers: 200 })
    const engine = makeEngine(scriptedModel({ inputTokens: 100, outputTokens: 60 }))
    const warm = async (agent: Parameters<typeof makeClaims>[0]) => {
      const claims = makeClaims(agent)
      await ask(engine, claims)
      const { reads, writes } = await countOperations(() => ask(engine, claims))
      return { reads, writes }
    }
    expect(await warm(served.agent)).toEqual(await warm(await makeAgent(region)))
    await engine.flush()
  })

  it('are marked in the log as terms of the agency, which its clients do not read (H-153)', async () => {
    const served = await makeServedClient(region, 1_000)
    const { caller, orgId } = served
    await set(served, { answers: 250 })
    await setOverage(makePorts(), caller, { region, orgId, credits: 70 })
    const log = await readQuery(region, paths.organisationLog(orgId), organisationLogEntrySchema)
    const shown = log.filter(({ data }) => data.isOfAgency === false).map(({ data }) => data.kind)
    expect(new Set(shown)).toEqual(new Set(['organisationCreated', 'agentsChanged', 'creditsTransferred']))
    expect(log.length - shown.length).toBe(2)
  })

  it('are set by members of the agency alone, and return what is due with a deletion', async () => {
    const served = await makeServedClient(region, 1_000)
    const client = await makeClient(served.organisation)
    const stranger = await makeAccount(region)
    const { orgId, caller } = served
    const input = { region, orgId, factors: { ...noFactors, calls: 200 } }
    for (const other of [client.asClient, stranger.caller])
      await expect(setFactors(makePorts(), other, input)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await readClientTerms(makePorts(), caller, { region, orgId })).factors).toEqual(noFactors)
    const left = await makeServedClient(region, 1_000)
    await set(left, { calls: 200 })
    const call = { agentId: left.agentId, conversationId: 'c', at: 1, endsBy: 1, attempt: 'a', factor: 200 }
    await recordCall(left.wallets.organisation, 'call-1', call)
    const bill = { cost: 7_000, rule: 'test', isLate: false }
    await chargeCall(testCosts, left.wallets.organisation, 'call-1', bill, Date.now())
    const of = { region, orgId: left.orgId }
    await setOrganisationAgents(makePorts(), left.caller, { ...of, widgetIDs: [] })
    await deleteOrganisation(makePorts(), left.caller, of)
    expect((await left.walletOf('workspace'))?.balance).toBe(5_000 * unit - 7_000)
    expect(await dueOf(left)).toBeUndefined()
  })
})
