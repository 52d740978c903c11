import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Crash, openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { purchaseSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { listInvoices } from './listInvoices.ts'
import { applyPayment, topUp } from './purchases.ts'
import { abandonPurchases } from './reconcile.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

const month = 10_000 * unitsPerCredit

describe.each(oneRegion)('a workspace that buys credit in %s', (region) => {
  it('tops up once, however often the same attempt is made', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account)
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    await expect(topUp(billing.ports, account.caller, input)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await billing.subscribeTo(account, 'eu')
    const results = await Promise.all(
      Array.from({ length: 5 }, () => topUp(billing.ports, account.caller, input)),
    )
    expect(results.map(({ state }) => state)).toEqual(Array(5).fill('succeeded'))
    await expect(topUp(billing.ports, account.caller, { ...input, amount: 600 })).rejects.toMatchObject({
      code: 'already-exists',
    })
    const purchase = await readDocument(
      region,
      paths.purchase(account.workspaceId, input.attemptId),
      purchaseSchema,
    )
    expect(purchase?.data).toMatchObject({
      net: 500,
      tax: 135,
      total: 635,
      units: 56_818_181,
      state: 'succeeded',
    })
    const { wallet } = await expectBooksToBalance(account.wallet, [])
    expect(wallet.balance).toBe(welcomeGrantUnits + month + 56_818_181)
    const { invoices } = await listInvoices(billing.ports, account.caller, input)
    expect(new Map(invoices.map(({ kind, total, isPaid }) => [kind, [total, isPaid]]))).toEqual(
      new Map([
        ['plan', [2794, true]],
        ['topUp', [635, true]],
      ]),
    )
  })

  it('makes one payment of ten parallel attempts with one id (H-089)', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    const input = { region, workspaceId: account.workspaceId, amount: 700, attemptId: randomUUID() }
    await Promise.allSettled(Array.from({ length: 10 }, () => topUp(billing.ports, account.caller, input)))
    expect((await topUp(billing.ports, account.caller, input)).state).toBe('succeeded')
    const { data } = await billing.stripe('us').paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata['attemptId'] === input.attemptId)).toHaveLength(1)
  })

  it('reports a declined card, and a new attempt with another card succeeds', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    await billing.addCard(account, '4000000000000341', 'US')
    const buy = (attemptId: string) =>
      topUp(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        amount: 500,
        attemptId,
      })
    const attempt = randomUUID()
    expect(await buy(attempt)).toMatchObject({
      state: 'failed',
      failure: 'cardDeclined',
    })
    expect(await buy(attempt)).toMatchObject({ state: 'failed' })
    // A look at the payment before it failed reports later.
    const path = paths.purchase(account.workspaceId, attempt)
    const read = async () => purchaseSchema.parse((await readDocument(region, path, purchaseSchema))?.data)
    const failed = await read()
    const payment = await billing.ports.payments.account('us').readPayment(failed.paymentId)
    const earlier = { ...payment, state: 'pending' as const, failure: undefined }
    await applyPayment(billing.ports, region, path, failed, earlier)
    expect(await read()).toEqual(failed)
    await billing.addCard(account, undefined, 'US')
    expect(await buy(randomUUID())).toMatchObject({ state: 'succeeded' })
    expect(
      (await expectBooksToBalance(account.wallet, [])).entries.filter(({ type }) => type === 'payment'),
    ).toHaveLength(1)
  })

  it('confirms a top-up that the bank asks about, and has the credit only then', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    await billing.addCard(account, '4000002760003184', 'US')
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    const result = await topUp(billing.ports, account.caller, input)
    expect(result.state).toBe('action')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits + month)
    await billing.confirm('us', result.clientSecret)
    expect((await topUp(billing.ports, account.caller, input)).state).toBe('succeeded')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(
      welcomeGrantUnits + month + 5_000 * unitsPerCredit,
    )
  })

  it('pays once when a top-up whose response was lost is tried again after 25 hours', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    billing.crashAt.point = 'after-pay'
    await expect(topUp(billing.ports, account.caller, input)).rejects.toBeInstanceOf(Crash)
    // By now the payment service has deleted the idempotency key.
    billing.clock.now += 25 * hourMs
    await expect(topUp(billing.ports, account.caller, input)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await abandonPurchases(billing.ports)
    billing.clock.now = Date.now()
    const { data } = await billing.stripe('us').paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata['attemptId'] === input.attemptId)).toHaveLength(1)
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(
      welcomeGrantUnits + month + 5_000 * unitsPerCredit,
    )
    expect((await topUp(billing.ports, account.caller, input)).state).toBe('succeeded')
  })

  it.each([[499], [-500], [0], [Number.NaN], [1e12], [500.5]])(
    'buys nothing for %d (H-086)',
    async (amount) => {
      const account = await makeAccount(region)
      await expect(
        topUp(billing.ports, account.caller, {
          region,
          workspaceId: account.workspaceId,
          amount,
          attemptId: randomUUID(),
        }),
      ).rejects.toMatchObject({ code: 'invalid-argument' })
    },
  )
})
