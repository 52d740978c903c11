import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { dayMs } from '../../../shared/durations.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { changeAddons, setSubscriptionEnding } from './changeSubscription.ts'
import { reconcileSubscriptions } from '../payments/reconcile.ts'

/** More than any month has: a month of 31 days would end some seconds after as many days. */
const monthDays = 32
const month = 10_000 * unitsPerCredit

describe.each(oneRegion)('the renewal of a subscription in %s', (region) => {
  // A separate world, because its clock is moved.
  let billing: Awaited<ReturnType<typeof openBilling>>
  beforeAll(async () => {
    await clearDatabases()
    billing = await openBilling()
    await billing.receiveEvents('eu')
  })
  afterAll(() => billing.close())

  it('adds the credit and add-ons of each paid month, to the cent', { timeout: 60_000 }, async () => {
    const account = await makeAccount(region)
    const own = { region, workspaceId: account.workspaceId }
    const stripe = billing.stripe('eu')
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once', name: 'Spring' })
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'SPRING' })
    const pass = async (days: number) => {
      billing.clock.now += days * dayMs
      await billing.control('eu', '/clock', { to: Math.floor(billing.clock.now / 1000) })
      await billing.control('eu', '/webhooks/settle', {})
    }
    const state = async () =>
      (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data
    const agents = async () => {
      const workspace = await readDocument(region, paths.workspace(account.workspaceId), workspaceSchema)
      return workspace && maxAgents(workspace.data)
    }
    const balance = async () =>
      (await expectBooksToBalance(account.wallet, [])).wallet.balance - welcomeGrantUnits

    // The first month: half the price, with a seat.
    await billing.addCard(account, undefined, 'DE')
    await billing.subscribeTo(account, 'eu', { 'workspace-seat': 1 }, 'SPRING')
    expect([await balance(), await agents()]).toEqual([month, 10])

    // The second: the full price, with the add-ons chosen in the first.
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 3 }),
      attemptId: randomUUID(),
    })
    expect((await state())?.subscription?.addons).toEqual({ 'workspace-seat': 1 })
    await pass(monthDays)
    expect((await state())?.subscription).toMatchObject({ status: 'active', addons: { 'workspace-seat': 3 } })
    expect(await balance()).toBe(2 * month)

    // The third is not paid: the plan stays for a week without its credit, and the owner is notified.
    const { card } = (await state()) ?? {}
    await billing.control('eu', '/cards', { payment_method: card?.id, number: '4000000000000341' })
    await pass(monthDays)
    expect((await state())?.subscription?.status).toBe('past_due')
    expect([await balance(), await agents()]).toEqual([2 * month, 10])
    expect(billing.sent.some(({ notice }) => notice === 'paymentFailed')).toBe(true)
    billing.clock.now += 8 * dayMs
    await reconcileSubscriptions(billing.ports, region)
    expect(await agents()).toBe(2)
    expect((await state())?.subscription?.unpaidSince).toBe((await state())?.subscription?.startedAt)

    // Another card pays the open invoice.
    await billing.addCard(account, '4000000000000341', 'DE')
    expect((await state())?.subscription?.status).toBe('past_due')
    await billing.addCard(account, '5555555555554444', 'DE')
    expect((await state())?.subscription?.status).toBe('active')
    expect([await balance(), await agents()]).toEqual([3 * month, 10])

    // After cancellation it lasts until the paid month ends; then the workspace is on the free plan.
    await setSubscriptionEnding(billing.ports, account.caller, {
      ...own,
      isEnding: true,
      reason: 'Temporary need',
    })
    await pass(10)
    expect((await state())?.subscription?.status).toBe('active')
    await pass(25)
    expect((await state())?.subscription?.status).toBe('cancelled')
    expect([await balance(), await agents()]).toEqual([3 * month, 2])

    // 22 € and a seat of 10 € at half price; then 22 € and three seats, twice; 27 % tax on each.
    const invoices = await stripe.invoices.list({ limit: 100 })
    expect(invoices.data.map(({ status, total }) => [status, total]).toReversed()).toEqual([
      ['paid', 2032],
      ['paid', 6604],
      ['paid', 6604],
    ])
  })
  it(
    'charges no month twice for a new subscription after an unpaid month, and can end unpaid',
    { timeout: 60_000 },
    async () => {
      const account = await makeAccount(region)
      const own = { region, workspaceId: account.workspaceId }
      const stripe = billing.stripe('eu')
      const pass = async (days: number) => {
        billing.clock.now += days * dayMs
        await billing.control('eu', '/clock', { to: Math.floor(billing.clock.now / 1000) })
        await billing.control('eu', '/webhooks/settle', {})
      }
      const state = async () =>
        (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data
      const live = async () =>
        (await stripe.subscriptions.list({ customer: (await state())?.customerId ?? '' })).data
      const lapse = async () => {
        await billing.control('eu', '/cards', {
          payment_method: (await state())?.card?.id,
          number: '4000000000000341',
        })
        await pass(monthDays)
        await pass(8)
        expect((await state())?.subscription?.status).toMatch(/past_due|unpaid/)
      }
      await billing.control('eu', '/settings', { after_retries: 'unpaid' })
      await billing.addCard(account, undefined, 'DE')
      await billing.subscribeTo(account, 'eu')
      await lapse()
      // The bank accepts the card again just then: the old month must not be paid beside the new one.
      await billing.control('eu', '/cards', {
        payment_method: (await state())?.card?.id,
        number: '4242424242424242',
      })
      expect((await billing.subscribeTo(account, 'eu')).state).toBe('active')
      expect(await live()).toHaveLength(1)
      await pass(20)
      expect((await expectBooksToBalance(account.wallet, [])).wallet.balance - welcomeGrantUnits).toBe(
        2 * month,
      )
      await lapse()
      await setSubscriptionEnding(billing.ports, account.caller, {
        ...own,
        isEnding: true,
        reason: 'Too expensive',
      })
      expect([(await state())?.subscription?.status, (await live()).length]).toEqual(['cancelled', 0])
      await billing.control('eu', '/settings', { after_retries: 'cancel' })
    },
  )

  it(
    'is paid by another card also where the payment service keeps its invoice in draft',
    {
      timeout: 60_000,
    },
    async () => {
      const account = await makeAccount(region)
      const stripe = billing.stripe('eu')
      const pass = async (days: number) => {
        billing.clock.now += days * dayMs
        await billing.control('eu', '/clock', { to: Math.floor(billing.clock.now / 1000) })
        await billing.control('eu', '/webhooks/settle', {})
      }
      const state = async () =>
        (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data
      await billing.control('eu', '/settings', { after_retries: 'unpaid' })
      await billing.addCard(account, undefined, 'DE')
      await billing.subscribeTo(account, 'eu')
      await billing.control('eu', '/cards', {
        payment_method: (await state())?.card?.id,
        number: '4000000000000341',
      })
      await pass(monthDays)
      await pass(monthDays)
      expect((await state())?.subscription?.status).toBe('unpaid')
      const customer = (await state())?.customerId ?? ''
      expect((await stripe.invoices.list({ customer, status: 'draft' })).data).toHaveLength(1)
      await billing.addCard(account, undefined, 'DE')
      expect((await state())?.subscription?.status).toBe('active')
      expect((await stripe.invoices.list({ customer, status: 'draft' })).data).toEqual([])
      await billing.control('eu', '/settings', { after_retries: 'cancel' })
    },
  )
})
