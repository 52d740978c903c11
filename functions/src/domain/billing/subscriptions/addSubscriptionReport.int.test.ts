import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { pendingTaskSchema } from '../../kernel/tasks/pendingTask.ts'

describe.each(oneRegion)('the report of a subscription in %s', (region) => {
  let billing: Awaited<ReturnType<typeof openBilling>>
  beforeAll(async () => {
    await clearDatabases()
    billing = await openBilling()
    await billing.receiveEvents('eu')
  })
  afterAll(() => billing.close())

  const reports = async () =>
    (await readQuery(region, 'pendingTasks', pendingTaskSchema))
      .map(({ data }) => data.payload)
      .filter((payload) => Reflect.get(payload, 'event') === 'newSubscription')

  it('is made for the first paid month of an owner who has allowed it, and for no other', async () => {
    const silent = await makeAccount(region)
    const open = await makeAccount(region)
    await new Writes(region)
      .update(paths.workspace(open.workspaceId), {
        'internal.allowsReport': true,
        'internal.utm_source': 'news',
        email: 'Ann@Example.com',
      })
      .commit()
    for (const account of [silent, open]) {
      await billing.addCard(account, undefined, 'DE')
      await billing.subscribeTo(account, 'eu')
    }
    const expected = {
      region,
      event: 'newSubscription',
      about: {
        plan: 'pay_as_you_go',
        amount: expect.stringMatching(/^\d+$/),
        currency: 'eur',
        referredFrom: '',
        utmSource: 'news',
        emailHash: sha256('ann@example.com'),
      },
    }
    expect(await reports()).toEqual([
      expect.objectContaining({ ...expected, about: expect.objectContaining(expected.about) }),
    ])
    for (const { path } of await readQuery(region, 'pendingTasks', pendingTaskSchema))
      await new Writes(region).delete(path).commit()
    // Longer than any month.
    billing.clock.now += 32 * dayMs
    await billing.control('eu', '/clock', { to: Math.floor(billing.clock.now / 1000) })
    await billing.control('eu', '/webhooks/settle', {})
    expect(await reports()).toEqual([])
  })
})
