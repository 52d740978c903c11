import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { salesOf } from '#test/agency/shopBooks.ts'
import { makePorts } from '#test/factories.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { walletOfOrganisation } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import { notifyOwner } from '../../billing/payments/notifyOwner.ts'
import { creditSale } from './creditSale.ts'
import { failSale } from './failSale.ts'
import { readClientBilling } from './readClientBilling.ts'
import { exportPurchases, listClientPurchases } from './readPurchases.ts'
import { returnSale } from './returnSale.ts'

const unit = 10_000

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

  it('show what was refunded of them, and the credit that is owed for it where it was spent', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await shop.buy(5_000)
    const [sale] = await salesOf(shop)
    const path = paths.sale(shop.orgId, sale?.attemptId ?? '')
    const view = () => readClientBilling(selling.ports, shop.client.asClient, shop)
    const refund = { id: 're_1', paymentId: sale?.paymentId ?? '', state: 'succeeded' } as const
    await returnSale(selling.ports, region, path, [{ ...refund, amount: 800 }])
    expect(await view()).toMatchObject({ debt: 0, purchases: [{ total: 2_000, refunded: 800 }] })
    const wallet = { region, wallet: walletOfOrganisation(shop.orgId) }
    await adjustWallet(wallet, 'spent', -2_500 * unit, 'test', Date.now())
    await returnSale(selling.ports, region, path, [{ ...refund, amount: 2_000 }])
    const refunded = await view()
    expect(refunded).toMatchObject({
      units: 0,
      debt: 2_500 * unit,
      owed: 0,
      purchases: [{ refunded: 2_000 }],
    })
    // What the agency earns and owes stays with the agency.
    expect(Object.keys(refunded.purchases[0] ?? {}).toSorted()).toEqual([
      'at',
      'id',
      'isPlan',
      'owed',
      'receiptUrl',
      'refunded',
      'state',
      'total',
      'units',
    ])
  })

  it('show the refund of one that was never delivered, which moves no credit', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await shop.buy(1_000)
    const [sale] = await salesOf(shop)
    const path = paths.sale(shop.orgId, sale?.attemptId ?? '')
    await new Writes(region).update(path, { isUndelivered: true }).commit()
    const refund = { id: 're_1', paymentId: sale?.paymentId ?? '', amount: 400, state: 'succeeded' } as const
    for (let times = 0; times < 2; times++) await returnSale(selling.ports, region, path, [refund])
    expect(await readClientBilling(selling.ports, shop.client.asClient, shop)).toMatchObject({
      units: 1_000 * unit,
      purchases: [{ state: 'undelivered', refunded: 400 }],
    })
  })

  it('name the client, what they have bought and the amount to the owner when they cannot be delivered', async () => {
    const shop = await makeShop(selling, region, 6_000)
    await shop.addCard('4000002760003184')
    const attemptId = randomUUID()
    await shop.buy(5_000, attemptId)
    // The credit was returned and spent before the payment arrived.
    const path = paths.sale(shop.orgId, attemptId)
    await failSale(selling.ports, region, path, { paymentId: '', failureCode: 'abandoned', failure: '' })
    await adjustWallet(shop.wallet, 'spent', -6_000 * unit, 'test', Date.now())
    await creditSale(selling.ports, region, path, { id: 'pi_late', receiptUrl: '' })
    const [sent, ...others] = selling.sent.filter(({ workspaceId }) => workspaceId === shop.workspaceId)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ notice: 'saleUndelivered' })
    expect(sent?.about).toBe('Harbour: 5000 credits · USD\u00A020.00 · pi_late')
    const ports = makePorts()
    const { workspaceId } = shop
    await notifyOwner(ports, 'https://app.example', {
      region,
      workspaceId,
      notice: 'saleUndelivered',
      key: 'k',
      about: sent?.about,
    })
    expect(ports.sent[0]).toMatchObject({ to: shop.caller.email, html: expect.stringContaining('pi_late') })
    expect(ports.sent[0]?.text).toContain(sent?.about)
  })

  it('are exported to the agency alone, with what identifies them at the payment service', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe()
    await shop.wait(1)
    await shop.buy(1_000)
    const { orgId, caller, client } = shop
    const { purchases, hasMore } = await exportPurchases(caller, { region, orgId })
    expect(hasMore).toBe(false)
    expect(purchases).toMatchObject([
      {
        description: 'Harbour: 1000 credits',
        total: 400,
        paymentId: expect.stringMatching(/^pi_/),
        invoiceId: '',
      },
      { isPlan: true, total: 2_000, invoiceId: expect.stringMatching(/^in_/) },
    ])
    for (const { receiptUrl } of purchases) expect(receiptUrl).toMatch(/^https?:/)
    const stranger = await makeShop(selling, region)
    for (const other of [stranger.caller, client.asClient])
      await expect(exportPurchases(other, { region, orgId })).rejects.toMatchObject({
        code: 'permission-denied',
      })
  })

  it('show the credit of a paid month that the agency does not have yet', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe(shop.pro.id)
    await shop.nextMonth(2)
    await shop.deliver()
    // 5,000 of 15,000 were there, and 5,000 are lent by the platform, which the client does not see.
    expect(await shop.view()).toMatchObject({
      units: 25_000 * unit,
      debt: 0,
      owed: 5_000 * unit,
      purchases: [
        { state: 'owed', owed: 5_000 * unit },
        { state: 'delivered', owed: 0 },
      ],
    })
  })
})
