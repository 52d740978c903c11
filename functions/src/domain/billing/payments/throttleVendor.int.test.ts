import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { hourMs } from '../../../shared/durations.ts'
import { Writes } from '../../../store/commit.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { changePlan } from '../subscriptions/changePlan.ts'
import { changeAddons, setSubscriptionEnding } from '../subscriptions/changeSubscription.ts'
import { confirmSubscription, subscribe } from '../subscriptions/subscribe.ts'
import { saveCard } from './cards.ts'
import { topUp } from './purchases.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

/** Counts a number of uses in this hour's window of a person. */
const count = (key: string, uses: number) =>
  new Writes('na')
    .set(`throttle/${sha256(key)}`, { count: uses, endsAt: billing.clock.now + hourMs })
    .commit()
const exhausted = { reason: { code: 'resource-exhausted' } }

describe.each(oneRegion)('a person at the payment service in %s', (region) => {
  it('changes a limited number of things an hour, and can end a subscription after that (H-155)', async () => {
    const account = await makeAccount(region)
    const { caller, workspaceId } = account
    const { ports } = billing
    await billing.addCard(account)
    await billing.subscribeTo(account, 'eu')
    await count(`paymentService-changes:${caller.uid}`, 300)
    const own = { region, workspaceId, attemptId: randomUUID() }
    const plan = { cycle: 'yearly' as const, monthlyCredits: 10_000 }
    const changes = [
      changeAddons(ports, caller, { ...own, change: (next) => next }),
      changePlan(ports, caller, { ...own, ...plan }),
      topUp(ports, caller, { ...own, amount: 500 }),
      saveCard(ports, caller, { ...own, setupId: 'seti_1' }),
    ]
    for (const change of await Promise.allSettled(changes)) expect(change).toMatchObject(exhausted)
    const setEnding = (isEnding: boolean) =>
      setSubscriptionEnding(ports, caller, { region, workspaceId, isEnding, reason: '' })
    await setEnding(true)
    await count(`paymentService-endings:${caller.uid}`, 100)
    const [result] = await Promise.allSettled([setEnding(false)])
    expect(result).toMatchObject(exhausted)
  })

  it('begins and confirms a limited number of subscriptions an hour (H-155)', async () => {
    const account = await makeAccount(region)
    const { caller, workspaceId } = account
    await billing.addCard(account, '4000002500003155', 'GB')
    const own = { region, workspaceId }
    const order = () =>
      subscribe(billing.ports, caller, {
        ...own,
        plan: 'pay_as_you_go',
        quantities: {},
        discountCode: '',
        attemptId: randomUUID(),
      })
    expect(await order()).toMatchObject({ state: 'action' })
    await count(`paymentService-changes:${caller.uid}`, 300)
    const requests = [order(), confirmSubscription(billing.ports, caller, own)]
    for (const each of await Promise.allSettled(requests)) expect(each).toMatchObject(exhausted)
  })
})
