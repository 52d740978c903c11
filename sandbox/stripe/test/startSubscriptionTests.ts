import type { Stripe } from 'stripe'
import { beforeEach } from 'vitest'
import { startStripeForTests } from './startStripe.ts'

export const seconds = (text: string) => Date.parse(text) / 1000
export const dayOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10)

/**
 * Creates for each test a world whose clock is at 10:00 on 31 January 2031, with helpers for subscriptions.
 */
export function startSubscriptionTests(prefix: string) {
  const world = startStripeForTests(prefix)
  const { stripe, payer, plan } = world
  const clock = (to: string) => world.control('POST /clock', { to: seconds(to) })
  beforeEach(() => clock('2031-01-31T10:00:00Z'))
  return {
    ...world,
    clock,
    status: async (id: string) => (await stripe().subscriptions.retrieve(id)).status,
    /** Returns the types of all events, oldest first. */
    events: async () =>
      (await stripe().events.list({ limit: 100 })).data.map(({ type }) => type).toReversed(),
    subscribe: async (more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
      const { customer, method } = await payer()
      const subscription = await stripe().subscriptions.create({
        customer,
        items: [{ price: await plan(3000) }],
        ...more,
      })
      return { customer, method, subscription }
    },
  }
}
