import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { minuteMs } from '../../../src/shared/durations.ts'
import { testCosts } from '../../testSigning.ts'
import { clearDatabases } from '../../emulator.ts'
import { expectBooksToBalance } from '../../invariants.ts'
import type { LedgerEntry } from '../../../src/shared/billing/wallet.ts'
import type { Region } from '../../../src/shared/regions/regions.ts'
import type { FaultPoint } from '../../../src/domain/billing/BillingPorts.ts'
import { reconcilePayments, reconcileRecharges } from '../../../src/domain/billing/payments/reconcile.ts'
import { sweepExpiredLeases } from '../../../src/domain/billing/credits/sweepExpiredLeases.ts'
import { openWorld, type World } from './openWorld.ts'
import { modelSteps } from '../../chat/modelSteps.ts'
import { answersOf, monthlyMessages } from './agents.ts'
import { makeActions } from './makeActions.ts'
import { expectOneSubscription, expectPaidIsCredited } from './expectPayments.ts'
import { expectLimitsToHold } from './seats.ts'

const betweenWallets: readonly LedgerEntry['type'][] = ['transfer', 'sale', 'collected']
const points: FaultPoint[] = ['before-pay', 'after-pay', 'after-reserve', 'after-credit', 'after-release']

/** Runs random actions on the money of a workspace in one region. */
export function testBillingModel(region: Region): void {
  let world: World
  beforeAll(async () => {
    await clearDatabases()
    world = await openWorld(region)
  })
  afterAll(() => world.billing.close())

  it(
    `a workspace in ${region} has books that balance after ${modelSteps} random actions on four instances, with crashes`,
    { timeout: 600_000 },
    async () => {
      const { account, agentIds, billing, engines, limited, org, roll, seats, vendor } = world
      const actions = makeActions(world)
      for (let step = 0; step < modelSteps; step++) {
        billing.crashAt.point = roll.chance(0.15) ? roll.oneOf(points) : undefined
        await roll
          .oneOf(actions)()
          .catch(() => undefined)
        // An idle lease may be returned between two of the reads; wrong books would stay wrong.
        if (step % 50 === 0)
          await vi.waitFor(() => expectBooksToBalance(account.wallet, agentIds), {
            timeout: 5_000,
            interval: 250,
          })
        if (step % 20 === 0) await expectLimitsToHold(account, seats.clock.now)
      }

      // At the end every event arrives, lost charges are looked up, and instances return their leases or let
      // them expire.
      billing.crashAt.point = undefined
      await billing.control(vendor, '/webhooks/release', {})
      await billing.control(vendor, '/webhooks/settle', {})
      billing.clock.now += 3 * minuteMs
      await reconcileRecharges(billing.ports, region)
      await reconcilePayments(billing.ports, 2)
      await Promise.all(engines.map((engine) => engine.flush()))
      await sweepExpiredLeases(testCosts, account.wallet, Date.now() + 20 * minuteMs)
      const { wallet, entries, open } = await expectBooksToBalance(account.wallet, agentIds)
      expect([open, wallet.leased]).toEqual([[], 0])
      await expectLimitsToHold(account, seats.clock.now)
      expect(seats.joined).toBeGreaterThan(Math.floor(modelSteps * 0.003))
      // INV-6: every transfer has its two entries, and the sum is unchanged. Undecided sales are in between.
      const moved = entries.filter(({ type }) => betweenWallets.includes(type))
      const sales = await org.sales()
      const held = sales.reduce((sum, { isHeld, units }) => sum + (isHeld ? units : 0), 0)
      const owned = await org.books()
      expect(owned.balance + held).toBe(-moved.reduce((sum, { amount, debt = 0 }) => sum + amount - debt, 0))
      // Given credit pays what its workspace owes for refunds; INV-16: bought credit does not.
      if (wallet.debt > 0) expect(owned.balance).toBe(owned.bought)
      expect(sales.some(({ state }) => state === 'succeeded')).toBe(true)
      expect(moved.length).toBeGreaterThan(Math.floor(modelSteps * 0.005))
      // INV-10: a month's messages are at most the owner's limit, and reach it if there was demand.
      expect(await answersOf(region, limited.agentId)).toBe(monthlyMessages)

      await expectPaidIsCredited(world, entries)
      await expectOneSubscription(world)
    },
  )
}
