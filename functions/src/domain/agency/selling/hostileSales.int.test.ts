import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makePorts } from '#test/factories.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { hourMs } from '../../../shared/durations.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { changeClients } from '../clients/changeClients.ts'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { buyCredits } from './buyCredits.ts'
import { startClientCard } from './clientCard.ts'
import { findSeller, refreshSeller } from './sellerDocuments.ts'
import { readClientBilling } from './readClientBilling.ts'
import { readSeller, saveSellerPrice } from './connectSeller.ts'
import { handleSellerEvent } from './handleSellerEvent.ts'
import { abandonSales } from './reconcileSales.ts'
import { booksOf, event, salesOf } from '#test/agency/shopBooks.ts'
import { oneRegion } from '#test/oneRegion.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('sales under attack in %s', (region) => {
  it('set credit aside for one undecided purchase of a client only', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await shop.buy(10_000)).toMatchObject({ state: 'action' })
    expect(await booksOf(shop)).toEqual({ workspace: 10_000, organisation: 0, debts: [0, 0] })
    const payments = (await selling.stripe(shop.accountId).paymentIntents.list()).data
    expect(payments.map(({ status }) => status).toSorted()).toEqual([
      'canceled',
      'canceled',
      'requires_action',
    ])
  })

  it('give a begun purchase its result although the price has changed and billing is off', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    const attemptId = randomUUID()
    const { clientSecret } = await shop.buy(5_000, attemptId)
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 9_000 })
    await saveOrganisation(selling.ports, shop.caller, {
      ...shop,
      changed: { allowBilling: false, name: 'New' },
    })
    await selling.control('/challenge', {
      account: shop.accountId,
      client_secret: clientSecret,
      outcome: 'complete',
    })
    expect(await shop.buy(5_000, attemptId)).toMatchObject({ state: 'succeeded' })
    expect(await booksOf(shop)).toMatchObject({ organisation: 5_000 })
  })

  it('deliver no credit for a payment that the agency makes itself, whatever it names', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000000000000341')
    const attemptId = randomUUID()
    expect(await shop.buy(5_000, attemptId)).toMatchObject({ state: 'failed' })
    const [sale] = await salesOf(shop)
    const stripe = selling.stripe(shop.accountId)
    const own = await stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'usd',
      customer: sale?.customerId ?? '',
      payment_method: 'pm_card_visa',
      confirm: true,
      off_session: true,
      metadata: { orgId: shop.orgId, attemptId },
    })
    await handleSellerEvent(selling.ports, event(shop.accountId, { paymentId: own.id }))
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
  })

  it('decide a payment although the agency has changed what it names', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    const rename = async () => {
      const stripe = selling.stripe(shop.accountId)
      const [payment] = (await stripe.paymentIntents.list()).data
      await stripe.paymentIntents.update(payment?.id ?? '', { metadata: { orgId: 'other12', attemptId: '' } })
      return payment?.id ?? ''
    }
    const { clientSecret } = await shop.buy(5_000)
    const paymentId = await rename()
    const outcome = { account: shop.accountId, client_secret: clientSecret, outcome: 'complete' }
    await selling.control('/challenge', outcome)
    await handleSellerEvent(selling.ports, event(shop.accountId, { paymentId }))
    expect(await booksOf(shop)).toMatchObject({ workspace: 15_000, organisation: 5_000 })
    await shop.buy(5_000)
    await rename()
    selling.clock.now += 2 * hourMs
    await abandonSales(selling.ports, region)
    selling.clock.now = Date.now()
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('create a customer that the agency has deleted again with the next card', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    const customers = await selling.stripe(shop.accountId).customers.list()
    await selling.stripe(shop.accountId).customers.del(customers.data[0]?.id ?? '')
    await expect(shop.buy(5_000)).rejects.toMatchObject({ code: 'not-found' })
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
    await expect(shop.buy(5_000)).rejects.toMatchObject({ refusal: { key: 'cardMissing' } })
    await shop.addCard()
    expect(await shop.buy(5_000)).toMatchObject({ state: 'succeeded' })
  })

  it('create a customer again that the agency has deleted without a card, or with a plan', async () => {
    const shop = await makePlanShop(selling, region)
    const { stripe, client, orgId } = shop
    const start = () =>
      startClientCard(selling.ports, client.asClient, { region, orgId, attemptId: randomUUID() })
    const deleteCustomer = async () => {
      const [customer] = (await stripe.customers.list()).data
      await stripe.customers.del(customer?.id ?? '')
    }
    await start()
    await deleteCustomer()
    await Promise.all([start(), start()])
    expect((await stripe.customers.list()).data).toHaveLength(1)
    await shop.subscribe()
    await deleteCustomer()
    await shop.subscribe(shop.pro.id)
    expect(await shop.view()).toMatchObject({ plan: { name: 'Pro', status: 'active' }, units: 200_000_000 })
  })

  it('leave an account disconnected that was read before and answers later', async () => {
    const shop = await makeShop(selling, region)
    const sellers = selling.ports.sellers()
    let reads = 0
    const readState = async (id: string) => {
      const state = await sellers.readState(id)
      if (reads++ > 0) return state
      await selling.control('/accounts/deauthorize', { account: id })
      await handleSellerEvent(selling.ports, event(id, { type: 'account.application.deauthorized' }))
      return state
    }
    const ports = { ...selling.ports, sellers: () => ({ ...sellers, readState }) }
    expect(await refreshSeller(ports, region, shop.workspaceId)).toMatchObject({ state: 'gone' })
    expect((await findSeller(shop))?.data.state).toBe('gone')
  })

  it('return the credit of a lost sale of a disconnected account', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    selling.crashAt.point = 'after-pay'
    await expect(shop.buy(5_000)).rejects.toThrow('after-pay')
    await selling.control('/accounts/deauthorize', { account: shop.accountId })
    selling.clock.now += 2 * hourMs
    await abandonSales(selling.ports, region)
    selling.clock.now = Date.now()
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
  })

  it('require an administrator, and no session that a member has opened by a link', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    const opened = { ...shop.client.asClient, start: { via: 'link' as const, by: shop.caller.uid } }
    await expect(readClientBilling(selling.ports, opened, shop)).rejects.toMatchObject({
      refusal: { key: 'payInOwnSession' },
    })
    const other = await makeClient(shop)
    await expect(readClientBilling(selling.ports, other.asClient, shop)).rejects.toMatchObject({
      refusal: { key: 'notAnAdmin' },
    })
  })

  it('refuse a session by a password that a member has set, and not one by the owner’s (H-156)', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await setSeats(shop, 2)
    const member = await makeMember(shop)
    // The password was set after the member had joined, in a session of theirs that lasts.
    const since = Math.ceil(Date.now() / 1000)
    const opened = (by: string) => ({
      ...shop.client.asClient,
      start: { via: 'password' as const, by, since },
    })
    const buy = (caller: Caller) =>
      buyCredits(selling.ports, caller, {
        region,
        orgId: shop.orgId,
        credits: 5_000,
        amount: 2_000,
        attemptId: randomUUID(),
      })
    await expect(buy(opened(member.uid))).rejects.toMatchObject({ refusal: { key: 'payInOwnSession' } })
    expect(await buy(opened(shop.caller.uid))).toMatchObject({ state: 'succeeded' })
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('refuse a client who is demoted while their purchase is prepared (H-159)', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000002760003184')
    expect(await shop.buy(5_000)).toMatchObject({ state: 'action' })
    const { client, caller, orgId } = shop
    const sellers = selling.ports.sellers()
    const account = sellers.account(shop.accountId)
    const cancelPayment = async (id: string) => {
      const change = { rights: { isOrgAdmin: false } }
      await changeClients(makePorts(), caller, { region, clientIds: [client.clientId], change })
      return account.cancelPayment(id)
    }
    // The undecided purchase is ended first, at the payment service.
    const ports = {
      ...selling.ports,
      sellers: () => ({ ...sellers, account: () => ({ ...account, cancelPayment }) }),
    }
    const purchase = { region, orgId, credits: 5_000, amount: 2_000, attemptId: randomUUID() }
    await expect(buyCredits(ports, client.asClient, purchase)).rejects.toMatchObject({
      refusal: { key: 'notAnAdmin' },
    })
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
  })

  it('limit how often in an hour a person asks the payment service about accounts (H-155)', async () => {
    const { caller, workspaceId } = await makeShop(selling, region)
    const count = (uses: number) =>
      new Writes('na')
        .set(`throttle/${sha256(`paymentService:${caller.uid}`)}`, {
          count: uses,
          endsAt: selling.clock.now + hourMs,
        })
        .commit()
    const stateOf = async () => {
      await new Writes(region)
        .update(paths.seller(workspaceId), { state: 'onboarding', checkedAt: 0 })
        .commit()
      return (await readSeller(selling.ports, caller, { region, workspaceId })).state
    }
    await count(1_000)
    expect(await stateOf()).toBe('onboarding')
    await count(0)
    expect(await stateOf()).toBe('ready')
  })

  it('change no data of another agency, whatever an event or its payment names', async () => {
    const [shop, other] = await Promise.all([makeShop(selling, region), makeShop(selling, region)])
    await other.addCard('4000002760003184')
    const attemptId = randomUUID()
    await other.buy(5_000, attemptId)
    // The agency writes the other's ids into the metadata of a payment in its own account.
    const forged = await selling.stripe(shop.accountId).paymentIntents.create({
      amount: 2_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      off_session: true,
      metadata: { orgId: other.orgId, attemptId },
    })
    const before = await Promise.all([booksOf(shop), booksOf(other)])
    await handleSellerEvent(selling.ports, event(shop.accountId, { paymentId: forged.id }))
    await expect(
      handleSellerEvent(selling.ports, event(other.accountId, { paymentId: forged.id })),
    ).rejects.toMatchObject({ code: 'not-found' })
    await handleSellerEvent(selling.ports, event('acct_unknown', { paymentId: forged.id }))
    expect(await Promise.all([booksOf(shop), booksOf(other)])).toEqual(before)
    await expect(
      readClientBilling(selling.ports, shop.client.asClient, { region, orgId: other.orgId }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('cost only the price that was shown, in steps of 500 credits, while billing is on', async () => {
    const shop = await makeShop(selling, region)
    await expect(shop.buy(5_000)).rejects.toMatchObject({ refusal: { key: 'cardMissing' } })
    await shop.addCard()
    await expect(shop.buy(5_000, randomUUID(), 1_999)).rejects.toMatchObject({
      refusal: { key: 'priceHasChanged' },
    })
    for (const credits of [500, 1_250, 50_500])
      await expect(shop.buy(credits)).rejects.toMatchObject({ code: 'invalid-argument' })
    const set = (allowBilling: boolean) =>
      saveOrganisation(selling.ports, shop.caller, { ...shop, changed: { allowBilling } })
    await set(false)
    await expect(shop.buy(5_000)).rejects.toMatchObject({ refusal: { key: 'billingNotOffered' } })
    await set(true)
    expect(await booksOf(shop)).toEqual({ workspace: 20_000, organisation: 0, debts: [0, 0] })
  })
})
