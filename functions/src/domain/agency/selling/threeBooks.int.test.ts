import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellingActions, type Flows } from '#test/agency/model/sellingActions.ts'
import { expectThreeBooks, readAccountBook } from '#test/agency/model/threeBooks.ts'
import { hostileActions, turnActions } from '#test/agency/model/turnActions.ts'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { makeServedAgent } from '#test/agency/servedClient.ts'
import { openSelling } from '#test/agency/shop.ts'
import { modelSteps } from '#test/chat/modelSteps.ts'
import { dice } from '#test/dice.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { Sale } from '../../../shared/agencies/seller.ts'
import type { FaultPoint } from '../../billing/BillingPorts.ts'
import { setFactors } from '../credit/clientTerms.ts'
import { deliverOwedCredit, reconcileClientPlans } from './plans/reconcilePlans.ts'
import { abandonSales, reconcileSales } from './reconcileSales.ts'

const points: FaultPoint[] = ['before-pay', 'after-pay', 'after-subscribe', 'after-reserve']
const wantedTurns = modelSteps >= 1_000 ? 10_000 : 2 * modelSteps
/** The books are compared after this part of the turns, and at the end. */
const parts = modelSteps >= 1_000 ? 4 : 2

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

/** Chance decides what happens, so only a long walk has to reach everything. */
async function expectAllHappened(
  { stripe }: Awaited<ReturnType<typeof makePlanShop>>,
  sold: Sale[],
  receipts: { markup?: number | undefined }[],
) {
  const { data: refunds } = await stripe.refunds.list({ limit: 100 })
  const { data: disputes } = await stripe.disputes.list({ limit: 100 })
  const happened = {
    packs: sold.filter(({ priceId }) => priceId === '').length,
    plans: sold.filter(({ sessionId }) => sessionId !== '').length,
    renewals: sold.filter(({ invoiceId, sessionId }) => invoiceId !== '' && sessionId === '').length,
    refunds: refunds.length,
    lostDisputes: disputes.filter(({ status }) => status === 'lost').length,
    wonDisputes: disputes.filter(({ status }) => status === 'won').length,
    markups: receipts.filter(({ markup = 0 }) => markup > 0).length,
  }
  for (const count of Object.values(happened)) expect(count).toBeGreaterThan(5)
}

// A long walk is one, in one region: it takes some minutes.
describe.each(modelSteps >= 1_000 ? oneRegion.slice(0, 1) : oneRegion)(
  'the books of an agency, of its payment account and of its client in %s',
  (region) => {
    it(
      `agree to the cent after ${wantedTurns} answers between sales, refunds, disputes, renewals and crashes`,
      { timeout: 3_600_000 },
      async () => {
        const shop = await makePlanShop(selling, region)
        const agentId = await makeServedAgent(shop)
        const { orgId } = shop
        const roll = dice(20_261_201)
        const flows: Flows = { filled: 20_000, spent: 0 }
        const { turns, answer, actions: onInstances, settle } = turnActions(shop, agentId, roll)
        const actions = [
          ...sellingActions(selling, shop, roll, flows, answer),
          ...hostileActions(selling, shop, roll),
          ...onInstances,
          () =>
            setFactors(makePorts(), shop.caller, {
              region,
              orgId,
              factors: { answers: 100 + 25 * roll.below(5), calls: 100, voiceNotes: 100 },
            }),
        ]
        await shop.addCard()
        await shop.buy(5_000)
        for (let part = 1; part <= parts; part++) {
          while (turns.asked < (wantedTurns * part) / parts) {
            await answer()
            selling.crashAt.point = roll.chance(0.2) ? roll.oneOf(points) : undefined
            await roll
              .oneOf(actions)()
              .catch(() => undefined)
          }
          await decide()
          await expectThreeBooks(shop, agentId, await readAccountBook(shop), flows)
        }
        const account = await readAccountBook(shop)
        const { sold, receipts, refunded } = await expectThreeBooks(shop, agentId, account, flows)
        expect(turns.asked).toBeGreaterThanOrEqual(wantedTurns)
        expect(receipts.length).toBeGreaterThan(turns.asked / 4)
        expect(sold.length).toBeGreaterThan(2)
        expect(refunded).toBeGreaterThan(0)
        if (modelSteps >= 1_000) await expectAllHappened(shop, sold, receipts)

        // The agency disconnects its account between the credit that is set aside and the charge.
        await flows.fill?.(50_000)
        selling.crashAt.point = 'before-pay'
        const attemptId = randomUUID()
        await expect(shop.buy(2_000, attemptId)).rejects.toThrow('before-pay')
        expect((await shop.sales()).filter(({ isHeld }) => isHeld)).toHaveLength(1)
        await selling.control('/accounts/deauthorize', { account: shop.accountId })
        await expect(shop.buy(2_000, attemptId)).rejects.toMatchObject({ code: 'permission-denied' })
        await expect(shop.buy(2_000)).rejects.toMatchObject({ code: 'failed-precondition' })
        expect((await shop.sales()).filter(({ isHeld }) => isHeld)).toEqual([])
        await expectThreeBooks(shop, agentId, account, flows)

        /** Lets every event arrive, and ends what is undecided: pages, holds and leases. */
        async function decide() {
          selling.crashAt.point = undefined
          await shop.deliver((events) => events.toReversed(), 2)
          await shop.wait(48)
          await abandonSales(selling.ports, region)
          await reconcileClientPlans(selling.ports, region)
          await reconcileSales(selling.ports, region, 3_000)
          await flows.fill?.(200_000)
          await deliverOwedCredit(selling.ports, region)
          await settle()
        }
      },
    )
  },
)
