import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDebtor } from '#test/agency/makeDebtor.ts'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { openSelling } from '#test/agency/shop.ts'
import { booksOf, event } from '#test/agency/shopBooks.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { organisationPlanSchema } from '../../../../shared/agencies/organisationPlan.ts'
import { orgBillingSchema } from '../../../../shared/agencies/seller.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { deleteClients } from '../../clients/deleteClients.ts'
import { deleteOrganisation } from '../../organisations/deleteOrganisation.ts'
import { handleSellerEvent } from '../handleSellerEvent.ts'
import { setClientPlanEnding } from './changeClientPlan.ts'
import { endOrganisationPlan, readPlanForAgency } from './endOrganisationPlan.ts'
import { syncOrganisationPlan } from './syncOrganisationPlan.ts'

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

describe.each(oneRegion)('plans of clients under attack in %s', (region) => {
  it('set credit of the agency aside for six unpaid pages a day, and open none for a repeated request (H-132)', async () => {
    const shop = await makePlanShop(selling, region)
    const attemptId = randomUUID()
    const first = await shop.choose(undefined, attemptId)
    expect(await shop.choose(undefined, attemptId)).toEqual(first)
    for (let page = 2; page <= 6; page++) await shop.choose()
    await expect(shop.choose()).rejects.toMatchObject({
      code: 'resource-exhausted',
      refusal: { key: 'checkoutsTooMany' },
    })
    await shop.wait(25)
    expect(await shop.choose()).toMatchObject({ url: expect.any(String) as string })
  })

  it('deliver nothing for subscriptions and prices that the agency makes itself', async () => {
    const [shop, other] = [await makePlanShop(selling, region), await makePlanShop(selling, region)]
    const id = await shop.subscribe()
    const { customer, default_payment_method: method } = await shop.stripe.subscriptions.retrieve(id)
    const own = { customer: String(customer), default_payment_method: String(method) }
    // Its own subscription to the platform's price, with the ids of a sale.
    await shop.stripe.subscriptions.create({
      ...own,
      items: [{ price: shop.pro.priceId }],
      metadata: { orgId: shop.orgId, attemptId: randomUUID() },
    })
    // Another price for the subscription that was sold.
    const price = await shop.stripe.prices.create({
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
      product: shop.pro.productId,
      metadata: { planId: shop.pro.id, credits: '900000' },
    })
    const { items } = await shop.stripe.subscriptions.retrieve(id)
    await shop.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: price.id }],
      proration_behavior: 'none',
    })
    await shop.nextMonth(2)
    const events = await shop.newEvents()
    await shop.deliver(() => events)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    // The same events in the name of another account, and of unknown customers.
    const before = await Promise.all([booksOf(shop), booksOf(other)])
    await other.deliver(() =>
      events
        .filter(({ paymentId }) => !paymentId)
        .flatMap((event) => [
          { ...event, accountId: other.accountId },
          { ...event, accountId: 'acct_unknown' },
          { ...event, customerId: 'cus_unknown' },
        ]),
    )
    expect(await Promise.all([booksOf(shop), booksOf(other)])).toEqual(before)
  })

  it('stop with a disconnected account, keep all credit, and say what is unknown', async () => {
    const shop = await makePlanShop(selling, region)
    await shop.subscribe()
    await shop.choose(shop.pro.id).catch(() => undefined)
    await selling.control('/accounts/deauthorize', { account: shop.accountId })
    await expect(setEnding(shop, true)).rejects.toMatchObject({ code: 'permission-denied' })
    await handleSellerEvent(
      selling.ports,
      event(shop.accountId, { type: 'account.application.deauthorized' }),
    )
    expect(await shop.view()).toMatchObject({
      isOpen: false,
      plans: [],
      plan: { name: 'Starter', status: 'stopped' },
      units: 5_000 * unit,
    })
    await expect(shop.choose()).rejects.toMatchObject({ refusal: { key: 'billingNotOffered' } })
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
  })

  it('keep their organisation from being deleted until they have ended', async () => {
    const shop = await makePlanShop(selling, region)
    const id = await shop.subscribe()
    await deleteClients(makePorts(), shop.caller, { region, clientIds: [shop.client.clientId] })
    const remove = () => deleteOrganisation(selling.ports, shop.caller, shop)
    await expect(remove()).rejects.toMatchObject({ refusal: { key: 'planStillRuns' } })
    await shop.stripe.subscriptions.cancel(id)
    await shop.deliver()
    await remove()
  })

  it('are ended by members of their agency alone, with the paid month', async () => {
    const shop = await makePlanShop(selling, region)
    const other = await makePlanShop(selling, region)
    await shop.subscribe()
    const end = (caller: Caller) => endOrganisationPlan(selling.ports, caller, shop)
    for (const caller of [shop.client.asClient, other.caller, other.client.asClient]) {
      await expect(end(caller)).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(readPlanForAgency(caller, shop)).rejects.toMatchObject({ code: 'permission-denied' })
    }
    expect(await readPlanForAgency(shop.caller, shop)).toMatchObject({
      plan: { name: 'Starter', endsAt: null },
    })
    await end(shop.caller)
    const { plan } = await readPlanForAgency(shop.caller, shop)
    expect(plan?.endsAt).toBe(plan?.renewsAt)
    expect(await booksOf(shop)).toEqual({ workspace: 15_000, organisation: 5_000, debts: [0, 0] })
    await expect(endOrganisationPlan(selling.ports, other.caller, other)).rejects.toMatchObject({
      refusal: { key: 'noActivePlan' },
    })
  })

  it('keep what the newest look at the account has found, whatever an older one reports later', async () => {
    const debtor = await makeDebtor(selling, region)
    const { orgId } = debtor
    const planOf = async () =>
      (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
    expect(await planOf()).toMatchObject({ status: 'unpaid', due: 2_000, failure: 'cardDeclined' })
    const customer = (await readDocument(region, paths.orgBilling(orgId), orgBillingSchema))?.data
    if (!customer) throw new Error('There is no customer')
    const sellers = selling.ports.sellers()
    // The older look has read the open invoice when the client pays it, before and after it reads the plan.
    for (const late of [1, 2]) {
      let lists = 0
      const account = sellers.account(customer.accountId)
      const listSubscriptionInvoices = async (id: string) => {
        const invoices = await account.listSubscriptionInvoices(id)
        if (++lists !== late) return invoices
        await debtor.setCard('4242424242424242')
        await debtor.pay()
        return invoices
      }
      const ports = {
        ...selling.ports,
        sellers: () => ({ ...sellers, account: () => ({ ...account, listSubscriptionInvoices }) }),
      }
      await syncOrganisationPlan(ports, region, customer)
      expect(lists).toBeGreaterThanOrEqual(late)
      expect(await planOf()).toMatchObject({ status: 'active', due: 0, failure: '' })
      await debtor.setCard('4000000000000341')
      await debtor.nextMonth(2)
      await debtor.deliver()
      expect(await planOf()).toMatchObject({ status: 'unpaid', failure: 'cardDeclined' })
    }
  })
})
