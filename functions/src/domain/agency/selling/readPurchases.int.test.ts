import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { readClientBilling } from './readClientBilling.ts'
import { listClientPurchases } from './readPurchases.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('the purchases of an organisation in %s', (region) => {
  it('are read page by page, each of them once although they are of one moment', async () => {
    const shop = await makeShop(selling, region)
    const stranger = await makeShop(selling, region)
    for (const each of [shop, stranger]) {
      await each.addCard()
      await each.buy(1_000)
    }
    for (let count = 0; count < 5; count++) await shop.buy(1_000)
    const first = await readClientBilling(selling.ports, shop.client.asClient, shop)
    expect([first.purchases.length, first.hasMorePurchases]).toEqual([4, true])
    const { at = 0, id = '' } = first.purchases.at(-1) ?? {}
    const input = { region, orgId: shop.orgId, after: { at, id } }
    const rest = await listClientPurchases(shop.client.asClient, input)
    expect(rest.hasMore).toBe(false)
    const ids = [...first.purchases, ...rest.purchases].map((purchase) => purchase.id)
    expect([ids.length, new Set(ids).size]).toEqual([6, 6])
    await expect(listClientPurchases(stranger.client.asClient, input)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})
