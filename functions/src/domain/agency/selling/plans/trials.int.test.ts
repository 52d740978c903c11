import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { openSelling } from '#test/agency/shop.ts'
import { booksOf } from '#test/agency/shopBooks.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { saveSellerCodes } from '../connectSeller.ts'
import { rebuildPlans } from './rebuildPlans.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('trials of an agency in %s', (region) => {
  it('cost the client of a first plan nothing until they end, and bring its credit once', async () => {
    const shop = await makePlanShop(selling, region, undefined, 14)
    expect((await shop.view()).plans).toMatchObject([{ trialDays: 14 }, { trialDays: 0 }])
    await shop.subscribe()
    await shop.deliver((events) => events.toReversed(), 2)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    const { plan } = await shop.view()
    const trialEndsAt = plan?.trialEndsAt ?? 0
    expect(plan).toMatchObject({ status: 'active', renewsAt: trialEndsAt })
    expect(Math.abs(trialEndsAt - selling.clock.now - 14 * dayMs)).toBeLessThan(60_000)
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([])
    await shop.nextMonth(2)
    await shop.deliver((events) => events, 2)
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 10_000, debts: [0, 0] })
    expect((await shop.view()).plan).toMatchObject({ status: 'active', trialEndsAt: null })
    const sums = (await shop.sales()).map(({ total, fee }) => [total, fee])
    expect(sums.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [0, 0],
      [2_000, 100],
    ])
  })

  it('cost a client who cancels in time nothing, and are not given twice', async () => {
    const shop = await makePlanShop(selling, region, undefined, 14)
    const id = await shop.subscribe()
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await shop.view()).toMatchObject({ plan: null, plans: [{ trialDays: 0 }, { trialDays: 0 }] })
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([])
    await shop.subscribe()
    expect((await shop.stripe.paymentIntents.list()).data).toMatchObject([{ amount: 2_000 }])
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 10_000, debts: [0, 0] })
  })

  it('accept no code, and stay when the plans are rebuilt', async () => {
    const shop = await makePlanShop(selling, region, undefined, 14)
    const { caller, workspaceId } = shop
    await saveSellerCodes(selling.ports, caller, { region, workspaceId, acceptsCodes: true })
    const code = await shop.codeOf({ percent_off: 50, duration: 'once' })
    const { session } = await shop.choose()
    await expect(shop.pay(session, undefined, code)).rejects.toThrow('This code is invalid.')
    const rebuilt = await rebuildPlans(selling.ports, caller, { region, workspaceId, version: 1 })
    expect(rebuilt.plans.map(({ trialDays }) => trialDays)).toEqual([14, 0])
  })
})
