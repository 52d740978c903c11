import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { handleSellerEvent } from '../../src/domain/agency/selling/handleSellerEvent.ts'
import { openCheckout } from '../../src/domain/agency/selling/plans/openCheckout.ts'
import { savePlans } from '../../src/domain/agency/selling/plans/savePlans.ts'
import { readClientBilling } from '../../src/domain/agency/selling/readClientBilling.ts'
import type { SellerEvent } from '../../src/domain/agency/selling/sellers/Sellers.ts'
import { eventOf } from '../../src/providers/stripe/fromStripe.ts'
import { hourMs } from '../../src/shared/durations.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { makeShop, type openSelling } from './shop.ts'
import { salesOf } from './shopBooks.ts'

type Selling = Awaited<ReturnType<typeof openSelling>>

/**
 * Creates a shop with two plans: 5,000 credits for $20 and 15,000 credits for $60 a month. Its workspace has
 * 20,000 credits. `trialDays`: the free days of the smaller one.
 */
export async function makePlanShop(selling: Selling, region: Region, credits?: number, trialDays = 0) {
  const { ports, control, clock } = selling
  const shop = await makeShop(selling, region, credits)
  const { caller, client, accountId, workspaceId, orgId } = shop
  const plan = { features: ['Chat'], isPopular: false }
  const { plans } = await savePlans(ports, caller, {
    region,
    workspaceId,
    version: 0,
    plans: [
      { ...plan, id: randomUUID(), name: 'Starter', credits: 5_000, trialDays },
      { ...plan, id: randomUUID(), name: 'Pro', credits: 15_000, trialDays: 0 },
    ],
  })
  const [starter, pro] = plans
  if (!starter || !pro) throw new Error('The plans were not saved')
  const org = { region, orgId }
  const stripe = selling.stripe(accountId)
  const handled = new Set<string>()

  /** Opens the page of a plan; the session's id is that of its latest sale. */
  async function choose(planId: string = starter?.id ?? '', attemptId: string = randomUUID()) {
    const { url } = await openCheckout(ports, client.asClient, { ...org, planId, attemptId })
    return { url, session: url.slice(url.lastIndexOf('/') + 1), attemptId }
  }

  /** Pays on the page of a session. */
  const pay = (session: string, number?: string, code?: string) =>
    control('/sessions/complete', {
      account: accountId,
      session,
      ...(number && { number }),
      ...(code && { code }),
    })

  /** Creates a promotion code in the agency's account. */
  async function codeOf(coupon: Stripe.CouponCreateParams) {
    const { id } = await stripe.coupons.create(coupon)
    return (await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id } })).code
  }

  /** Returns the events of the account that were not returned before, oldest first. */
  async function newEvents(): Promise<SellerEvent[]> {
    const events: SellerEvent[] = []
    for await (const event of stripe.events.list({ limit: 100 })) {
      if (handled.has(event.id)) continue
      handled.add(event.id)
      events.push({ ...eventOf(event), accountId })
    }
    return events.toReversed()
  }

  /** Delivers new events in an order, each the given number of times. */
  async function deliver(arrange: (events: SellerEvent[]) => SellerEvent[] = (events) => events, times = 1) {
    for (const event of arrange(await newEvents()))
      await Promise.all(Array.from({ length: times }, () => handleSellerEvent(ports, event)))
  }

  /** Moves the clocks of the account and of our code. */
  async function wait(hours: number) {
    await control('/clock', { by: Math.ceil(hours * 3_600) })
    clock.now += Math.ceil(hours * 3_600) * 1_000
  }

  return {
    ...shop,
    starter,
    pro,
    choose,
    pay,
    codeOf,
    deliver,
    newEvents,
    stripe,
    /** Subscribes to a plan and delivers the events. */
    async subscribe(planId?: string, number?: string) {
      const { session } = await choose(planId)
      await pay(session, number)
      await deliver()
      return (await this.sales()).at(-1)?.subscriptionId ?? ''
    },
    sales: () => salesOf(org),
    view: () => readClientBilling(ports, client.asClient, org),
    wait,
    /** Waits until the next month of a subscription has begun for minutes, and some hours more. */
    async nextMonth(hours: number) {
      const { data } = await stripe.subscriptions.list({ limit: 100 })
      const ends = data.flatMap(({ items }) => items.data.map(({ current_period_end: end }) => end))
      await wait((1_000 * Math.min(...ends) - clock.now) / hourMs + 0.1 + hours)
    },
  }
}
