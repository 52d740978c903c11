import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { clearDatabases } from '../../emulator.ts'
import { expectBooksToBalance } from '../../invariants.ts'
import type { Region } from '../../../src/shared/regions/regions.ts'
import type { FaultPoint } from '../../../src/domain/billing/BillingPorts.ts'
import { reconcilePayments, reconcileRecharges } from '../../../src/domain/billing/payments/reconcile.ts'
import { sweepExpiredLeases } from '../../../src/domain/billing/credits/sweepExpiredLeases.ts'
import { openWorld, type World } from './openWorld.ts'
import { modelSteps } from '../../chat/modelSteps.ts'
import { answersOf, monthlyMessages } from './agents.ts'
import { makeDeeds } from './makeDeeds.ts'
import { expectOneSubscription, expectPaidIsCredited } from './expectPayments.ts'
import { expectLimitsToHold } from './seats.ts'

const points: FaultPoint[] = ['before-pay', 'after-pay', 'after-reserve', 'after-credit', 'after-release']

/** A workspace in one region, to which all that has to do with money happens in any order. */
export function testBillingModel(region: Region): void {
  let world: World
  beforeAll(async () => {
    await clearDatabases()
    world = await openWorld(region)
  })
  afterAll(() => world.billing.close())

  it(
    `a workspace in ${region} has books that balance after ${modelSteps} things that happen to it in any order, on four instances, with crashes`,
    { timeout: 600_000 },
    async () => {
      const { account, agentIds, billing, engines, limited, org, roll, seats, vendor } = world
      const deeds = makeDeeds(world)
      for (let step = 0; step < modelSteps; step++) {
        billing.crashAt.point = roll.chance(0.15) ? roll.oneOf(points) : undefined
        await roll
          .oneOf(deeds)()
          .catch(() => undefined)
        // An idle lease may go back between two of the reads; books that do not balance would not a moment
        // later either.
        if (step % 50 === 0)
          await vi.waitFor(() => expectBooksToBalance(account.wallet, agentIds), {
            timeout: 5_000,
            interval: 250,
          })
        if (step % 20 === 0) await expectLimitsToHold(account, seats.clock.now)
      }

      // Quiet again: every event arrives, what was lost is looked up, instances give back or their leases
      // expire.
      billing.crashAt.point = undefined
      await billing.control(vendor, '/webhooks/release', {})
      await billing.control(vendor, '/webhooks/settle', {})
      billing.clock.now += 3 * 60_000
      await reconcileRecharges(billing.ports, region)
      await reconcilePayments(billing.ports, 2)
      await Promise.all(engines.map((engine) => engine.flush()))
      await sweepExpiredLeases(account.wallet, Date.now() + 20 * 60_000)
      const { wallet, entries, open } = await expectBooksToBalance(account.wallet, agentIds)
      expect([open, wallet.leased]).toEqual([[], 0])
      await expectLimitsToHold(account, seats.clock.now)
      expect(seats.joined).toBeGreaterThan(Math.floor(modelSteps * 0.003))
      // INV-6: every transfer has its two ends, and the sum is the same.
      const moved = entries.filter(({ type }) => type === 'transfer')
      expect((await org.books()).balance).toBe(
        -moved.reduce((sum, { amount, debt = 0 }) => sum + amount - debt, 0),
      )
      expect(moved.length).toBeGreaterThan(Math.floor(modelSteps * 0.005))
      // INV-10: a month's messages are no more than its owner allows, and as many where there was demand.
      expect(await answersOf(region, limited.agentId)).toBe(monthlyMessages)

      await expectPaidIsCredited(world, entries)
      await expectOneSubscription(world)
    },
  )
}
