import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Crash } from '#test/billing/billing.ts'
import { openPlanWorld } from '#test/billing/openPlanWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs } from '../../../shared/durations.ts'
import { Writes } from '../../../store/commit.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { listInvoices } from '../payments/listInvoices.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'
import { changePlan, previewChange } from './changePlan.ts'

describe.each(oneRegion)('a changed plan in %s', (region) => {
  let world: Awaited<ReturnType<typeof openPlanWorld>>
  beforeEach(async () => {
    await clearDatabases()
    world = await openPlanWorld(region, { holdsEvents: true })
    return () => world.billing.close()
  })
  afterAll(clearDatabases)

  const dieAfterPaying = async (change: () => Promise<unknown>) => {
    world.billing.crashAt.point = 'after-pay'
    await expect(change()).rejects.toThrow(Crash)
  }

  it.each(['reversed', 'shuffled', 'given'] as const)(
    'has the same credit and add-ons when its events come %s, and three times (H-147)',
    async (order) => {
      await world.billing.subscribeTo(world.account, 'us', { 'workspace-seat': 1 })
      await world.letTimePass(10 * dayMs)
      // The results of both payments are lost with their instances.
      const plan = { cycle: 'monthly' as const, monthlyCredits: 50_000 }
      const larger = await previewChange(world.billing.ports, world.account.caller, { ...world.own, ...plan })
      const seen = { at: larger.at, total: larger.due?.total ?? 0 }
      await dieAfterPaying(() =>
        changePlan(world.billing.ports, world.account.caller, {
          ...world.own,
          ...plan,
          seen,
          attemptId: randomUUID(),
        }),
      )
      const { startedAt = 0, renewsAt = 0 } = (await world.readSubscription()) ?? {}
      const share = (renewsAt - world.billing.clock.now) / (renewsAt - startedAt)
      await world.letTimePass(dayMs)
      const quantities = { 'workspace-seat': 4 }
      const more = await previewChange(world.billing.ports, world.account.caller, {
        ...world.own,
        quantities,
      })
      await dieAfterPaying(() =>
        changeAddons(world.billing.ports, world.account.caller, {
          ...world.own,
          change: () => quantities,
          now: { at: more.at, total: more.due?.total ?? 0 },
          attemptId: randomUUID(),
        }),
      )
      // Fewer are planned before anything has told of those that were paid, and the next month begins.
      await changeAddons(world.billing.ports, world.account.caller, {
        ...world.own,
        change: () => ({ 'workspace-seat': 1 }),
        attemptId: randomUUID(),
      })
      await world.letTimePass(renewsAt - world.billing.clock.now + 2 * 3600 * 1000)
      await world.billing.control('us', '/webhooks/release', { order, seed: 3, times: 3 })
      await world.billing.control('us', '/webhooks/settle', {})
      expect(await world.readSubscription()).toMatchObject({
        monthlyCredits: 50_000,
        nextPlan: null,
        addons: { 'workspace-seat': 1 },
        nextAddons: { 'workspace-seat': 1 },
      })
      expect((await world.readCredits()) - 10_000 - 50_000).toBeCloseTo(40_000 * share, -1)
    },
  )

  it('is previewed a thousand times an hour at most, and can be ended after that (H-148)', async () => {
    await world.billing.subscribeTo(world.account, 'us')
    const preview = () =>
      previewChange(world.billing.ports, world.account.caller, { ...world.own, cycle: 'yearly' })
    await preview()
    const window = `throttle/${sha256(`paymentService:${world.account.caller.uid}`)}`
    await new Writes('na').update(window, { count: 1_000 }).commit()
    const requested = [
      preview(),
      previewRenewal(world.billing.ports, world.account.caller, world.own),
      listInvoices(world.billing.ports, world.account.caller, world.own),
    ]
    for (const each of await Promise.allSettled(requested))
      expect(each).toMatchObject({ reason: { code: 'resource-exhausted' } })
    await setSubscriptionEnding(world.billing.ports, world.account.caller, {
      ...world.own,
      isEnding: true,
      reason: 'x',
    })
    expect((await world.readSubscription())?.endsAt).not.toBeNull()
  })
})
