import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Crash, openBilling } from '#test/billing/billing.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { balanceOf, monthUnits, openBillingWithHeldEvents } from '#test/workspaces/heldEvents.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { billingSchema, purchaseSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { z } from 'zod'
import { handlePaymentEvent } from './handlePaymentEvent.ts'
import { abandonPurchases, reconcilePayments, reconcileSubscriptions } from './reconcile.ts'

const start = welcomeGrantUnits + monthUnits
const bought = 10_000 * unitsPerCredit

let billing: Awaited<ReturnType<typeof openBillingWithHeldEvents>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBillingWithHeldEvents()
})
afterAll(() => billing.close())

describe.each(oneRegion)('the handler of payment events in %s', (region) => {
  it('changes the books once, however often, in whatever order and at whatever moment events come (H-090, H-091)', async () => {
    const account = await billing.makeSubscriber(region)
    await billing.buy(account)
    await billing.control('us', '/webhooks/release', { times: 4, order: 'shuffled', seed: 7, parallel: true })
    await billing.control('us', '/webhooks/release', { times: 2, order: 'reversed' })
    expect(await balanceOf(account)).toBe(start + bought)
    const { entries } = await expectBooksToBalance(account.wallet, [])
    expect(entries.filter(({ type }) => type === 'payment')).toHaveLength(1)
    expect(entries.filter(({ type }) => type === 'plan')).toHaveLength(1)
    const seen = await readQuery(
      region,
      'stripeEvents',
      z.looseObject({ workspaceId: z.string(), objectId: z.string() }),
    )
    expect(seen.some(({ data }) => data.workspaceId === account.workspaceId)).toBe(true)
  })

  it.each([
    ['the answer of the payment is lost', 'after-pay'],
    ['the instance dies after the credit', 'after-credit'],
  ] as const)('adds the credit when %s', async (_, point) => {
    const account = await billing.makeSubscriber(region)
    await billing.control('us', '/webhooks/release', {})
    billing.crashAt.point = point
    const attempt = randomUUID()
    const crashed = await billing.buy(account, attempt).catch((error: unknown) => error)
    if (point === 'after-pay') {
      expect(crashed).toBeInstanceOf(Crash)
      expect(await balanceOf(account)).toBe(start)
    }
    await billing.control('us', '/webhooks/release', { times: 2 })
    await billing.control('us', '/webhooks/settle', {})
    expect(await balanceOf(account)).toBe(start + bought)
    expect((await billing.buy(account, attempt)).state).toBe('succeeded')
    expect(await balanceOf(account)).toBe(start + bought)
    billing.crashAt.point = undefined
  })

  it("needs no events when the payment's response is lost and the purchase is repeated", async () => {
    const account = await billing.makeSubscriber(region)
    await billing.control('us', '/faults', {
      path: '/v1/payment_intents',
      kind: 'reset',
      when: 'after',
      times: 3,
    })
    const attempt = randomUUID()
    await expect(billing.buy(account, attempt)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await billing.buy(account, attempt)).state).toBe('succeeded')
    const { data } = await billing.stripe('us').paymentIntents.list({ limit: 20 })
    expect(data.filter(({ metadata }) => metadata['attemptId'] === attempt)).toHaveLength(1)
    expect(await balanceOf(account)).toBe(start + bought)
  })

  it('repeats a purchase that died before it was paid for a day, and not after that', async () => {
    const account = await billing.makeSubscriber(region)
    const [attempt, late] = [randomUUID(), randomUUID()]
    for (const id of [attempt, late]) {
      billing.crashAt.point = 'before-pay'
      await expect(billing.buy(account, id)).rejects.toBeInstanceOf(Crash)
    }
    expect((await billing.buy(account, attempt)).state).toBe('succeeded')
    billing.clock.now += 25 * hourMs
    await expect(billing.buy(account, late)).rejects.toMatchObject({ code: 'failed-precondition' })
    // It is over, so the workspace can be deleted.
    await abandonPurchases(billing.ports)
    expect(
      (await readDocument(region, paths.purchase(account.workspaceId, late), purchaseSchema))?.data,
    ).toMatchObject({ state: 'failed', failureCode: 'abandoned' })
    billing.clock.now -= 25 * hourMs
    expect(await balanceOf(account)).toBe(start + bought)
  })

  it('finds payments whose events never arrive by reconciliation', async () => {
    const account = await billing.makeSubscriber(region)
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    billing.crashAt.point = 'after-pay'
    await billing.buy(account).catch(() => undefined)
    expect(await balanceOf(account)).toBe(start)
    expect(await reconcilePayments(billing.ports, 2)).toBeGreaterThan(0)
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start + bought)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })

  it('finds renewals whose events never arrive, also when the invoice was read as a draft', async () => {
    const world = await openBilling()
    try {
      await world.control('us', '/webhooks/mode', { mode: 'drop' })
      const account = await makeAccount(region)
      await world.addCard(account, undefined, 'US')
      await world.subscribeTo(account, 'us')
      const pass = async (ms: number) => {
        world.clock.now += ms
        await world.control('us', '/clock', { to: Math.floor(world.clock.now / 1000) })
        await reconcileSubscriptions(world.ports, region)
        await reconcilePayments(world.ports, 2)
      }
      const { renewsAt = 0 } =
        (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.subscription ??
        {}
      await pass(renewsAt + minuteMs - world.clock.now)
      expect(await balanceOf(account)).toBe(start)
      await pass(2 * hourMs)
      expect(await balanceOf(account)).toBe(start + monthUnits)
    } finally {
      await world.close()
    }
  })

  it('ignores events of something that was sold to a customer by hand', async () => {
    const account = await billing.makeSubscriber(region)
    await billing.control('us', '/webhooks/release', {})
    const { customerId = '', card } =
      (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data ?? {}
    const before = await readDocument(region, paths.billing(account.workspaceId), billingSchema)
    const stripe = billing.stripe('us')
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 90_000,
      recurring: { interval: 'month' },
      product_data: { name: 'A day of training' },
    })
    await stripe.subscriptions.create({
      customer: customerId,
      default_payment_method: card?.id ?? '',
      items: [{ price: price.id }],
    })
    const seen = billing.webhook.answers.length
    await billing.control('us', '/webhooks/release', { times: 2, order: 'shuffled', seed: 5 })
    expect(billing.webhook.answers.slice(seen).length).toBeGreaterThan(2)
    expect(new Set(billing.webhook.answers.slice(seen))).toEqual(new Set([200]))
    expect((await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data).toEqual(
      before?.data,
    )
    expect(await balanceOf(account)).toBe(start)
  })

  it('keeps the state of a subscription whatever the order of its events, and takes nothing from a newer one (H-092)', async () => {
    const account = await billing.makeSubscriber(region)
    const billingPath = paths.billing(account.workspaceId)
    for (let seed = 1; seed <= 10; seed++)
      await billing.control('us', '/webhooks/release', { times: 2, order: 'shuffled', seed, parallel: true })
    const first = (await readDocument(region, billingPath, billingSchema))?.data.subscription
    expect(first?.status).toBe('active')
    await billing.stripe('us').subscriptions.cancel(first?.id ?? '')
    await billing.control('us', '/webhooks/release', {})
    expect((await readDocument(region, billingPath, billingSchema))?.data.subscription?.status).toBe(
      'cancelled',
    )
    await billing.subscribeTo(account, 'us')
    await billing.control('us', '/webhooks/release', { times: 2, order: 'reversed' })
    expect((await readDocument(region, billingPath, billingSchema))?.data.subscription).toMatchObject({
      status: 'active',
    })
  })

  it('repeats events of unknown customers for an hour and then accepts them', async () => {
    const account = billing.ports.payments.account('us')
    const customer = await billing.stripe('us').customers.create({ email: 'stranger@example.com' })
    const event = (at: number) => ({
      id: `evt_${at}`,
      type: 'customer.updated',
      at,
      objectId: customer.id,
      paymentId: '',
      subscriptionId: '',
      invoiceId: '',
      customerId: customer.id,
    })
    await expect(handlePaymentEvent(billing.ports, account, event(Date.now()))).rejects.toMatchObject({
      code: 'unavailable',
    })
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await handlePaymentEvent(billing.ports, account, event(Date.now() - 2 * hourMs))
    expect(logged).toHaveBeenCalledWith(
      'A payment event belongs to no known workspace',
      expect.objectContaining({ type: 'customer.updated' }),
    )
    logged.mockRestore()
  })

  it('accepts events with the right signature only (H-069)', async () => {
    const account = billing.ports.payments.account('us')
    const body = Buffer.from(
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        created: 1,
        livemode: false,
        data: { object: { id: 'pi_1', object: 'payment_intent' } },
      }),
    )
    const { webhooks } = billing.stripe('us')
    const sign = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      webhooks.generateTestHeaderString({ payload: body.toString(), secret, timestamp })
    const secret = billing.webhookSecret
    await expect(account.readEvent(body, sign(secret))).resolves.toMatchObject({
      id: 'evt_1',
      paymentId: 'pi_1',
    })
    for (const signature of ['', sign('whsec_other'), sign(secret, Math.floor(Date.now() / 1000) - 360)])
      await expect(account.readEvent(body, signature)).rejects.toMatchObject({ code: 'invalid-argument' })
    const changed = Buffer.from(body)
    changed[10] = 65
    await expect(account.readEvent(changed, sign(secret))).rejects.toMatchObject({ code: 'invalid-argument' })
    const live = Buffer.from(body.toString().replace('"livemode":false', '"livemode":true'))
    await expect(
      account.readEvent(live, webhooks.generateTestHeaderString({ payload: live.toString(), secret })),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})
