import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Crash, openBilling } from '../../../../test/billing/billing.ts'
import { clearDatabases } from '../../../../test/emulator.ts'
import { makeAccount } from '../../../../test/factories.ts'
import { expectBooksToBalance } from '../../../../test/invariants.ts'
import { oneRegion } from '../../../../test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { listInvoices } from '../payments/listInvoices.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'
import { changePlan, previewChange } from './changePlan.ts'

const dayMs = 24 * 3600 * 1000

describe.each(oneRegion)('a changed plan in %s', (region) => {
  let billing: Awaited<ReturnType<typeof openBilling>>
  let account: Awaited<ReturnType<typeof makeAccount>>
  let own: { region: typeof region; workspaceId: string }
  beforeEach(async () => {
    await clearDatabases()
    // A separate world for each test, because its clock is moved.
    billing = await openBilling(['us'])
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
    await billing.receiveEvents('us')
    account = await makeAccount(region)
    own = { region, workspaceId: account.workspaceId }
    await billing.addCard(account, undefined, 'US')
    return () => billing.close()
  })
  afterAll(clearDatabases)

  const subscription = async () =>
    (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.subscription
  const credits = async () =>
    ((await expectBooksToBalance(account.wallet, [])).wallet.balance - welcomeGrantUnits) / unitsPerCredit
  const pass = async (ms: number) => {
    billing.clock.now += ms
    await billing.control('us', '/clock', { to: Math.floor(billing.clock.now / 1000) })
  }
  const dieAfterPaying = async (change: () => Promise<unknown>) => {
    billing.crashAt.point = 'after-pay'
    await expect(change()).rejects.toThrow(Crash)
  }

  it.each(['reversed', 'shuffled', 'given'] as const)(
    'has the same credit and add-ons when its events come %s, and three times (H-147)',
    async (order) => {
      await billing.subscribeTo(account, 'us', { 'workspace-seat': 1 })
      await pass(10 * dayMs)
      // The results of both payments are lost with their instances.
      const plan = { cycle: 'monthly' as const, monthlyCredits: 50_000 }
      const larger = await previewChange(billing.ports, account.caller, { ...own, ...plan })
      const seen = { at: larger.at, total: larger.due?.total ?? 0 }
      await dieAfterPaying(() =>
        changePlan(billing.ports, account.caller, { ...own, ...plan, seen, attemptId: randomUUID() }),
      )
      const { startedAt = 0, renewsAt = 0 } = (await subscription()) ?? {}
      const share = (renewsAt - billing.clock.now) / (renewsAt - startedAt)
      await pass(dayMs)
      const quantities = { 'workspace-seat': 4 }
      const more = await previewChange(billing.ports, account.caller, { ...own, quantities })
      await dieAfterPaying(() =>
        changeAddons(billing.ports, account.caller, {
          ...own,
          change: () => quantities,
          now: { at: more.at, total: more.due?.total ?? 0 },
          attemptId: randomUUID(),
        }),
      )
      // Fewer are planned before anything has told of those that were paid, and the next month begins.
      await changeAddons(billing.ports, account.caller, {
        ...own,
        change: () => ({ 'workspace-seat': 1 }),
        attemptId: randomUUID(),
      })
      await pass(renewsAt - billing.clock.now + 2 * 3600 * 1000)
      await billing.control('us', '/webhooks/release', { order, seed: 3, times: 3 })
      await billing.control('us', '/webhooks/settle', {})
      expect(await subscription()).toMatchObject({
        monthlyCredits: 50_000,
        nextPlan: null,
        addons: { 'workspace-seat': 1 },
        nextAddons: { 'workspace-seat': 1 },
      })
      expect((await credits()) - 10_000 - 50_000).toBeCloseTo(40_000 * share, -1)
    },
  )

  it('is previewed a thousand times an hour at most, and can be ended after that (H-148)', async () => {
    await billing.subscribeTo(account, 'us')
    const preview = () => previewChange(billing.ports, account.caller, { ...own, cycle: 'yearly' })
    await preview()
    const window = `throttle/${sha256(`paymentService:${account.caller.uid}`)}`
    await new Writes('na').update(window, { count: 1_000 }).commit()
    const asked = [
      preview(),
      previewRenewal(billing.ports, account.caller, own),
      listInvoices(billing.ports, account.caller, own),
    ]
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ reason: { code: 'resource-exhausted' } })
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: true, reason: 'x' })
    expect((await subscription())?.endsAt).not.toBeNull()
  })
})
