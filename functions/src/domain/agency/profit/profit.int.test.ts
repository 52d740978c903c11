import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSelling, makeShop } from '#test/agency/shop.ts'
import { event } from '#test/agency/shopBooks.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testCosts } from '#test/testSigning.ts'
import { hourMs } from '../../../shared/durations.ts'
import { costOf, marginOf, orgMonthSchema } from '../../../shared/agencies/profit.ts'
import { monthOf } from '../../../shared/billing/months.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { leaseSchema, usageSchema, walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import { borrow, settleLease } from '../../billing/credits/leases.ts'
import { openAnswerCosts } from '../../chat/inbox/openAnswerCosts.ts'
import { openAnswerPrices } from '../../chat/inbox/openAnswerPrices.ts'
import { setOverage } from '../credit/setOverage.ts'
import { transferCredits } from '../credit/transferCredits.ts'
import { setOrganisationAgents } from '../organisations/setOrganisationAgents.ts'
import { handleSellerEvent } from '../selling/handleSellerEvent.ts'
import { setClientRecharge } from '../selling/recharges/clientRecharge.ts'
import { readProfit } from './readProfit.ts'
import { sweepProfit } from './sweepProfit.ts'

const unit = 10_000
let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

type Shop = Awaited<ReturnType<typeof makeShop>>

/** Creates a shop whose client has an agent. */
async function makeServedShop(region: Region) {
  const shop = await makeShop(selling, region)
  const ports = makePorts()
  const { caller, workspaceId, orgId } = shop
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  await publishAgent(ports, caller, { region, agentId: agentCreated.ID })
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentCreated.ID] })
  await shop.addCard()
  return { ...shop, agentId: agentCreated.ID }
}

const walletOf = async ({ region, orgId }: Shop) =>
  (await readDocument(region, paths.walletOfOrg(orgId), walletSchema))?.data
const monthOfShop = async ({ region, orgId }: Shop, now: number) =>
  (await readDocument(region, paths.orgMonth(orgId, monthOf(now)), orgMonthSchema))?.data

/** Uses credit of an organisation as an instance does. */
async function use({ region, orgId }: Shop, agentId: string, units: number, now = Date.now()) {
  const ref = { region, wallet: `org_${orgId}` }
  const lease = await borrow(ref, () => ({ amount: units + 7, tight: true }), now)
  if (!('id' in lease)) throw new Error('Nothing was lent')
  const price = Math.floor((lease.worth * units) / lease.granted)
  const row = { messageId: randomUUID(), conversationId: 'c', agentId, at: now, amount: units, price }
  await settleLease(ref, lease, [{ ...row, model: 'm', inputTokens: 1, outputTokens: 1, rule: 'r' }], now)
  return price
}

