import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Crash, openBilling } from '../../../test/billing.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makeAccount } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { billingSchema, purchaseSchema } from '../../shared/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../shared/credits.ts'
import { paths } from '../../shared/paths.ts'
import { regions } from '../../shared/regions.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { z } from 'zod'
import { handlePaymentEvent } from './handlePaymentEvent.ts'
import { topUp } from './purchases.ts'
import { abandonPurchases, reconcilePayments, reconcileSubscriptions } from './reconcile.ts'

const month = 10_000 * unitsPerCredit
type Account = Awaited<ReturnType<typeof makeAccount>>

let billing: Awaited<ReturnType<typeof openBilling>>
let webhook: Awaited<ReturnType<(typeof billing)['receiveEvents']>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
  await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  webhook = await billing.receiveEvents('us')
})
afterAll(() => billing.close())

/** A workspace on the paid plan, in dollars. */
async function subscriber(region: 'na' | 'eu') {
  const account = await makeAccount(region)
  await billing.addCard(account, undefined, 'US')
  await billing.subscribeTo(account, 'us')
  return account
}
const buy = ({ caller, region, workspaceId }: Account, attemptId: string = randomUUID(), amount = 1000) =>
  topUp(billing.ports, caller, { region, workspaceId, amount, attemptId })
const balanceOf = async (account: Account) => (await expectBooksToBalance(account.wallet, [])).wallet.balance
const start = welcomeGrantUnits + month
const bought = 10_000 * unitsPerCredit

