import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../../src/shared/durations.ts'
import { ask } from '../../factories.ts'
import { rechargeIfLow } from '../../../src/domain/billing/payments/autoRecharge.ts'
import {
  changeAddons,
  setSubscriptionEnding,
} from '../../../src/domain/billing/subscriptions/changeSubscription.ts'
import { topUp } from '../../../src/domain/billing/payments/purchases.ts'
import { reconcileRecharges } from '../../../src/domain/billing/payments/reconcile.ts'
import { makeInstance, type World } from './openWorld.ts'
import { makeAnotherAgent } from './agents.ts'

/** Returns the actions that may happen next, each equally likely. */
export function makeActions({
  account,
  billing,
  claims,
  engines,
  org,
  own,
  roll,
  seats,
  stripe,
  vendor,
}: World): (() => Promise<unknown>)[] {
  const transfers: Parameters<typeof org.move>[0][] = []
  const sold: string[] = []
  const attempts: { attemptId: string; amount: number }[] = []
  return [
    () => ask(roll.oneOf(engines), roll.oneOf(claims)),
    () => Promise.all(engines.map((engine) => ask(engine, roll.oneOf(claims)))),
    () => {
      const attempt =
        attempts.length > 0 && roll.chance(0.3)
          ? roll.oneOf(attempts)
          : { attemptId: randomUUID(), amount: 500 + 100 * roll.below(5) }
      attempts.push(attempt)
      return Promise.all(
        Array.from({ length: 1 + roll.below(3) }, () =>
          topUp(billing.ports, account.caller, { ...own, ...attempt }),
        ),
      )
    },
    () =>
      Promise.all(Array.from({ length: 3 }, () => rechargeIfLow(billing.ports, own.region, own.workspaceId))),
    async () => {
      const { data } = await stripe.paymentIntents.list({ limit: 5 })
      const paid = data.filter(({ status, metadata }) => status === 'succeeded' && metadata['attemptId'])
      if (paid.length > 0) await stripe.refunds.create({ payment_intent: roll.oneOf(paid).id, amount: 100 })
    },
    () =>
      billing.control(vendor, '/webhooks/release', {
        times: 1 + roll.below(3),
        order: roll.oneOf(['given', 'reversed', 'shuffled']),
        seed: roll.below(1000),
        parallel: roll.chance(0.5),
      }),
    () =>
      changeAddons(billing.ports, account.caller, {
        ...own,
        change: () => ({ 'workspace-seat': roll.below(4) }),
        attemptId: randomUUID(),
      }),
    () =>
      setSubscriptionEnding(billing.ports, account.caller, {
        ...own,
        isEnding: roll.chance(0.5),
        reason: '',
      }),
    () => {
      billing.clock.now += 3 * minuteMs
      return reconcileRecharges(billing.ports, own.region)
    },
    () => roll.oneOf(engines).flush(),
    () => {
      const transfer =
        transfers.length > 0 && roll.chance(0.3)
          ? roll.oneOf(transfers)
          : {
              direction: roll.oneOf(['toOrg', 'toWorkspace'] as const),
              amount: 1 + roll.below(2_000_000),
              transferId: randomUUID(),
            }
      transfers.push(transfer)
      return Promise.all(Array.from({ length: 1 + roll.below(2) }, () => org.move(transfer)))
    },
    async () => {
      const attemptId = randomUUID()
      sold.push(attemptId)
      await org.reserve(attemptId, 1 + roll.below(40))
      if (roll.chance(0.6)) await Promise.all([1, 2].map(() => org.decide(attemptId, true)))
    },
    async () => {
      if (sold.length === 0) return
      // An earlier sale, perhaps one that is decided.
      const attemptId = roll.oneOf(sold)
      const isPaid = roll.chance(0.5)
      await Promise.all([1, 2].map(() => org.decide(attemptId, isPaid)))
    },
    () => Promise.all(Array.from({ length: 2 }, () => makeAnotherAgent(account))),
    () => Promise.all([seats.invite(), seats.invite()]),
    () => Promise.all([seats.accept(), seats.accept()]),
    () => seats.remove(),
    async () => {
      engines[roll.below(4)] = makeInstance()
    },
  ]
}
