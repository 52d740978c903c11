import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../../src/shared/durations.ts'
import { ask, makeClaims, makeEngine } from '../../factories.ts'
import { scriptedModel } from '../../chat/scriptedModel.ts'
import type { dice } from '../../dice.ts'
import { testCosts } from '../../testSigning.ts'
import { sweepExpiredLeases } from '../../../src/domain/billing/credits/sweepExpiredLeases.ts'
import { sweepMarkups } from '../../../src/domain/billing/terms/returnMarkup.ts'
import { abandonSales } from '../../../src/domain/agency/selling/reconcileSales.ts'
import { walletOfOrganisation } from '../../../src/shared/billing/wallet.ts'
import type { makePlanShop } from '../makePlanShop.ts'
import type { openSelling } from '../shop.ts'

/** The tokens of an answer that costs some credits, so that a purchase lasts for some hundred answers. */
const script = { inputTokens: 4_000, outputTokens: 400 }
const atOnce = 10
const laterMs = 30 * minuteMs

/** Returns instances that answer for an organisation, and what can happen to them. */
export function turnActions(
  { region, orgId }: Awaited<ReturnType<typeof makePlanShop>>,
  agentId: string,
  roll: ReturnType<typeof dice>,
) {
  const makeInstance = () => makeEngine(scriptedModel(script))
  const engines = [1, 2, 3].map(makeInstance)
  const wallet = { region, wallet: walletOfOrganisation(orgId) }
  const turns = { asked: 0, answered: 0 }

  /** Asks several visitors' questions at the same time, on any of the instances. */
  async function answer() {
    const results = await Promise.allSettled(
      Array.from({ length: atOnce }, () => ask(roll.oneOf(engines), makeClaims({ region, agentId }))),
    )
    turns.asked += results.length
    turns.answered += results.filter(({ status }) => status === 'fulfilled').length
  }

  /** Ends all leases, and returns what clients have paid above the cost. */
  const settle = async () => {
    await Promise.all(engines.map((engine) => engine.flush()))
    await sweepExpiredLeases(testCosts, wallet, Date.now() + laterMs)
    await sweepMarkups(region, Date.now())
  }
  return {
    turns,
    answer,
    actions: [
      // An instance that dies leaves its leases to others.
      async () => {
        engines[roll.below(3)] = makeInstance()
      },
      () => roll.oneOf(engines).flush(),
      () => Promise.all([sweepMarkups(region, Date.now()), sweepMarkups(region, Date.now())]),
    ] satisfies (() => Promise<unknown>)[],
    settle,
  }
}

/** Returns what hostile or unlucky people do with money, beside what `sellingActions` has. */
export function hostileActions(
  selling: Awaited<ReturnType<typeof openSelling>>,
  shop: Awaited<ReturnType<typeof makePlanShop>>,
  roll: ReturnType<typeof dice>,
): (() => Promise<unknown>)[] {
  const { control, ports, crashAt } = selling
  const { region, accountId, stripe } = shop

  /**
   * Takes the money of a payment back, as a card holder's bank does, permanently or until the dispute is
   * decided.
   */
  async function dispute() {
    const { data } = await stripe.paymentIntents.list({ limit: 10 })
    const paid = data.filter(({ status }) => status === 'succeeded')
    if (paid.length === 0) return
    const { id, latest_charge: charge } = roll.oneOf(paid)
    if ((await stripe.disputes.list({ payment_intent: id })).data.length > 0) return
    if ((await stripe.refunds.list({ payment_intent: id })).data.length > 0) return
    await control('/disputes', { account: accountId, charge: String(charge) })
    const [opened] = (await stripe.disputes.list({ payment_intent: id })).data
    const status = roll.chance(0.6) ? 'lost' : 'won'
    await control('/disputes/close', { account: accountId, dispute: opened?.id, status })
  }

  /** Opens two payment pages of plans, and pays on both. */
  async function payTwice() {
    const chosen = await Promise.allSettled([shop.choose(shop.starter.id), shop.choose(shop.pro.id)])
    await Promise.allSettled(
      chosen.flatMap((page) => (page.status === 'fulfilled' ? [shop.pay(page.value.session)] : [])),
    )
  }

  /** Retries a charge whose response was lost, after the payment service has forgotten its key. */
  async function retryAfterDay() {
    const attemptId = randomUUID()
    const credits = 1_000 + 500 * roll.below(8)
    crashAt.point = roll.oneOf(['before-pay', 'after-pay'] as const)
    await shop.buy(credits, attemptId).catch(() => undefined)
    await shop.wait(25)
    await Promise.allSettled([
      shop.buy(credits, attemptId),
      shop.buy(credits, attemptId),
      abandonSales(ports, region),
    ])
  }

  return [dispute, payTwice, retryAfterDay]
}
