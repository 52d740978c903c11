import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Crash, openBilling } from '../../../../test/billing/billing.ts'
import { clearDatabases } from '../../../../test/emulator.ts'
import { makeAccount } from '../../../../test/factories.ts'
import { expectBooksToBalance } from '../../../../test/invariants.ts'
import { oneRegion } from '../../../../test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import type { BillingCycle } from '../../../shared/billing/catalogue.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { reconcilePayments, reconcileSubscriptions } from '../payments/reconcile.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'
import { changePlan, previewChange } from './changePlan.ts'
import type { PlanWish, Quantities } from './offers.ts'

const dayMs = 24 * 3600 * 1000

describe.each(oneRegion)('the plan of a workspace in %s', (region) => {
  let billing: Awaited<ReturnType<typeof openBilling>>
  let account: Awaited<ReturnType<typeof makeAccount>>
  let own: { region: typeof region; workspaceId: string }
  beforeEach(async () => {
    await clearDatabases()
    // A separate world for each test, because its clock is moved.
    billing = await openBilling(['us'])
    account = await makeAccount(region)
    own = { region, workspaceId: account.workspaceId }
    await billing.addCard(account, undefined, 'US')
    return () => billing.close()
  })
  afterAll(clearDatabases)

  const subscription = async () =>
    (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.subscription
  const credits = async () =>
    ((await expectBooksToBalance(account.wallet, [])).wallet.balance - welcomeGrantUnits) / unitsPerCredit
  const paid = async () => {
    const { data } = await billing.stripe('us').invoices.list({ status: 'paid' })
    return data.map(({ amount_paid: amount }) => amount)
  }
  const pass = async (ms: number) => {
    billing.clock.now += ms
    await billing.control('us', '/clock', { to: Math.floor(billing.clock.now / 1000) })
  }
  const subscribe = (wish: PlanWish = {}, quantities: Quantities = {}) =>
    billing.subscribeTo(account, 'us', quantities, '', wish)
  const preview = (wish: PlanWish & { quantities?: Quantities }) =>
    previewChange(billing.ports, account.caller, { ...own, ...wish })
  /** Changes the plan for the price that the preview shows. */
  async function change(cycle: BillingCycle, monthlyCredits: number, attemptId: string = randomUUID()) {
    const { at, due } = await preview({ cycle, monthlyCredits })
    const seen = due ? { at, total: due.total } : undefined
    return changePlan(billing.ports, account.caller, { ...own, cycle, monthlyCredits, seen, attemptId })
  }

  it('is bought for a year, which costs ten months and brings the credit of twelve', async () => {
    await subscribe({ cycle: 'yearly', monthlyCredits: 50_000 }, { 'agent-seat': 2 })
    // Ten months of $50 less the dollar that is not shown, and ten months of two agents.
    expect(await paid()).toEqual([49_900 + 10_000])
    expect(await credits()).toBe(12 * 50_000)
    const present = await subscription()
    expect(present).toMatchObject({ cycle: 'yearly', monthlyCredits: 50_000, addons: { 'agent-seat': 2 } })
    expect(((present?.renewsAt ?? 0) - (present?.startedAt ?? 0)) / dayMs).toBeGreaterThan(364)
    const workspace = await readDocument(region, paths.workspace(own.workspaceId), workspaceSchema)
    expect(workspace && maxAgents(workspace.data)).toBe(12)
  })

  it('is not sold with credits that the catalogue does not list', async () => {
    for (const monthlyCredits of [0, 10_001, 2_000_000])
      await expect(subscribe({ monthlyCredits })).rejects.toMatchObject({
        code: 'invalid-argument',
        fields: { monthlyCredits: expect.anything() },
      })
    expect(await paid()).toEqual([])
  })

  it('grows at once for its part of the month, and brings that part of the credit', async () => {
    await subscribe()
    await pass(10 * dayMs)
    const { due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    await change('monthly', 50_000)
    expect((await paid())[0]).toBe(due?.total)
    const { startedAt = 0, renewsAt = 0, ...present } = (await subscription()) ?? {}
    expect(present).toMatchObject({ monthlyCredits: 50_000, nextPlan: null })
    const share = (renewsAt - billing.clock.now) / (renewsAt - startedAt)
    expect(due?.total).toBeCloseTo((4900 - 2000) * share, -1)
    expect((await credits()) - 10_000).toBeCloseTo(40_000 * share, -1)
    await billing.control('us', '/webhooks/settle', {})
    await reconcilePayments(billing.ports, 2)
    expect((await paid()).length).toBe(2)
    expect((await credits()) - 10_000).toBeCloseTo(40_000 * share, -1)
  })

  it('becomes a year at once, less what is left of the month, with the add-ons that are paid', async () => {
    await subscribe({}, { 'workspace-seat': 1 })
    // Planned add-ons are not paid, so their unused time is not returned.
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 10 }),
      attemptId: randomUUID(),
    })
    const { due } = await preview({ cycle: 'yearly', monthlyCredits: 10_000 })
    expect(due?.total).toBeGreaterThan(19_900 + 100_000 - 3010)
    await change('yearly', 10_000)
    expect((await paid())[0]).toBe(due?.total)
    expect(await subscription()).toMatchObject({ cycle: 'yearly', addons: { 'workspace-seat': 10 } })
    // The month's credit is part of the year's.
    expect(await credits()).toBeCloseTo(120_000, -2)
  })

  it('shrinks with the next payment, and can be kept until then', async () => {
    await subscribe({ cycle: 'yearly', monthlyCredits: 50_000 }, { 'workspace-seat': 1 })
    const { due, renewal } = await preview({ cycle: 'monthly', monthlyCredits: 10_000 })
    expect([due, renewal?.total]).toEqual([null, 2000 + 1000])
    await change('monthly', 10_000)
    expect(await subscription()).toMatchObject({
      cycle: 'yearly',
      nextPlan: { cycle: 'monthly', monthlyCredits: 10_000 },
    })
    expect((await previewRenewal(billing.ports, account.caller, own)).renewal?.total).toBe(3000)
    await change('yearly', 50_000)
    expect((await subscription())?.nextPlan).toBeNull()
    await change('monthly', 10_000)
    await reconcileSubscriptions(billing.ports, region)
    expect(await paid()).toHaveLength(1)
    await pass(((await subscription())?.renewsAt ?? 0) - billing.clock.now - 3 * 3600 * 1000)
    billing.crashAt.point = 'after-pay'
    await reconcileSubscriptions(billing.ports, region)
    await reconcileSubscriptions(billing.ports, region)
    expect(await paid()).toEqual([3000, 49_900 + 10_000])
    expect(await subscription()).toMatchObject({
      status: 'active',
      cycle: 'monthly',
      monthlyCredits: 10_000,
      nextPlan: null,
      addons: { 'workspace-seat': 1 },
    })
    expect(await credits()).toBe(12 * 50_000 + 10_000)
  })

  it('shrinks within its cycle with the next payment alone', async () => {
    await subscribe({ monthlyCredits: 50_000 })
    await change('monthly', 10_000)
    await pass(((await subscription())?.renewsAt ?? 0) - billing.clock.now - 3600 * 1000)
    await reconcileSubscriptions(billing.ports, region)
    expect(await paid()).toEqual([4900])
    await pass(3 * 3600 * 1000)
    await reconcileSubscriptions(billing.ports, region)
    expect(await paid()).toEqual([2000, 4900])
    expect(await credits()).toBe(60_000)
    expect(await subscription()).toMatchObject({ monthlyCredits: 10_000, nextPlan: null })
  })

  it('is charged once by an attempt that crashed after the payment', async () => {
    await subscribe()
    const { at, due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    const order = {
      ...own,
      cycle: 'monthly' as const,
      monthlyCredits: 50_000,
      seen: { at, total: due?.total ?? 0 },
      attemptId: randomUUID(),
    }
    billing.crashAt.point = 'after-pay'
    await expect(changePlan(billing.ports, account.caller, order)).rejects.toThrow(Crash)
    expect(await credits()).toBe(10_000)
    await changePlan(billing.ports, account.caller, order)
    await changePlan(billing.ports, account.caller, order)
    expect(await paid()).toEqual([due?.total, 2000])
    expect(await credits()).toBeCloseTo(50_000, -2)
  })

  it('stays as it is when the price has changed, the card is declined, or the subscription ends', async () => {
    await subscribe()
    const { at, due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    const total = due?.total ?? 0
    const order = { ...own, cycle: 'monthly' as const, monthlyCredits: 50_000 }
    const tried = (seen?: { at: number; total: number }) =>
      changePlan(billing.ports, account.caller, { ...order, seen, attemptId: randomUUID() })
    const old = { at: at - 11 * 60_000, total }
    for (const seen of [undefined, { at, total: total - 1 }, old])
      await expect(tried(seen)).rejects.toMatchObject({ refusal: { key: 'priceChanged' } })
    const stored = await readDocument(region, paths.billing(own.workspaceId), billingSchema)
    await billing.control('us', '/cards', {
      payment_method: stored?.data.card?.id,
      number: '4000000000000341',
    })
    await expect(tried({ at, total })).rejects.toMatchObject({ code: 'failed-precondition' })
    await billing.control('us', '/cards', {
      payment_method: stored?.data.card?.id,
      number: '4000002760003184',
    })
    await expect(tried({ at, total })).rejects.toMatchObject({ refusal: { key: 'bankMustConfirm' } })
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: true, reason: 'x' })
    await expect(tried({ at, total })).rejects.toMatchObject({ refusal: { key: 'reactivatePlanFirst' } })
    expect(await subscription()).toMatchObject({ status: 'active', monthlyCredits: 10_000 })
    expect(await paid()).toEqual([2000])
  })

  it('gets more of an add-on at once, and fewer with the next payment', async () => {
    await subscribe({}, { 'workspace-seat': 1, client_seat: 2 })
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 5, client_seat: 2 }),
      attemptId: randomUUID(),
    })
    await pass(10 * dayMs)
    const quantities = { 'workspace-seat': 3, client_seat: 1 }
    const { at, due, renewal } = await preview({ quantities })
    expect(renewal?.total).toBe(2000 + 3000 + 500)
    expect(due?.lines).toMatchObject([{ label: 'Workspace seat' }])
    const order = { ...own, change: () => quantities, now: { at, total: due?.total ?? 0 } }
    const attemptId = randomUUID()
    billing.crashAt.point = 'after-pay'
    await expect(changeAddons(billing.ports, account.caller, { ...order, attemptId })).rejects.toThrow(Crash)
    await changeAddons(billing.ports, account.caller, { ...order, attemptId })
    expect((await paid())[0]).toBe(due?.total)
    expect(due?.total).toBeCloseTo(2000 * (20 / 30), -2)
    expect(await paid()).toHaveLength(2)
    expect(await subscription()).toMatchObject({
      addons: { 'workspace-seat': 3, client_seat: 2 },
      nextAddons: quantities,
    })
    expect(await credits()).toBe(10_000)
  })
})
