import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { listInvoices } from './listInvoices.ts'
import { topUp } from './purchases.ts'
import { reconcilePayments } from './reconcile.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

describe.each(oneRegion)('a top-up of a workspace in %s', (region) => {
  it('has one paid invoice with its tax, also after a failure between its steps', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'DE')
    await billing.subscribeTo(account, 'eu')
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    await topUp(billing.ports, account.caller, input)
    const { wallet: before } = await expectBooksToBalance(account.wallet, [])
    const row = async () => {
      const { invoices } = await listInvoices(billing.ports, account.caller, input)
      return invoices.find(({ kind }) => kind === 'topUp')
    }
    expect(await row()).toMatchObject({ number: '', url: '', isPaid: true })
    for (const step of ['add_lines', 'finalize', 'attach_payment']) {
      await billing.control('eu', '/faults', { path: `/v1/invoices/:id/${step}`, kind: 'error', times: 5 })
      await reconcilePayments(billing.ports, 2)
      expect((await row())?.isPaid).toBe(true)
      await fetch(`${billing.url}/sandbox/stripe/faults`, {
        method: 'DELETE',
        headers: { authorization: `Bearer sk_test_${billing.keyOf('eu')}` },
      })
    }
    await reconcilePayments(billing.ports, 2)
    await reconcilePayments(billing.ports, 2)
    const { data } = await billing.stripe('eu').invoices.list({ limit: 100 })
    const own = data.filter(({ metadata }) => metadata?.['attemptId'] === input.attemptId)
    expect(own).toMatchObject([
      {
        status: 'paid',
        subtotal: 500,
        total: 635,
        amount_paid: 635,
        total_taxes: [{ amount: 135 }],
        billing_reason: 'manual',
      },
    ])
    expect(await row()).toMatchObject({
      number: own[0]?.number,
      url: own[0]?.hosted_invoice_url,
      total: 635,
      isPaid: true,
    })
    const { invoices } = await listInvoices(billing.ports, account.caller, input)
    expect(invoices.map(({ kind }) => kind).toSorted()).toEqual(['plan', 'topUp'])
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(before.balance)
  })
})
