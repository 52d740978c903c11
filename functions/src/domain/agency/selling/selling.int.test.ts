import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { makePorts } from '#test/factories.ts'
import { clearDatabases } from '#test/emulator.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { saleSchema } from '../../../shared/agencies/seller.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteClients } from '../clients/deleteClients.ts'
import { deleteOrganisation } from '../organisations/deleteOrganisation.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import { transferCredit } from '../../billing/credits/moveCredit.ts'
import { readClientBilling } from './readClientBilling.ts'
import { readSeller } from './connectSeller.ts'
import { applyPaymentOf, handleSellerEvent } from './handleSellerEvent.ts'
import { abandonSales, reconcileSales } from './reconcileSales.ts'
import { returnSale } from './returnSale.ts'
import { booksOf, event, salesOf } from '#test/agency/shopBooks.ts'
import { oneRegion } from '#test/oneRegion.ts'

const unit = 10_000
let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('selling credit to clients in %s', (region) => {
  it('moves the credit of a sale from the workspace to the organisation, and five percent to the platform', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    const attemptId = randomUUID()
    const results = await Promise.all([shop.buy(5_000, attemptId), shop.buy(5_000, attemptId)])
    expect(results.map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    const payments = await selling.stripe(shop.accountId).paymentIntents.list()
    expect(payments.data).toMatchObject([
      { amount_received: 2_000, application_fee_amount: 100, currency: 'usd', status: 'succeeded' },
    ])
    const billing = await readClientBilling(selling.ports, shop.client.asClient, shop)
    expect(billing).toMatchObject({
      units: 5_000 * unit,
      priceMicros: 4_000,
      card: { last4: '4242' },
      purchases: [{ total: 2_000, units: 5_000 * unit, receiptUrl: expect.stringMatching(/^https:/) }],
    })
    await expect(shop.buy(1_000, attemptId)).rejects.toMatchObject({ code: 'already-exists' })
  })

  it('charges nothing while the workspace lacks the credit, and notifies its owner once a day', async () => {
    const shop = await makeShop(selling, region, 6_000)
    await shop.addCard()
    const refused = { code: 'failed-precondition', refusal: { key: 'creditsNotForSaleNow' } }
    await expect(shop.buy(10_000)).rejects.toMatchObject(refused)
    await expect(shop.buy(10_000)).rejects.toMatchObject(refused)
    const sent = selling.sent.filter(({ workspaceId }) => workspaceId === shop.workspaceId)
    expect(sent.map(({ notice }) => notice)).toEqual(['saleRefused', 'saleRefused'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect((await selling.stripe(shop.accountId).paymentIntents.list()).data).toEqual([])
    // Parallel sales share what is left.
    const sales = await Promise.allSettled([shop.buy(5_000), shop.buy(5_000), shop.buy(5_000)])
    expect(sales.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await booksOf(shop)).toEqual({ workspace: 1_000, organisation: 5_000, debts: [0, 0] })
  })

  it('returns the credit of a declined payment, which cannot succeed later', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000000000000341')
    const result = await shop.buy()
    expect(result).toMatchObject({ state: 'failed', failure: 'cardDeclined' })
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
    const [payment] = (await selling.stripe(shop.accountId).paymentIntents.list()).data
    expect(payment?.status).toBe('canceled')
    // Its events change nothing.
    await applyPaymentOf(selling.ports, shop, shop.accountId, payment?.id ?? '')
    expect(await booksOf(shop)).toMatchObject({ workspace: 20_000 })
  })

  it.each(['before-pay', 'after-pay', 'after-reserve'] as const)(
    'neither loses nor doubles credit when the process ends %s',
    async (point) => {
      const shop = await makeShop(selling, region)
      await shop.addCard()
      selling.crashAt.point = point
      const attemptId = randomUUID()
      await expect(shop.buy(5_000, attemptId)).rejects.toThrow(point)
      expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 0, debts: [0, 0] })
      if (point === 'after-pay') {
        const [payment] = (await selling.stripe(shop.accountId).paymentIntents.list()).data
        const paid = event(shop.accountId, { paymentId: payment?.id ?? '' })
        await Promise.all([1, 2, 3].map(() => handleSellerEvent(selling.ports, paid)))
      } else expect(await shop.buy(5_000, attemptId)).toMatchObject({ state: 'succeeded' })
      expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
      expect((await selling.stripe(shop.accountId).paymentIntents.list()).data).toHaveLength(1)
    },
  )

  it('ends after an hour: a paid sale is delivered, an unpaid one returns its credit', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    for (const [point, books] of [
      ['before-pay', { workspace: 20_000, organisation: 0, debts: [0, 0] }],
      ['after-pay', { workspace: 15_000, organisation: 5_000, debts: [0, 0] }],
    ] as const) {
      selling.crashAt.point = point
      await expect(shop.buy(5_000)).rejects.toThrow(point)
      await abandonSales(selling.ports, region)
      expect(await booksOf(shop)).toMatchObject({ workspace: 15_000, organisation: 0 })
      selling.clock.now += 2 * hourMs
      await abandonSales(selling.ports, region)
      selling.clock.now = Date.now()
      expect(await booksOf(shop)).toEqual(books)
    }
    expect((await salesOf(shop)).map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded'])
  })

  it('waits for the bank of a payment, and gives up after an hour without its confirmation', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    const attemptId = randomUUID()
    const first = await shop.buy(5_000, attemptId)
    expect(first.state).toBe('action')
    await selling.control('/challenge', {
      account: shop.accountId,
      client_secret: first.clientSecret,
      outcome: 'complete',
    })
    expect(await shop.buy(5_000, attemptId)).toMatchObject({ state: 'succeeded' })
    expect((await shop.buy(5_000)).state).toBe('action')
    expect(await booksOf(shop)).toMatchObject({ workspace: 10_000, organisation: 5_000 })
    selling.clock.now += 2 * hourMs
    await abandonSales(selling.ports, region)
    selling.clock.now = Date.now()
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('returns refunded credit to the workspace, and makes spent credit a debt that the next sale pays', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await shop.buy(5_000)
    const stripe = selling.stripe(shop.accountId)
    const [payment] = (await stripe.paymentIntents.list()).data
    const paymentId = payment?.id ?? ''
    const org = { region, wallet: `org_${shop.orgId}` }
    await stripe.refunds.create({ payment_intent: paymentId, amount: 800 })
    const refunded = event(shop.accountId, { type: 'charge.refunded', paymentId })
    await Promise.all([
      handleSellerEvent(selling.ports, refunded),
      handleSellerEvent(selling.ports, refunded),
    ])
    expect(await booksOf(shop)).toEqual({ workspace: 17_000, organisation: 3_000, debts: [0, 0] })
    await adjustWallet(org, 'spent', -2_500 * unit, 'test', Date.now())
    await stripe.refunds.create({ payment_intent: paymentId, amount: 1_200 })
    // The event was lost.
    await reconcileSales(selling.ports, region, 2)
    await reconcileSales(selling.ports, region, 2)
    expect(await booksOf(shop)).toEqual({ workspace: 17_500, organisation: 0, debts: [0, 2_500] })
    // Given credit can be used, and the debt remains.
    const gift = { from: paths.walletOf(shop.workspaceId), to: paths.walletOfOrg(shop.orgId) }
    await transferCredit(region, { ...gift, amount: 100 * unit, id: randomUUID(), actor: 'test' }, Date.now())
    expect(await booksOf(shop)).toEqual({ workspace: 17_400, organisation: 100, debts: [0, 2_500] })
    await shop.buy(5_000)
    expect(await booksOf(shop)).toEqual({ workspace: 14_900, organisation: 2_600, debts: [0, 0] })
  })

  it('stops with a disconnected account and keeps all credit', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await shop.buy(5_000)
    selling.crashAt.point = 'before-pay'
    const attemptId = randomUUID()
    await expect(shop.buy(5_000, attemptId)).rejects.toThrow('before-pay')
    await selling.control('/accounts/deauthorize', { account: shop.accountId })
    await expect(shop.buy(5_000, attemptId)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    const stopped = { code: 'failed-precondition', refusal: { key: 'billingNotOffered' } }
    await expect(shop.buy(5_000)).rejects.toMatchObject(stopped)
    expect(await readSeller(selling.ports, shop.caller, shop)).toMatchObject({ state: 'gone' })
    // A late event cannot open it again.
    await handleSellerEvent(selling.ports, event(shop.accountId, { type: 'account.updated' }))
    expect(await readSeller(selling.ports, shop.caller, shop)).toMatchObject({ state: 'gone' })
  })

  it('gives the credit of a refund back when it fails later', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await shop.buy(5_000)
    const sale = (await salesOf(shop))[0]
    const path = paths.sale(shop.orgId, sale?.attemptId ?? '')
    const refund = {
      id: 're_1',
      paymentId: sale?.paymentId ?? '',
      amount: 1_000,
      state: 'succeeded' as const,
    }
    const dispute = { ...refund, id: 'dp_1', amount: 2_000 }
    await returnSale(selling.ports, region, path, [refund])
    expect(await booksOf(shop)).toEqual({ workspace: 17_500, organisation: 2_500, debts: [0, 0] })
    await returnSale(selling.ports, region, path, [refund, dispute])
    await returnSale(selling.ports, region, path, [{ ...refund, state: 'failed' }, dispute])
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
    await returnSale(selling.ports, region, path, [{ ...refund, state: 'failed' }])
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('takes the credit of a disputed payment back when the dispute is lost, and keeps it when it is won', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    const stripe = selling.stripe(shop.accountId)
    const dispute = async (status: 'won' | 'lost') => {
      await shop.buy(2_500)
      const [payment] = (await stripe.paymentIntents.list({ limit: 1 })).data
      const paymentId = payment?.id ?? ''
      const charge = String(payment?.latest_charge)
      await selling.control('/disputes', { account: shop.accountId, charge })
      const [opened] = (await stripe.disputes.list({ payment_intent: paymentId })).data
      const closed = event(shop.accountId, { type: 'charge.dispute.closed', paymentId })
      await handleSellerEvent(selling.ports, { ...closed, type: 'charge.dispute.created' })
      const open = await booksOf(shop)
      await selling.control('/disputes/close', { account: shop.accountId, dispute: opened?.id, status })
      await Promise.all([handleSellerEvent(selling.ports, closed), handleSellerEvent(selling.ports, closed)])
      await reconcileSales(selling.ports, region, 2)
      return [open, await booksOf(shop)]
    }
    const sold = { workspace: 17_500, organisation: 2_500, debts: [0, 0] }
    const none = { workspace: 20_000, organisation: 0, debts: [0, 0] }
    expect(await dispute('lost')).toEqual([sold, none])
    expect(await dispute('won')).toEqual([sold, sold])
  })

  it('keeps an organisation from being deleted until its payment is decided', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    const first = await shop.buy(5_000)
    await deleteClients(makePorts(), shop.caller, { region, clientIds: [shop.client.clientId] })
    const remove = () => deleteOrganisation(selling.ports, shop.caller, shop)
    await expect(remove()).rejects.toMatchObject({ refusal: { key: 'paymentUnderWay' } })
    await selling.control('/challenge', {
      account: shop.accountId,
      client_secret: first.clientSecret,
      outcome: 'fail',
    })
    const [sale] = await salesOf(shop)
    await applyPaymentOf(selling.ports, shop, shop.accountId, sale?.paymentId ?? '')
    await remove()
    expect(
      (await readDocument(region, paths.orgBilling(shop.orgId), saleSchema.partial()))?.data,
    ).toBeUndefined()
    const wallet = (await readDocument(region, paths.walletOf(shop.workspaceId), walletSchema))?.data
    expect(wallet?.balance).toBe(20_000 * unit)
  })
})