describe.each(regions)('events in %s', (region) => {
  it('H-090 H-091 change the books once, however often, in whatever order and at whatever moment they come', async () => {
    const account = await subscriber(region)
    await buy(account)
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
  ] as const)('bring the credit when %s', async (_, point) => {
    const account = await subscriber(region)
    await billing.control('us', '/webhooks/release', {})
    billing.crashAt.point = point
    const attempt = randomUUID()
    const crashed = await buy(account, attempt).catch((error: unknown) => error)
    if (point === 'after-pay') {
      expect(crashed).toBeInstanceOf(Crash)
      expect(await balanceOf(account)).toBe(start)
    }
    await billing.control('us', '/webhooks/release', { times: 2 })
    await billing.control('us', '/webhooks/settle', {})
    expect(await balanceOf(account)).toBe(start + bought)
    expect((await buy(account, attempt)).state).toBe('succeeded')
    expect(await balanceOf(account)).toBe(start + bought)
    billing.crashAt.point = undefined
  })

  it('are not needed where the answer of the payment service gets lost on its way, and the same purchase is made again', async () => {
    const account = await subscriber(region)
    await billing.control('us', '/faults', {
      path: '/v1/payment_intents',
      kind: 'reset',
      when: 'after',
      times: 3,
    })
    const attempt = randomUUID()
    await expect(buy(account, attempt)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await buy(account, attempt)).state).toBe('succeeded')
    const { data } = await billing.stripe('us').paymentIntents.list({ limit: 20 })
    expect(data.filter(({ metadata }) => metadata['attemptId'] === attempt)).toHaveLength(1)
    expect(await balanceOf(account)).toBe(start + bought)
  })

  it('do not come for a purchase that died before it was paid: it can be made again for a day, and not after that', async () => {
    const account = await subscriber(region)
    const [attempt, late] = [randomUUID(), randomUUID()]
    for (const id of [attempt, late]) {
      billing.crashAt.point = 'before-pay'
      await expect(buy(account, id)).rejects.toBeInstanceOf(Crash)
    }
    expect((await buy(account, attempt)).state).toBe('succeeded')
    billing.clock.now += 25 * 3_600_000
    await expect(buy(account, late)).rejects.toMatchObject({ code: 'failed-precondition' })
    // It is over: nobody waits for it, the workspace can be deleted.
    await abandonPurchases(billing.ports)
    expect(
      (await readDocument(region, paths.purchase(account.workspaceId, late), purchaseSchema))?.data,
    ).toMatchObject({ state: 'failed', failureCode: 'abandoned' })
    billing.clock.now -= 25 * 3_600_000
    expect(await balanceOf(account)).toBe(start + bought)
  })

  it('that never arrive are made up for by looking at the payments', async () => {
    const account = await subscriber(region)
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    billing.crashAt.point = 'after-pay'
    await buy(account).catch(() => undefined)
    expect(await balanceOf(account)).toBe(start)
    expect(await reconcilePayments(billing.ports, 2)).toBeGreaterThan(0)
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start + bought)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })

  it('take back what was refunded, and leave a debt that the next purchase pays first', async () => {
    const account = await subscriber(region)
    const attempt = randomUUID()
    await buy(account, attempt)
    const purchase = await readDocument(
      region,
      paths.purchase(account.workspaceId, attempt),
      z.looseObject({ paymentId: z.string() }),
    )
    const stripe = billing.stripe('us')
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 400 })
    await billing.control('us', '/webhooks/release', { times: 3, order: 'shuffled', seed: 3, parallel: true })
    expect(await balanceOf(account)).toBe(start + bought - 4_000 * unitsPerCredit)
    // Most of it is spent by the time the rest goes back.
    const { wallet } = await expectBooksToBalance(account.wallet, [])
    const { adjustWallet } = await import('../credits/wallets.ts')
    await adjustWallet(
      account.wallet,
      `spent-${attempt}`,
      1_000 * unitsPerCredit - wallet.balance,
      'test',
      Date.now(),
    )
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 600 })
    await billing.control('us', '/webhooks/release', {})
    const indebted = await expectBooksToBalance(account.wallet, [])
    expect(indebted.wallet).toMatchObject({ balance: 0, debt: 5_000 * unitsPerCredit })
    await buy(account)
    expect((await expectBooksToBalance(account.wallet, [])).wallet).toMatchObject({
      balance: 5_000 * unitsPerCredit,
      debt: 0,
    })
  })

  it('give back what was taken for a refund that failed, and take no more than was bought', async () => {
    const account = await subscriber(region)
    const attempt = randomUUID()
    await buy(account, attempt)
    const purchase = await readDocument(
      region,
      paths.purchase(account.workspaceId, attempt),
      z.looseObject({ paymentId: z.string() }),
    )
    const stripe = billing.stripe('us')
    const refund = await stripe.refunds.create({
      payment_intent: purchase?.data.paymentId ?? '',
      amount: 400,
    })
    await billing.control('us', '/webhooks/release', {})
    expect(await balanceOf(account)).toBe(start + bought - 4_000 * unitsPerCredit)
    await billing.control('us', '/refunds/fail', { refund: refund.id })
    await billing.control('us', '/webhooks/release', { times: 2, order: 'shuffled', seed: 2, parallel: true })
    expect(await balanceOf(account)).toBe(start + bought)
    // Another one arrives; then the bank takes all of it, and a fee.
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 300 })
    await billing.control('us', '/webhooks/release', {})
    expect(await balanceOf(account)).toBe(start + bought - 3_000 * unitsPerCredit)
    const {
      data: [charge],
    } = await stripe.charges.list({ payment_intent: purchase?.data.paymentId ?? '' })
    const dispute = z
      .object({ id: z.string() })
      .parse(await billing.control('us', '/disputes', { charge: charge?.id, amount: 1500 }))
    await billing.control('us', '/disputes/close', { dispute: dispute.id, status: 'lost' })
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })

  it('of a renewal that never arrive are made up for, also when the invoice was looked at as a draft', async () => {
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
      await pass(renewsAt + 60_000 - world.clock.now)
      expect(await balanceOf(account)).toBe(start)
      await pass(2 * 3_600_000)
      expect(await balanceOf(account)).toBe(start + month)
    } finally {
      await world.close()
    }
  })

  it('take back a month whose invoice was refunded, in proportion, also when the refund is heard of first', async () => {
    const account = await subscriber(region)
    const stripe = billing.stripe('us')
    const {
      data: [invoice],
    } = await stripe.invoices.list({
      customer:
        (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.customerId ??
        '',
      limit: 1,
    })
    const {
      data: [payment],
    } = await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })
    await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 500 })
    await billing.control('us', '/webhooks/release', { times: 3, order: 'reversed', parallel: true })
    expect(await balanceOf(account)).toBe(start - month / 4)
    await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent) })
    // What no event has told is found by looking at the payments.
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    await reconcilePayments(billing.ports, 2)
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start - month)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })

  it('of something that was sold to a customer by hand change nothing, and are not asked for again', async () => {
    const account = await subscriber(region)
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
    const seen = webhook.answers.length
    await billing.control('us', '/webhooks/release', { times: 2, order: 'shuffled', seed: 5 })
    expect(webhook.answers.slice(seen).length).toBeGreaterThan(2)
    expect(new Set(webhook.answers.slice(seen))).toEqual(new Set([200]))
    expect((await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data).toEqual(
      before?.data,
    )
    expect(await balanceOf(account)).toBe(start)
  })

  it('H-092 of a subscription leave what it is, in whatever order they come, and an old one takes nothing from a new one', async () => {
    const account = await subscriber(region)
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

  it('of nobody we know are waited for, and let go after an hour', async () => {
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
    const told = vi.spyOn(console, 'error').mockReturnValue()
    await handlePaymentEvent(billing.ports, account, event(Date.now() - 2 * 3_600_000))
    expect(told).toHaveBeenCalledWith(
      'An event is of nobody we know',
      expect.objectContaining({ type: 'customer.updated' }),
    )
    told.mockRestore()
  })

  it('H-069 are believed with the right signature alone', async () => {
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
