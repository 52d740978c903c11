import { randomUUID } from 'node:crypto'
import { handleSellerEvent } from '../../../src/domain/agency/selling/handleSellerEvent.ts'
import {
  changeClientPlan,
  setClientPlanEnding,
} from '../../../src/domain/agency/selling/plans/changeClientPlan.ts'
import {
  deliverOwedCredit,
  reconcileClientPlans,
} from '../../../src/domain/agency/selling/plans/reconcilePlans.ts'
import { abandonSales, reconcileSales } from '../../../src/domain/agency/selling/reconcileSales.ts'
import type { SellerEvent } from '../../../src/domain/agency/selling/sellers/Sellers.ts'
import { readWallet, type WalletRef } from '../../../src/domain/billing/credits/moveWallet.ts'
import { addCredit } from '../../../src/domain/billing/credits/moveCredit.ts'
import { adjustWallet } from '../../../src/domain/billing/credits/wallets.ts'
import { walletOfOrganisation } from '../../../src/shared/billing/wallet.ts'
import type { dice } from '../../dice.ts'
import type { makePlanShop } from '../makePlanShop.ts'
import type { openSelling } from '../shop.ts'

/** The credits that came in from outside, and those that were spent. */
export interface Flows {
  filled: number
  spent: number
  fill?: (credits: number) => Promise<unknown>
}

const unit = 10_000
const declined = '4000000000000341'

/**
 * Returns the actions that may happen next, each equally likely. `use`: how credit of the organisation is used;
 * by default it is taken away.
 */
export function sellingActions(
  selling: Awaited<ReturnType<typeof openSelling>>,
  shop: Awaited<ReturnType<typeof makePlanShop>>,
  roll: ReturnType<typeof dice>,
  flows: Flows,
  use?: () => Promise<unknown>,
): (() => Promise<unknown>)[] {
  const { ports, clock } = selling
  const { region, orgId, client, wallet, stripe } = shop
  const org = { region, orgId }
  const pages: string[] = []
  const attempts: string[] = []
  let waiting: SellerEvent[] = []

  flows.fill = async (credits) => {
    const movement = { key: randomUUID(), type: 'payment', ref: 'model', actor: 'model' } as const
    await addCredit(wallet, { ...movement, amount: credits * unit }, async () => {}, clock.now)
    flows.filled += credits
  }

  async function spend(path: WalletRef) {
    const { data } = await readWallet(path)
    const credits = Math.floor((data.balance / unit) * (0.2 + roll.below(9) / 10))
    if (credits === 0) return
    await adjustWallet(path, randomUUID(), -credits * unit, 'model', clock.now)
    flows.spent += credits
  }

  async function choose() {
    const { id } = roll.oneOf([shop.starter, shop.pro])
    const attemptId = attempts.length > 0 && roll.chance(0.3) ? roll.oneOf(attempts) : randomUUID()
    attempts.push(attemptId)
    const chosen = await Promise.allSettled(
      Array.from({ length: 1 + roll.below(2) }, () => shop.choose(id, attemptId)),
    )
    for (const each of chosen) if (each.status === 'fulfilled') pages.push(each.value.session)
  }

  async function receive() {
    waiting.push(...(await shop.newEvents()))
    const now = waiting.filter(() => roll.chance(0.7)).toSorted(() => roll.below(3) - 1)
    for (const event of now)
      await Promise.allSettled(
        Array.from({ length: 1 + roll.below(2) }, () => handleSellerEvent(ports, event)),
      )
    // Some arrive again later.
    waiting = waiting.filter((event) => !now.includes(event) || roll.chance(0.1))
  }

  async function refund() {
    const { data } = await stripe.paymentIntents.list({ limit: 10 })
    const paid = data.filter(({ status }) => status === 'succeeded')
    if (paid.length > 0) await stripe.refunds.create({ payment_intent: roll.oneOf(paid).id, amount: 300 })
  }

  async function changeCard() {
    const [subscription] = (await stripe.subscriptions.list({ limit: 1 })).data
    const method = subscription?.default_payment_method
    const number = roll.chance(0.5) ? declined : '4242424242424242'
    if (method) await selling.control('/cards', { account: shop.accountId, payment_method: method, number })
  }

  return [
    choose,
    choose,
    async () => pages.length > 0 && shop.pay(roll.oneOf(pages), roll.chance(0.2) ? declined : undefined),
    async () => pages.length > 0 && shop.pay(pages.at(-1) ?? ''),
    () => shop.buy(1_000 + 500 * roll.below(8)),
    () => shop.nextMonth(roll.below(3)),
    () => shop.nextMonth(2),
    () => shop.wait(roll.below(60)),
    receive,
    receive,
    receive,
    refund,
    changeCard,
    () => spend(wallet),
    () => (use ? use() : spend({ region, wallet: walletOfOrganisation(orgId) })),
    ...[1, 2, 3].map(() => () => flows.fill?.(1_000 * (1 + roll.below(20))) ?? Promise.resolve()),
    async () => {
      await choose()
      await shop.pay(pages.at(-1) ?? '')
      await receive()
    },
    () => setClientPlanEnding(ports, client.asClient, { ...org, isEnding: roll.chance(0.5) }),
    () => {
      const { id: planId, amount } = roll.oneOf([shop.starter, shop.pro])
      return changeClientPlan(ports, client.asClient, { ...org, planId, amount })
    },
    () => Promise.all([abandonSales(ports, region), reconcileClientPlans(ports, region)]),
    () => Promise.all([deliverOwedCredit(ports, region), deliverOwedCredit(ports, region)]),
    () => reconcileSales(ports, region, 60),
  ]
}
