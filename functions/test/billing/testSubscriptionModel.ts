import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '../../src/shared/durations.ts'
import { openBilling } from './billing.ts'
import { dice } from '../dice.ts'
import { clearDatabases } from '../emulator.ts'
import { makeAccount } from '../factories.ts'
import { expectBooksToBalance } from '../invariants.ts'
import { modelSteps } from '../chat/modelSteps.ts'
import { billingSchema } from '../../src/shared/billing/billing.ts'
import { unitsPerCredit } from '../../src/shared/billing/credits.ts'
import { isEntitled } from '../../src/shared/billing/isEntitled.ts'
import { workspaceSeats } from '../../src/shared/limits.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { workspaceSchema } from '../../src/shared/workspaces/workspace.ts'
import { readDocument } from '../../src/store/documents.ts'
import {
  changeAddons,
  setSubscriptionEnding,
} from '../../src/domain/billing/subscriptions/changeSubscription.ts'
import { previewChange } from '../../src/domain/billing/subscriptions/changePlan.ts'
import { reconcilePayments, reconcileSubscriptions } from '../../src/domain/billing/payments/reconcile.ts'
import { confirmSubscription, subscribe } from '../../src/domain/billing/subscriptions/subscribe.ts'

const cards = ['4242424242424242', '4242424242424242', '4242424242424242', '4000000000000341']

/** Runs random actions on a workspace's subscription in one region while months pass. */
export function testSubscriptionModel(region: Region): void {
  let billing: Awaited<ReturnType<typeof openBilling>>
  beforeAll(async () => {
    await clearDatabases()
    billing = await openBilling(['us'])
  })
  afterAll(() => billing.close())

  it(
    `a workspace in ${region} has one active subscription after each of ${modelSteps} steps, and at the end exactly the credit that was paid for`,
    { timeout: 600_000 },
    async () => {
      await billing.control('us', '/webhooks/mode', { mode: 'hold' })
      await billing.control('us', '/settings', { after_retries: 'unpaid' })
      await billing.receiveEvents('us')
      const roll = dice(region === 'na' ? 7 : 11)
      const account = await makeAccount(region)
      const workspaceRef = { region, workspaceId: account.workspaceId }
      const stripe = billing.stripe('us')
      await billing.addCard(account, undefined, 'US')
      const state = async () =>
        (await readDocument(region, paths.billing(workspaceRef.workspaceId), billingSchema))?.data
      const attempts = Array.from(
        { length: 40 },
        (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      )
      const secrets: string[] = []
      let newest = 0
      const pass = async (days: number) => {
        billing.clock.now += days * dayMs
        await billing.control('us', '/clock', { to: Math.floor(billing.clock.now / 1000) })
      }
      const order = async () => {
        // Mostly the newest order again, sometimes an older one, sometimes a new one.
        if (roll.chance(0.3)) newest = Math.min(newest + 1, attempts.length - 1)
        const attemptId = attempts[roll.chance(0.8) ? newest : roll.below(newest + 1)] ?? ''
        const { clientSecret } = await subscribe(billing.ports, account.caller, {
          ...workspaceRef,
          plan: 'pay_as_you_go',
          quantities: { 'workspace-seat': roll.below(3) },
          discountCode: '',
          attemptId,
        })
        if (clientSecret) secrets.push(clientSecret)
      }
      const actions: (() => Promise<unknown>)[] = [
        order,
        order,
        () => Promise.allSettled([order(), order()]),
        () => billing.confirm('us', secrets.at(-1) ?? '', roll.chance(0.9) ? 'complete' : 'fail'),
        () => billing.confirm('us', secrets.at(-1) ?? ''),
        () => billing.confirm('us', roll.oneOf(secrets)),
        () => confirmSubscription(billing.ports, account.caller, workspaceRef),
        () =>
          billing.control('us', '/webhooks/release', {
            times: 1 + roll.below(3),
            order: roll.oneOf(['given', 'reversed', 'shuffled']),
            seed: roll.below(1000),
            parallel: true,
          }),
        async () =>
          billing.control('us', '/cards', {
            payment_method: (await state())?.card?.id,
            number: roll.oneOf(cards),
          }),
        () => pass(roll.oneOf([1, 4, 9, 31])),
        () => reconcileSubscriptions(billing.ports, region),
        () =>
          changeAddons(billing.ports, account.caller, {
            ...workspaceRef,
            change: () => ({ 'workspace-seat': roll.below(3) }),
            attemptId: crypto.randomUUID(),
          }),
        async () => {
          const quantities = { 'workspace-seat': roll.below(3) }
          const { at, due } = await previewChange(billing.ports, account.caller, {
            ...workspaceRef,
            quantities,
          })
          await changeAddons(billing.ports, account.caller, {
            ...workspaceRef,
            change: () => quantities,
            attemptId: crypto.randomUUID(),
            now: { at, total: due?.total ?? 0 },
          })
        },
        () =>
          setSubscriptionEnding(billing.ports, account.caller, {
            ...workspaceRef,
            isEnding: roll.chance(0.5),
            reason: '',
          }),
        async () => stripe.subscriptions.cancel((await state())?.subscription?.id ?? ''),
      ]
      const alive = async () => {
        const { data } = await stripe.subscriptions.list({ limit: 100 })
        return data.filter(({ status }) => status !== 'incomplete')
      }
      for (let step = 0; step < modelSteps; step++) {
        billing.crashAt.point = roll.chance(0.15)
          ? roll.oneOf(['after-subscribe', 'after-credit', 'after-pay'] as const)
          : undefined
        await roll
          .oneOf(actions)()
          .catch(() => undefined)
        expect((await alive()).length).toBeLessThanOrEqual(1)
      }

      billing.crashAt.point = undefined
      await billing.control('us', '/webhooks/release', {})
      await billing.control('us', '/webhooks/settle', {})
      await pass(1)
      await billing.control('us', '/webhooks/settle', {})
      await reconcileSubscriptions(billing.ports, region)
      await reconcilePayments(billing.ports, 3000)
      const paid = []
      for await (const invoice of stripe.invoices.list({ status: 'paid', limit: 100 }))
        paid.push(`inv:us:${invoice.id}`)
      const { entries } = await expectBooksToBalance(account.wallet, [])
      const granted = entries.filter(({ type }) => type === 'plan')
      expect(granted.map(({ ref }) => `inv:us:${ref}`).toSorted()).toEqual(paid.toSorted())
      expect(paid.length).toBeGreaterThan(0)
      // An invoice of a seat at once gives no credit.
      const amounts = granted.map(({ amount }) => amount).filter((amount) => amount > 0)
      expect(new Set(amounts)).toEqual(new Set([10_000 * unitsPerCredit]))
      const [live] = await alive()
      const { subscription } = (await state()) ?? {}
      const workspace = await readDocument(region, paths.workspace(workspaceRef.workspaceId), workspaceSchema)
      if (live) {
        expect([subscription?.id, subscription?.status]).toEqual([live.id, live.status])
        const seats = live.items.data.find(({ price }) =>
          price.lookup_key?.includes('workspace-seat'),
        )?.quantity
        expect(subscription?.nextAddons).toEqual(seats ? { 'workspace-seat': seats } : {})
      } else expect(subscription?.status ?? 'cancelled').toMatch(/cancelled|pending/)
      expect(workspace && workspaceSeats(workspace.data)).toBe(
        2 +
          (isEntitled(subscription ?? null, billing.clock.now)
            ? (subscription?.addons['workspace-seat'] ?? 0)
            : 0),
      )
    },
  )
}
