import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearDatabases } from '../../emulator.ts'
import { modelSteps } from '../../chat/modelSteps.ts'
import { dice } from '../../dice.ts'
import type { Region } from '../../../src/shared/regions/regions.ts'
import type { FaultPoint } from '../../../src/domain/billing/BillingPorts.ts'
import { abandonSales, reconcileSales } from '../../../src/domain/agency/selling/reconcileSales.ts'
import {
  deliverOwedCredit,
  reconcileClientPlans,
} from '../../../src/domain/agency/selling/plans/reconcilePlans.ts'
import { makePlanShop } from '../makePlanShop.ts'
import { openSelling } from '../shop.ts'
import { booksOf } from '../shopBooks.ts'
import { expectPaidIsDelivered } from './expectPaidIsDelivered.ts'
import { sellingActions, type Flows } from './sellingActions.ts'

const points: FaultPoint[] = ['before-pay', 'after-pay', 'after-subscribe', 'after-reserve']
/** A step sends many requests to the payment service. */
const steps = modelSteps / 2
const seeds = { na: 20261129, eu: 30 } as const

/** Runs random actions on what one agency sells to an organisation: packs, plans and their renewals. */
export function testSellingModel(region: Region): void {
  let selling: Awaited<ReturnType<typeof openSelling>>
  let shop: Awaited<ReturnType<typeof makePlanShop>>
  beforeAll(async () => {
    await clearDatabases()
    selling = await openSelling()
    shop = await makePlanShop(selling, region)
  })
  // Of the shop, so that a retry continues with the same books.
  const flows: Flows = { filled: 20_000, spent: 0 }
  afterAll(() => selling.close())

  it(
    `an agency in ${region} has books that balance after ${steps} random sales, renewals and crashes`,
    { timeout: 600_000 },
    async () => {
      const roll = dice(seeds[region])
      const actions = sellingActions(selling, shop, roll, flows)
      await shop.addCard()
      let lent = 0
      for (let step = 0; step < steps; step++) {
        selling.crashAt.point = roll.chance(0.2) ? roll.oneOf(points) : undefined
        await roll
          .oneOf(actions)()
          .catch(() => undefined)
        if (step % 10 === 0) lent = Math.max(lent, await expectBooksToAddUp())
      }
      selling.crashAt.point = undefined
      // At the end the agency cancels, every event arrives, and pages and holds end.
      for await (const { id } of shop.stripe.subscriptions.list()) await shop.stripe.subscriptions.cancel(id)
      await shop.deliver()
      await shop.wait(48)
      await abandonSales(selling.ports, region)
      await reconcileClientPlans(selling.ports, region)
      await reconcileSales(selling.ports, region, 3_000)
      await expectBooksToAddUp()
      await expectPaidIsDelivered(shop)
      // Few steps may need no debt; `clientPlans.int.test.ts` has a renewal that does.
      if (modelSteps >= 300) expect(lent).toBeGreaterThan(0)
      expect((await shop.sales()).some(({ isHeld }) => isHeld)).toBe(false)
      await flows.fill?.(1_000_000)
      await deliverOwedCredit(selling.ports, region)
      await expectBooksToAddUp()
      expect((await shop.sales()).filter(({ owed }) => owed > 0)).toEqual([])

      async function expectBooksToAddUp() {
        const { workspace, organisation, debts } = await booksOf(shop)
        const held = (await shop.sales()).reduce((sum, { isHeld, units }) => sum + (isHeld ? units : 0), 0)
        expect(workspace - (debts[0] ?? 0) + organisation + held / 10_000).toBeCloseTo(
          flows.filled - flows.spent,
          4,
        )
        return debts[0] ?? 0
      }
    },
  )
}
