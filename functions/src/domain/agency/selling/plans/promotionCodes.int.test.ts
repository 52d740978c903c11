import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { openSelling } from '#test/agency/shop.ts'
import { booksOf } from '#test/agency/shopBooks.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { unitsPerCredit } from '../../../../shared/billing/credits.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { saveSellerCodes } from '../connectSeller.ts'
import { abandonSales } from '../reconcileSales.ts'
import { reconcileClientPlans } from './reconcilePlans.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

/** Creates a shop whose clients may enter codes. */
async function makeCodeShop(region: Region) {
  const shop = await makePlanShop(selling, region)
  const { caller, workspaceId } = shop
  await saveSellerCodes(selling.ports, caller, { region, workspaceId, acceptsCodes: true })
  const walletOf = async () => (await readDocument(region, paths.walletOfOrg(shop.orgId), walletSchema))?.data
  return {
    ...shop,
    worth: async () => (await walletOf())?.worth,
    bought: async () => ((await walletOf())?.bought ?? 0) / unitsPerCredit,
  }
}

describe.each(oneRegion)('promotion codes of an agency in %s', (region) => {
  it('change what is paid and what the credit is worth, never how much credit moves', async () => {
    const shop = await makeCodeShop(region)
    const { session } = await shop.choose()
    await shop.pay(session, undefined, await shop.codeOf({ percent_off: 25, duration: 'once' }))
    await shop.deliver((events) => events.toReversed(), 2)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    expect(await shop.sales()).toMatchObject([{ total: 1_500, fee: 75, state: 'succeeded' }])
    expect(await shop.worth()).toBe(15_000_000)
    await shop.nextMonth(2)
    await shop.deliver()
    expect(await booksOf(shop)).toMatchObject({ workspace: 10_000, organisation: 10_000 })
    expect(await shop.worth()).toBe(35_000_000)
    // Each credit cost more than at the platform.
    expect(await shop.bought()).toBe(10_000)
  })

  it('count only credit as bought that was paid for at the platform’s price', async () => {
    const shop = await makeCodeShop(region)
    const { session } = await shop.choose()
    await shop.pay(session, undefined, await shop.codeOf({ percent_off: 90, duration: 'once' }))
    await shop.deliver()
    expect(await booksOf(shop)).toMatchObject({ organisation: 5_000 })
    expect([await shop.worth(), await shop.bought()]).toEqual([2_000_000, 2_000])
  })

  it('deliver each month that they make free once, without a payment', async () => {
    const shop = await makeCodeShop(region)
    const { session } = await shop.choose()
    await shop.pay(session, undefined, await shop.codeOf({ percent_off: 100, duration: 'forever' }))
    await Promise.all([shop.deliver(), shop.view()])
    await shop.deliver()
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    await shop.nextMonth(2)
    await shop.deliver((events) => events, 3)
    await reconcileClientPlans(selling.ports, region)
    await shop.wait(48)
    await abandonSales(selling.ports, region)
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 10_000, debts: [0, 0] })
    expect([await shop.worth(), await shop.bought()]).toEqual([0, 0])
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([])
    expect((await shop.sales()).map(({ total, fee, isHeld }) => [total, fee, isHeld])).toEqual([
      [0, 0, false],
      [0, 0, false],
    ])
    expect(await shop.view()).toMatchObject({
      plan: { status: 'active' },
      purchases: [{ total: 0 }, { total: 0 }],
    })
  })

  it('deliver nothing for an invoice that costs nothing and is for no month (H-160)', async () => {
    const shop = await makeCodeShop(region)
    const { session } = await shop.choose()
    await shop.pay(session, undefined, await shop.codeOf({ percent_off: 100, duration: 'forever' }))
    await shop.deliver()
    const [plan] = (await shop.stripe.subscriptions.list()).data
    const changed = await shop.stripe.subscriptions.update(plan?.id ?? '', {
      items: [{ id: plan?.items.data[0]?.id ?? '', price: shop.pro.priceId }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(changed.latest_invoice).toMatchObject({ billing_reason: 'subscription_update', total: 0 })
    await shop.deliver()
    await reconcileClientPlans(selling.ports, region)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('deliver a free month once when the process ends in the middle', async () => {
    const shop = await makeCodeShop(region)
    const { session } = await shop.choose()
    await shop.pay(session, undefined, await shop.codeOf({ percent_off: 100, duration: 'once' }))
    for (const point of ['after-pay', 'after-reserve'] as const) {
      selling.crashAt.point = point
      await shop.view().catch(() => undefined)
    }
    selling.crashAt.point = undefined
    await reconcileClientPlans(selling.ports, region)
    await shop.view()
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('are accepted by a page only if the agency has allowed it', async () => {
    const shop = await makePlanShop(selling, region)
    const { session } = await shop.choose()
    const code = await shop.codeOf({ percent_off: 100, duration: 'once' })
    await expect(shop.pay(session, undefined, code)).rejects.toThrow('This code is invalid.')
    const input = { region, workspaceId: shop.workspaceId, acceptsCodes: true }
    await expect(saveSellerCodes(selling.ports, shop.client.asClient, input)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})