describe.each(oneRegion)('the profit of an agency in %s', (region) => {
  it('is on each receipt as cost and price, of which the client sees the price only', async () => {
    const shop = await makeServedShop(region)
    await shop.buy(5_000)
    const engine = makeEngine()
    const claims = makeClaims(shop)
    await ask(engine, claims)
    await engine.flush()
    const path = paths.conversation(shop.agentId, claims.conversationId)
    const stored = (await readDocument(region, path, conversationSchema))?.data
    const answer = stored?.window.find(({ role }) => role === 'agent')
    const input = {
      region,
      agentId: shop.agentId,
      conversationId: claims.conversationId,
      answers: [{ id: answer?.id ?? '', sealed: answer?.sealed ?? '' }],
    }
    const { answers } = await openAnswerCosts({ costs: testCosts }, shop.caller, { ...input, totals: '' })
    const { amount = 0, price = 0 } = answers[0]?.receipt ?? {}
    expect(amount).toBeGreaterThan(0)
    // At $0.004 a credit, of which $0.001 is the agency's cost.
    expect(price).toBe(Math.floor((amount * 4_000) / unit))
    expect(marginOf({ used: amount, price })).toBe(price - costOf({ used: amount }))
    const opened = await openAnswerPrices({ costs: testCosts }, shop.client.asClient, input)
    expect(opened).toEqual({ answers: [{ id: answer?.id, price }] })
    const refused = { code: 'permission-denied' }
    await expect(openAnswerPrices({ costs: testCosts }, shop.caller, input)).rejects.toMatchObject(refused)
    const stranger = await makeServedShop(region)
    await expect(
      openAnswerPrices({ costs: testCosts }, stranger.client.asClient, input),
    ).rejects.toMatchObject(refused)
    const lease = answers[0]?.receipt?.lease ?? ''
    const usage = await readDocument(region, `${paths.walletOfOrg(shop.orgId)}/usage/${lease}`, usageSchema)
    expect(usage?.data.rows).toMatchObject([{ amount, price }])
    expect(await walletOf(shop)).toMatchObject({ worth: 20_000_000 - price, leased: 0 })
    expect(await monthOfShop(shop, Date.now())).toMatchObject({
      sold: 5_000 * unit,
      paid: 2_000,
      fees: 100,
      used: amount,
      price,
      agents: { [shop.agentId]: { used: amount, price } },
    })
  })

  it('counts used credit at the average price of what is there, and no micro-dollar appears or disappears', async () => {
    const shop = await makeServedShop(region)
    await shop.buy(1_000)
    const gift = { region, workspaceId: shop.workspaceId, orgId: shop.orgId, transferId: randomUUID() }
    await transferCredits(makePorts(), shop.caller, { ...gift, direction: 'toOrg', amount: 3_000 * unit })
    let used = 0
    for (const units of [1, 333, 70_001, 9_999_999]) used += await use(shop, 'agent1', units)
    const wallet = await walletOf(shop)
    expect(used + (wallet?.worth ?? 0)).toBe(4_000_000)
    expect(used).toBeCloseTo((10_070_334 * 1_000) / unit, -1)
    const leases = await readQuery(region, `${paths.walletOfOrg(shop.orgId)}/leases`, leaseSchema)
    expect(leases.every(({ data }) => data.state === 'settled')).toBe(true)
  })

  it('counts a sale, a use and a refund once, however often they are repeated', async () => {
    const shop = await makeServedShop(region)
    const attemptId = randomUUID()
    await Promise.all([shop.buy(5_000, attemptId), shop.buy(5_000, attemptId)])
    const price = await use(shop, 'agent1', 1_000 * unit)
    const stripe = selling.stripe(shop.accountId)
    const [payment] = (await stripe.paymentIntents.list()).data
    const paymentId = payment?.id ?? ''
    await stripe.refunds.create({ payment_intent: paymentId, amount: 500 })
    const refunded = event(shop.accountId, { type: 'charge.refunded', paymentId })
    await Promise.all([1, 2, 3].map(() => handleSellerEvent(selling.ports, refunded)))
    const counts = {
      sold: 5_000 * unit,
      paid: 2_000,
      fees: 100,
      returned: 1_250 * unit,
      refunded: 500,
      used: 1_000 * unit,
      price,
    }
    expect(await monthOfShop(shop, Date.now())).toMatchObject(counts)
    expect((await walletOf(shop))?.worth).toBe(20_000_000 - price - 5_000_000)
    for (let sweep = 0; sweep < 3; sweep++) await sweepProfit(region, Date.now())
    const month = monthOf(Date.now())
    const request = { region, workspaceId: shop.workspaceId, month }
    const { clients } = await readProfit({ now: Date.now }, shop.caller, request)
    expect(clients).toMatchObject([{ orgId: shop.orgId, name: 'Harbour', ...counts, left: 2_750 * unit }])
  })

  it('shows the state of a client after each payment, also of the workspace, and each change of recharging', async () => {
    const shop = await makeServedShop(region)
    const { caller, workspaceId, orgId, wallet } = shop
    let now = Date.now()
    const readHealth = async () => {
      const request = { region, workspaceId, month: monthOf(now) }
      return (await readProfit({ now: () => now }, caller, request)).clients[0]?.health
    }
    /** Sweeps when everything that has changed before is summarized for long. */
    const sweep = async () => {
      now += hourMs
      await sweepProfit(region, now)
    }
    await setOverage(makePorts(), caller, { region, orgId, credits: 500 })
    await shop.buy(1_000)
    await use(shop, shop.agentId, 1_000 * unit - 7, now)
    await adjustWallet({ region, wallet: `org_${orgId}` }, 'rest', -7, 'test', now)
    await sweep()
    expect(await readHealth()).toMatchObject({ state: 'runningOut', reason: 'agencyPays' })
    await adjustWallet(wallet, 'gone', -19_000 * unit, 'test', now)
    expect(await readHealth()).toMatchObject({ state: 'runningOut', reason: 'noCredit' })
    await adjustWallet(wallet, 'paid', 9_000 * unit, 'test', now)
    expect(await readHealth()).toMatchObject({ state: 'runningOut', reason: 'agencyPays' })

    await shop.buy(5_000)
    const settings = { isOn: true, threshold: 500, amount: 5 }
    const save = () =>
      setClientRecharge({ now: () => now }, shop.client.asClient, {
        region,
        orgId,
        settings,
        priceMicros: 4_000,
      })
    await save()
    await new Writes(region)
      .update(paths.clientRecharge(orgId), { state: 'paused', reason: 'failures' })
      .commit()
    await sweep()
    expect(await readHealth()).toMatchObject({ state: 'unpaid', reason: 'rechargeFails' })
    await sweep()
    await save()
    await sweep()
    expect(await readHealth()).toMatchObject({ state: 'well' })
  })

  it('is not shown to strangers and clients', async () => {
    const shop = await makeServedShop(region)
    const other = await makeShop(selling, region)
    const request = { region, workspaceId: shop.workspaceId, month: monthOf(Date.now()) }
    for (const caller of [other.caller, shop.client.asClient])
      await expect(readProfit({ now: Date.now }, caller, request)).rejects.toMatchObject({
        code: 'permission-denied',
      })
  })
})
