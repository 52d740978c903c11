import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Crash, openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { startCardSetup } from './cards.ts'
import { topUp } from './purchases.ts'
import { reconcilePayments } from './reconcile.ts'

const month = 10_000 * unitsPerCredit

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling(['us'])
  await billing.receiveEvents('us')
})
afterAll(() => billing.close())

describe.each(oneRegion)('an installation with one payment account, in %s', (region) => {
  it('stores the events and payments of all countries under its one account', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'DE')
    await billing.subscribeTo(account, 'us')
    expect(
      (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data,
    ).toMatchObject({ country: 'DE', currency: 'eur', account: 'us' })
    const buy = () =>
      topUp(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        amount: 1000,
        attemptId: randomUUID(),
      })
    const balance = async () => (await expectBooksToBalance(account.wallet, [])).wallet.balance
    for (const findOut of [
      () => billing.control('us', '/webhooks/settle', {}),
      () => reconcilePayments(billing.ports, 2),
    ]) {
      const before = await balance()
      billing.crashAt.point = 'after-pay'
      await expect(buy()).rejects.toBeInstanceOf(Crash)
      await findOut()
      expect(await balance()).toBeGreaterThan(before)
    }
    expect(await balance()).toBeGreaterThan(welcomeGrantUnits + month)
  })

  it('accepts no money from Australia', async () => {
    const account = await makeAccount(region)
    await expect(
      startCardSetup(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        country: 'AU',
        attemptId: randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'failed-precondition' })
  })
})
