import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Crash } from '#test/billing/billing.ts'
import { openPlanWorld } from '#test/billing/openPlanWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import type { BillingCycle } from '../../../shared/billing/catalogue.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { reconcilePayments, reconcileSubscriptions } from '../payments/reconcile.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'
import { changePlan, previewChange } from './changePlan.ts'
import type { PlanWish, Quantities } from './offers.ts'

describe.each(oneRegion)('the plan of a workspace in %s', (region) => {
  let world: Awaited<ReturnType<typeof openPlanWorld>>
  beforeEach(async () => {
    await clearDatabases()
    world = await openPlanWorld(region)
    return () => world.billing.close()
  })
  afterAll(clearDatabases)

  const paid = async () => {
    const { data } = await world.billing.stripe('us').invoices.list({ status: 'paid' })
    return data.map(({ amount_paid: amount }) => amount)
  }
  const subscribe = (wish: PlanWish = {}, quantities: Quantities = {}) =>
    world.billing.subscribeTo(world.account, 'us', quantities, '', wish)
  const preview = (wish: PlanWish & { quantities?: Quantities }) =>
    previewChange(world.billing.ports, world.account.caller, { ...world.own, ...wish })
  /** Changes the plan for the price that the preview shows. */
  async function change(cycle: BillingCycle, monthlyCredits: number, attemptId: string = randomUUID()) {
    const { at, due } = await preview({ cycle, monthlyCredits })
    const seen = due ? { at, total: due.total } : undefined
    return changePlan(world.billing.ports, world.account.caller, {
      ...world.own,
      cycle,
      monthlyCredits,
      seen,
      attemptId,
    })
  }

  it('is bought for a year, which costs ten months and brings the credit of twelve', async () => {
    await subscribe({ cycle: 'yearly', monthlyCredits: 50_000 }, { 'agent-seat': 2 })
    // Ten months of $50 less the dollar that is not shown, and ten months of two agents.
    expect(await paid()).toEqual([49_900 + 10_000])
    expect(await world.readCredits()).toBe(12 * 50_000)
    const present = await world.readSubscription()
    expect(present).toMatchObject({ cycle: 'yearly', monthlyCredits: 50_000, addons: { 'agent-seat': 2 } })
    expect(((present?.renewsAt ?? 0) - (present?.startedAt ?? 0)) / dayMs).toBeGreaterThan(364)
    const workspace = await readDocument(region, paths.workspace(world.own.workspaceId), workspaceSchema)
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
    await world.letTimePass(10 * dayMs)
    const { due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    await change('monthly', 50_000)
    expect((await paid())[0]).toBe(due?.total)
    const { startedAt = 0, renewsAt = 0, ...present } = (await world.readSubscription()) ?? {}
    expect(present).toMatchObject({ monthlyCredits: 50_000, nextPlan: null })
    const share = (renewsAt - world.billing.clock.now) / (renewsAt - startedAt)
    expect(due?.total).toBeCloseTo((4900 - 2000) * share, -1)
    expect((await world.readCredits()) - 10_000).toBeCloseTo(40_000 * share, -1)
    await world.billing.control('us', '/webhooks/settle', {})
    await reconcilePayments(world.billing.ports, 2)
    expect((await paid()).length).toBe(2)
    expect((await world.readCredits()) - 10_000).toBeCloseTo(40_000 * share, -1)
  })

  it('becomes a year at once, less what is left of the month, with the add-ons that are paid', async () => {
    await subscribe({}, { 'workspace-seat': 1 })
    // Planned add-ons are not paid, so their unused time is not returned.
    await changeAddons(world.billing.ports, world.account.caller, {
      ...world.own,
      change: () => ({ 'workspace-seat': 10 }),
      attemptId: randomUUID(),
    })
    const { due } = await preview({ cycle: 'yearly', monthlyCredits: 10_000 })
    expect(due?.total).toBeGreaterThan(19_900 + 100_000 - 3010)
    await change('yearly', 10_000)
    expect((await paid())[0]).toBe(due?.total)
    expect(await world.readSubscription()).toMatchObject({
      cycle: 'yearly',
      addons: { 'workspace-seat': 10 },
    })
    // The month's credit is part of the year's.
    expect(await world.readCredits()).toBeCloseTo(120_000, -2)
  })

  it('shrinks with the next payment, and can be kept until then', async () => {
    await subscribe({ cycle: 'yearly', monthlyCredits: 50_000 }, { 'workspace-seat': 1 })
    const { due, renewal } = await preview({ cycle: 'monthly', monthlyCredits: 10_000 })
    expect([due, renewal?.total]).toEqual([null, 2000 + 1000])
    await change('monthly', 10_000)
    expect(await world.readSubscription()).toMatchObject({
      cycle: 'yearly',
      nextPlan: { cycle: 'monthly', monthlyCredits: 10_000 },
    })
    expect((await previewRenewal(world.billing.ports, world.account.caller, world.own)).renewal?.total).toBe(
      3000,
    )
    await change('yearly', 50_000)
    expect((await world.readSubscription())?.nextPlan).toBeNull()
    await change('monthly', 10_000)
    await reconcileSubscriptions(world.billing.ports, region)
    expect(await paid()).toHaveLength(1)
    await world.letTimePass(
      ((await world.readSubscription())?.renewsAt ?? 0) - world.billing.clock.now - 3 * 3600 * 1000,
    )
    world.billing.crashAt.point = 'after-pay'
    await reconcileSubscriptions(world.billing.ports, region)
    await reconcileSubscriptions(world.billing.ports, region)
    expect(await paid()).toEqual([3000, 49_900 + 10_000])
    expect(await world.readSubscription()).toMatchObject({
      status: 'active',
      cycle: 'monthly',
      monthlyCredits: 10_000,
      nextPlan: null,
      addons: { 'workspace-seat': 1 },
    })
    expect(await world.readCredits()).toBe(12 * 50_000 + 10_000)
  })

  it('shrinks within its cycle with the next payment alone', async () => {
    await subscribe({ monthlyCredits: 50_000 })
    await change('monthly', 10_000)
    await world.letTimePass(
      ((await world.readSubscription())?.renewsAt ?? 0) - world.billing.clock.now - hourMs,
    )
    await reconcileSubscriptions(world.billing.ports, region)
    expect(await paid()).toEqual([4900])
    await world.letTimePass(3 * 3600 * 1000)
    await reconcileSubscriptions(world.billing.ports, region)
    expect(await paid()).toEqual([2000, 4900])
    expect(await world.readCredits()).toBe(60_000)
    expect(await world.readSubscription()).toMatchObject({ monthlyCredits: 10_000, nextPlan: null })
  })

  it('is charged once by an attempt that crashed after the payment', async () => {
    await subscribe()
    const { at, due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    const order = {
      ...world.own,
      cycle: 'monthly' as const,
      monthlyCredits: 50_000,
      seen: { at, total: due?.total ?? 0 },
      attemptId: randomUUID(),
    }
    world.billing.crashAt.point = 'after-pay'
    await expect(changePlan(world.billing.ports, world.account.caller, order)).rejects.toThrow(Crash)
    expect(await world.readCredits()).toBe(10_000)
    await changePlan(world.billing.ports, world.account.caller, order)
    await changePlan(world.billing.ports, world.account.caller, order)
    expect(await paid()).toEqual([due?.total, 2000])
    expect(await world.readCredits()).toBeCloseTo(50_000, -2)
  })

  it('stays as it is when the price has changed, the card is declined, or the subscription ends', async () => {
    await subscribe()
    const { at, due } = await preview({ cycle: 'monthly', monthlyCredits: 50_000 })
    const total = due?.total ?? 0
    const order = { ...world.own, cycle: 'monthly' as const, monthlyCredits: 50_000 }
    const tried = (seen?: { at: number; total: number }) =>
      changePlan(world.billing.ports, world.account.caller, { ...order, seen, attemptId: randomUUID() })
    const old = { at: at - 11 * minuteMs, total }
    for (const seen of [undefined, { at, total: total - 1 }, old])
      await expect(tried(seen)).rejects.toMatchObject({ refusal: { key: 'priceChanged' } })
    const stored = await readDocument(region, paths.billing(world.own.workspaceId), billingSchema)
    await world.billing.control('us', '/cards', {
      payment_method: stored?.data.card?.id,
      number: '4000000000000341',
    })
    await expect(tried({ at, total })).rejects.toMatchObject({ code: 'failed-precondition' })
    await world.billing.control('us', '/cards', {
      payment_method: stored?.data.card?.id,
      number: '4000002760003184',
    })
    await expect(tried({ at, total })).rejects.toMatchObject({ refusal: { key: 'bankMustConfirm' } })
    await setSubscriptionEnding(world.billing.ports, world.account.caller, {
      ...world.own,
      isEnding: true,
      reason: 'x',
    })
    await expect(tried({ at, total })).rejects.toMatchObject({ refusal: { key: 'reactivatePlanFirst' } })
    expect(await world.readSubscription()).toMatchObject({ status: 'active', monthlyCredits: 10_000 })
    expect(await paid()).toEqual([2000])
  })

  it('gets more of an add-on at once, and fewer with the next payment', async () => {
    await subscribe({}, { 'workspace-seat': 1, client_seat: 2 })
    await changeAddons(world.billing.ports, world.account.caller, {
      ...world.own,
      change: () => ({ 'workspace-seat': 5, client_seat: 2 }),
      attemptId: randomUUID(),
    })
    await world.letTimePass(10 * dayMs)
    const quantities = { 'workspace-seat': 3, client_seat: 1 }
    const { at, due, renewal } = await preview({ quantities })
    expect(renewal?.total).toBe(2000 + 3000 + 500)
    expect(due?.lines).toMatchObject([{ label: 'Workspace seat' }])
    const order = { ...world.own, change: () => quantities, now: { at, total: due?.total ?? 0 } }
    const attemptId = randomUUID()
    world.billing.crashAt.point = 'after-pay'
    await expect(
      changeAddons(world.billing.ports, world.account.caller, { ...order, attemptId }),
    ).rejects.toThrow(Crash)
    await changeAddons(world.billing.ports, world.account.caller, { ...order, attemptId })
    expect((await paid())[0]).toBe(due?.total)
    expect(due?.total).toBeCloseTo(2000 * (20 / 30), -2)
    expect(await paid()).toHaveLength(2)
    expect(await world.readSubscription()).toMatchObject({
      addons: { 'workspace-seat': 3, client_seat: 2 },
      nextAddons: quantities,
    })
    expect(await world.readCredits()).toBe(10_000)
  })
})
