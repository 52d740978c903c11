import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { openSelling } from '#test/agency/shop.ts'
import { booksOf } from '#test/agency/shopBooks.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import { addCredit } from '../../../billing/credits/moveCredit.ts'
import { saveSellerPrice } from '../connectSeller.ts'
import { abandonSales, reconcileSales } from '../reconcileSales.ts'
import { changeClientPlan, setClientPlanEnding } from './changeClientPlan.ts'
import { deliverOwedCredit, reconcileClientPlans } from './reconcilePlans.ts'
import { savePlans } from './savePlans.ts'

const unit = 10_000
let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

type Shop = Awaited<ReturnType<typeof makePlanShop>>

const setEnding = ({ region, orgId, client }: Shop, isEnding: boolean) =>
  setClientPlanEnding(selling.ports, client.asClient, { region, orgId, isEnding })
const change = ({ region, orgId, client }: Shop, { id: planId, amount }: Shop['pro']) =>
  changeClientPlan(selling.ports, client.asClient, { region, orgId, planId, amount })
const fill = ({ wallet }: Shop, credits: number) =>
  addCredit(
    wallet,
    { key: randomUUID(), type: 'payment', amount: credits * unit, ref: 'test', actor: 'test' },
    async () => {},
    selling.clock.now,
  )
const spend = ({ wallet }: Shop, credits: number) =>
  adjustWallet(wallet, randomUUID(), -credits * unit, 'test', selling.clock.now)

describe.each(oneRegion)('plans of clients in %s', (region) => {
  it('bring the credit of a paid month once, from the workspace, with five percent for the platform', async () => {
    const shop = await makePlanShop(selling, region)
    const { session } = await shop.choose()
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 0, debts: [0, 0] })
    await shop.pay(session)
    await shop.deliver((events) => events.toReversed(), 3)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    expect((await shop.stripe.paymentIntents.list()).data).toMatchObject([
      { amount_received: 2_000, application_fee_amount: 100, status: 'succeeded' },
    ])
    expect(await shop.view()).toMatchObject({
      plan: {
        planId: shop.starter.id,
        name: 'Starter',
        amount: 2_000,
        status: 'active',
        endsAt: null,
        next: null,
      },
      plans: [{ name: 'Starter' }, { name: 'Pro', amount: 6_000 }],
      card: { last4: '4242' },
      purchases: [{ isPlan: true, total: 2_000, units: 5_000 * unit, state: 'delivered' }],
    })
  })

  it('start for a client who returns from the page although no event has arrived', async () => {
    const shop = await makePlanShop(selling, region)
    const { session } = await shop.choose()
    expect(await shop.view()).toMatchObject({ plan: null })
    await shop.pay(session)
    expect(await shop.view()).toMatchObject({ plan: { status: 'active' }, units: 5_000 * unit })
    await shop.deliver()
    expect(await booksOf(shop)).toMatchObject({ workspace: 15_000, organisation: 5_000 })
  })

  it('open one page at a time, and none while there is a plan', async () => {
    const shop = await makePlanShop(selling, region)
    const first = await shop.choose()
    expect(await shop.choose(shop.starter.id, first.attemptId)).toEqual(first)
    const second = await shop.choose(shop.pro.id)
    await expect(shop.pay(first.session)).rejects.toThrow('expired')
    expect(await booksOf(shop)).toMatchObject({ workspace: 5_000 })
    const [left, right] = await Promise.allSettled([shop.choose(), shop.choose()])
    const open = [left, right].filter(({ status }) => status === 'fulfilled')
    expect(open).toHaveLength(1)
    await expect(shop.pay(second.session)).rejects.toThrow('expired')
    for (const each of open) if (each.status === 'fulfilled') await shop.pay(each.value.session)
    await expect(shop.choose(shop.pro.id)).rejects.toMatchObject({ refusal: { key: 'alreadySubscribed' } })
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    await expect(shop.choose(randomUUID())).rejects.toMatchObject({ refusal: { key: 'planNotForSale' } })
  })

  it('return the credit of a page that is left, by its event or by the sweep', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.choose()
    await shop.wait(1)
    await shop.deliver()
    expect(await booksOf(shop)).toMatchObject({ workspace: 20_000 })
    await shop.choose()
    await shop.wait(2)
    await abandonSales(selling.ports, region)
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
    await spend(shop, 18_000)
    await expect(shop.choose()).rejects.toMatchObject({ refusal: { key: 'creditsNotForSaleNow' } })
    expect((await shop.stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([])
  })

  it.each(['before-pay', 'after-subscribe'] as const)(
    'are finished by the same attempt when the process ends %s, or given up after an hour',
    async (point) => {
      const shop = await makePlanShop(selling, region)
      const attemptId = randomUUID()
      selling.crashAt.point = point
      await expect(shop.choose(shop.starter.id, attemptId)).rejects.toThrow(point)
      const { session } = await shop.choose(shop.starter.id, attemptId)
      expect((await shop.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session])
      await shop.wait(2)
      await abandonSales(selling.ports, region)
      selling.crashAt.point = point
      await expect(shop.choose()).rejects.toThrow(point)
      await shop.wait(2)
      await abandonSales(selling.ports, region)
      expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
    },
  )

  it('set the credit of a renewal aside before the charge, and deliver it once', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe()
    await shop.nextMonth(0)
    await shop.deliver((events) => events.toReversed(), 2)
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 5_000, debts: [0, 0] })
    selling.crashAt.point = 'after-pay'
    await shop.wait(2)
    const events = await shop.newEvents()
    await expect(shop.deliver(() => events)).rejects.toThrow('after-pay')
    selling.crashAt.point = 'after-reserve'
    await expect(shop.deliver(() => events)).rejects.toThrow('after-reserve')
    await shop.deliver(() => events.toReversed(), 2)
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 10_000, debts: [0, 0] })
    await reconcileClientPlans(selling.ports, region)
    expect(await booksOf(shop)).toMatchObject({ organisation: 10_000 })
  })

  it('lend a renewal without credit up to the limit, and deliver what is missing later', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe(shop.pro.id)
    expect(await booksOf(shop)).toEqual({ workspace: 5_000, organisation: 15_000, debts: [0, 0] })
    await spend(shop, 2_000)
    await shop.nextMonth(2)
    // The event was lost.
    await reconcileClientPlans(selling.ports, region)
    // 3,000 were there, 5,000 are lent, and 7,000 are owed.
    expect(await booksOf(shop)).toEqual({ workspace: 0, organisation: 23_000, debts: [5_000, 0] })
    expect((await shop.view()).purchases[0]).toMatchObject({ state: 'owed' })
    expect(selling.sent).toContainEqual(
      expect.objectContaining({ workspaceId: shop.workspaceId, notice: 'saleRefused' }),
    )
    // Nothing more is lent for the next month, and nothing is sold.
    await shop.addCard()
    await expect(shop.buy(1_000)).rejects.toMatchObject({ refusal: { key: 'creditsNotForSaleNow' } })
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await booksOf(shop)).toEqual({ workspace: 0, organisation: 23_000, debts: [5_000, 0] })
    await fill(shop, 7_000)
    await deliverOwedCredit(selling.ports, region)
    expect(await booksOf(shop)).toEqual({ workspace: 0, organisation: 25_000, debts: [0, 0] })
    await fill(shop, 30_000)
    await Promise.all([1, 2].map(() => deliverOwedCredit(selling.ports, region)))
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 45_000, debts: [0, 0] })
    // The debt is repaid, so the limit is free again.
    await spend(shop, 10_000)
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await booksOf(shop)).toMatchObject({ organisation: 50_000, debts: [5_000, 0] })
  })

  it('return the credit of a declined renewal after a day, and deliver its later payment', async () => {
    const shop = await makePlanShop(selling, region)
    const id = await shop.subscribe()
    const { default_payment_method: method } = await shop.stripe.subscriptions.retrieve(id)
    await selling.control('/cards', {
      account: shop.accountId,
      payment_method: method,
      number: '4000000000000341',
    })
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await shop.view()).toMatchObject({ plan: { status: 'unpaid' } })
    expect(await booksOf(shop)).toMatchObject({ workspace: 10_000, organisation: 5_000 })
    await shop.wait(26)
    await abandonSales(selling.ports, region)
    expect(await booksOf(shop)).toMatchObject({ workspace: 15_000, organisation: 5_000 })
    // Another card pays the open month at once.
    await shop.addCard()
    await shop.deliver()
    expect(await shop.view()).toMatchObject({ plan: { status: 'active' } })
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 10_000, debts: [0, 0] })
  })

  it('end with their paid month, can continue after all, and change with the next month', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe()
    const stale = { ...shop.pro, amount: shop.pro.amount - 1_000 }
    await expect(change(shop, stale)).rejects.toMatchObject({ refusal: { key: 'priceHasChanged' } })
    await change(shop, shop.pro)
    expect(await shop.view()).toMatchObject({
      plan: { name: 'Starter', next: { planId: shop.pro.id, name: 'Pro', amount: 6_000 } },
    })
    expect(await booksOf(shop)).toMatchObject({ workspace: 15_000, organisation: 5_000 })
    await setEnding(shop, true)
    const ending = await shop.view()
    expect(ending.plan?.endsAt).toBe(ending.plan?.renewsAt)
    await expect(change(shop, shop.starter)).rejects.toMatchObject({ refusal: { key: 'noActivePlan' } })
    await setEnding(shop, false)
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await booksOf(shop)).toEqual({ workspace: 0, organisation: 20_000, debts: [0, 0] })
    expect(await shop.view()).toMatchObject({ plan: { name: 'Pro', next: null, endsAt: null } })
    await setEnding(shop, true)
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await shop.view()).toMatchObject({ plan: null, units: 20_000 * unit })
    await expect(setEnding(shop, true)).rejects.toMatchObject({ refusal: { key: 'noActivePlan' } })
    await fill(shop, 10_000)
    await shop.subscribe()
    expect(await booksOf(shop)).toEqual({ workspace: 5_000, organisation: 25_000, debts: [0, 0] })
  })

  it('keep their terms when a change is taken back, although the plan costs more by then', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe()
    await change(shop, shop.pro)
    const { caller, workspaceId, starter, pro } = shop
    await saveSellerPrice(selling.ports, caller, { region, workspaceId, extraMicros: 5_000 })
    await savePlans(selling.ports, caller, { region, workspaceId, version: 1, plans: [starter, pro] })
    expect((await shop.view()).plans).toMatchObject([{ amount: 3_000 }, { amount: 9_000 }])
    await change(shop, starter)
    expect(await shop.view()).toMatchObject({ plan: { name: 'Starter', amount: 2_000, next: null } })
    expect(await shop.stripe.prices.retrieve(starter.priceId)).toMatchObject({ active: false })
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await shop.view()).toMatchObject({ purchases: [{ total: 2_000 }, { total: 2_000 }] })
  })

  it('return the credit of a refunded month, and cancel what is still owed of it first', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe(shop.pro.id)
    await shop.nextMonth(2)
    // 5,000 were there, 5,000 are lent, and 5,000 are owed.
    const events = await shop.newEvents()
    const [payment] = (await shop.stripe.paymentIntents.list()).data
    await shop.stripe.refunds.create({ payment_intent: payment?.id ?? '', amount: 3_000 })
    // The refund is reported before its payment.
    await shop.deliver()
    await shop.deliver(() => events, 2)
    expect(await booksOf(shop)).toEqual({ workspace: 0, organisation: 22_500, debts: [2_500, 0] })
    await shop.stripe.refunds.create({ payment_intent: payment?.id ?? '' })
    await reconcileSales(selling.ports, region, 2)
    await reconcileSales(selling.ports, region, 2)
    expect(await booksOf(shop)).toEqual({ workspace: 5_000, organisation: 15_000, debts: [0, 0] })
  })
})
