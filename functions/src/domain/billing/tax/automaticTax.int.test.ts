import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema, type PaymentAccountKey } from '../../../shared/billing/billing.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { currencyOf, unitsFor } from '../../../shared/billing/payment.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { rechargeIfLow, setAutoRecharge } from '../payments/autoRecharge.ts'
import { previewTopUp, topUp } from '../payments/purchases.ts'
import { reconcilePayments } from '../payments/reconcile.ts'
import { previewChange } from '../subscriptions/changePlan.ts'
import { previewRenewal } from '../subscriptions/changeSubscription.ts'
import { previewSubscription } from '../subscriptions/subscribe.ts'
import { saveVatId } from './saveVatId.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(async () => {
  await billing.close()
  // The next suite has the first prices again.
  await clearDatabases()
})
beforeEach(() => switchTax(true))

/** Switches the calculation of tax; the catalogue is cached for a minute. */
async function switchTax(automaticTax: boolean) {
  await new Writes('na').set(paths.catalogue, { ...catalogueSeed, automaticTax }).commit()
  billing.clock.now += 120_000
}

const month = { plan: 'pay_as_you_go', quantities: {}, discountCode: '', country: '' } as const

describe.each(oneRegion)('tax that the payment service calculates in %s', (region) => {
  const refOf = ({ workspaceId }: Account) => ({ region, workspaceId })
  const invoicesOf = async (account: Account, at: PaymentAccountKey) => {
    const stored = await readDocument(region, paths.billing(account.workspaceId), billingSchema)
    const { customerId: customer = '' } = stored?.data ?? {}
    return (await billing.stripe(at).invoices.list({ customer, limit: 100 })).data
  }
  const vatIdsOf = async (account: Account) => {
    const stored = await readDocument(region, paths.billing(account.workspaceId), billingSchema)
    const owner = { type: 'customer' as const, customer: stored?.data.customerId ?? '' }
    const { data } = await billing.stripe('eu').taxIds.list({ owner })
    return [stored?.data.vatId, data.map(({ type, value }) => [type, value])]
  }

  it('is shown before a plan, a change, a renewal and a top-up, and is what their invoices charge', async () => {
    const account = await makeAccount(region)
    const { caller } = account
    const own = refOf(account)
    const before = await previewSubscription(billing.ports, caller, { ...own, ...month, country: 'DE' })
    expect(before).toMatchObject({ subtotal: 2_200, tax: 418, taxName: 'Tax', total: 2_618, later: 2_618 })
    await billing.addCard(account, undefined, 'DE')
    const first = await previewSubscription(billing.ports, caller, { ...own, ...month })
    expect(first).toMatchObject({ tax: 418, total: 2_618, isReverseCharge: false })
    await billing.subscribeTo(account, 'eu')
    const seats = { 'workspace-seat': 1 }
    expect(await previewRenewal(billing.ports, caller, { ...own, quantities: seats })).toMatchObject({
      renewal: { subtotal: 3_200, tax: 608, total: 3_808 },
    })
    const { due } = await previewChange(billing.ports, caller, { ...own, quantities: seats })
    expect(due?.tax).toBe(Math.round((due?.subtotal ?? 0) * 0.19))
    const price = await previewTopUp(billing.ports, caller, { ...own, amount: 1_000 })
    expect(price).toMatchObject({ tax: 190, taxName: 'Tax', total: 1_190 })
    const attempt = { ...own, amount: 1_000, attemptId: randomUUID() }
    await expect(topUp(billing.ports, caller, { ...attempt, total: 1_270 })).rejects.toMatchObject({
      refusal: { key: 'priceChanged' },
    })
    expect(await topUp(billing.ports, caller, { ...attempt, total: 1_190 })).toMatchObject({
      state: 'succeeded',
    })
    await reconcilePayments(billing.ports, 2)
    const invoices = await invoicesOf(account, 'eu')
    expect(
      invoices.map(({ total, amount_paid: paid, automatic_tax: tax }) => [total, paid, tax.enabled]),
    ).toEqual([
      [1_190, 1_190, true],
      [2_618, 2_618, true],
    ])
    const { entries } = await expectBooksToBalance(account.wallet, [])
    // Tax buys no credit.
    const [bought] = entries.filter(({ type }) => type === 'payment')
    expect(bought?.amount).toBe(unitsFor(catalogueSeed, currencyOf(catalogueSeed, 'DE'), 1_000))
  })

  it('is not charged to a business with a VAT ID, which is stored where it was found valid', async () => {
    const account = await makeAccount(region)
    const { caller } = account
    const own = refOf(account)
    await billing.addCard(account, undefined, 'AT')
    await billing.subscribeTo(account, 'eu')
    const save = (vatId: string) => saveVatId(billing.ports, caller, { ...own, vatId, country: '' })
    for (const wrong of ['ATU1234567', 'DE123456789', 'U12345678x'])
      await expect(save(wrong)).rejects.toMatchObject({ fieldRefusals: { vatId: { key: 'vatIdInvalid' } } })
    expect(await vatIdsOf(account)).toEqual(['', []])
    expect(await save('atu 12345678')).toEqual({ vatId: 'ATU12345678' })
    expect(await previewTopUp(billing.ports, caller, { ...own, amount: 1_000 })).toMatchObject({
      tax: 0,
      total: 1_000,
      isReverseCharge: true,
    })
    expect(await previewRenewal(billing.ports, caller, own)).toMatchObject({
      renewal: { total: 2_200, isReverseCharge: true },
    })
    // Again, another one, and at the same time: one is left at the payment service.
    await save('ATU12345678')
    await Promise.allSettled([save('ATU11111111'), save('ATU11111111')])
    expect(await save('ATU99999999')).toEqual({ vatId: 'ATU99999999' })
    expect(await vatIdsOf(account)).toEqual(['ATU99999999', [['eu_vat', 'ATU99999999']]])
    await save('')
    expect(await vatIdsOf(account)).toEqual(['', []])
    expect((await previewTopUp(billing.ports, caller, { ...own, amount: 1_000 })).total).toBe(1_200)
  })

  it('is not charged with the first payment either, and a VAT ID stays in the country of which it is', async () => {
    const account = await makeAccount(region)
    const { caller } = account
    const own = refOf(account)
    const priceIn = async (country: string) =>
      (await previewSubscription(billing.ports, caller, { ...own, ...month, country })).total
    const save = (country: string, vatId: string) =>
      saveVatId(billing.ports, caller, { ...own, vatId, country })
    await expect(save('AT', 'DE123456789')).rejects.toMatchObject({
      fieldRefusals: { vatId: { key: 'vatIdInvalid' } },
    })
    expect(await save('AT', 'ATU12345678')).toEqual({ vatId: 'ATU12345678' })
    expect([await priceIn('AT'), await priceIn('DE')]).toEqual([2_200, 2_618])
    // Another country has another customer, and the first one forgets its VAT ID.
    await save('DE', '')
    await save('AT', '')
    expect(await vatIdsOf(account)).toEqual(['', []])
    expect(await priceIn('AT')).toBe(2_640)
    await save('AT', 'ATU12345678')
    await billing.addCard(account, undefined, 'AT')
    await billing.subscribeTo(account, 'eu')
    expect((await invoicesOf(account, 'eu')).map(({ total }) => total)).toEqual([2_200])
    await expect(save('DE', 'DE123456789')).rejects.toMatchObject({
      fieldRefusals: { vatId: { key: 'vatIdInvalid' } },
    })
  })

  it('is on the invoice of a top-up as it was paid, although a VAT ID was saved before the invoice', async () => {
    const account = await makeAccount(region)
    const own = refOf(account)
    await billing.addCard(account, undefined, 'FI')
    await billing.subscribeTo(account, 'eu')
    const attemptId = randomUUID()
    await topUp(billing.ports, account.caller, { ...own, amount: 501, attemptId })
    await saveVatId(billing.ports, account.caller, { ...own, vatId: 'FI12345678', country: '' })
    await reconcilePayments(billing.ports, 2)
    await reconcilePayments(billing.ports, 2)
    const invoices = await invoicesOf(account, 'eu')
    const ofTopUp = invoices.filter(({ metadata }) => metadata?.['attemptId'] === attemptId)
    expect(ofTopUp).toMatchObject([{ status: 'paid', subtotal: 501, total: 629, amount_paid: 629 }])
  })

  it('counts towards the limit of automatic recharge, which charges once', async () => {
    const account = await makeAccount(region)
    const own = refOf(account)
    await billing.addCard(account, undefined, 'HU')
    await billing.subscribeTo(account, 'eu')
    const settings = { isOn: true, threshold: 2_500, amount: 20, monthlyLimit: 25 } as const
    await expect(setAutoRecharge(billing.ports, account.caller, { ...own, settings })).rejects.toMatchObject({
      fieldRefusals: { monthlyLimit: { values: { amount: '€25.40' } } },
    })
    await saveVatId(billing.ports, account.caller, { ...own, vatId: 'HU12345678', country: '' })
    await setAutoRecharge(billing.ports, account.caller, { ...own, settings })
    await new Writes(region).update(paths.wallet(account.wallet.wallet), { balance: 0 }).commit()
    await Promise.all([1, 2, 3].map(() => rechargeIfLow(billing.ports, region, account.workspaceId)))
    const { data } = await billing.stripe('eu').paymentIntents.list({ limit: 100 })
    const ofAccount = data.filter(({ metadata }) => metadata['workspaceId'] === account.workspaceId)
    expect(ofAccount.map(({ amount }) => amount)).toEqual([2_000])
  })

  it('needs a whole address in the United States, and is charged there only with one', async () => {
    const account = await makeAccount(region)
    const own = refOf(account)
    await billing.addCard(account, undefined, 'US')
    await expect(billing.subscribeTo(account, 'us')).rejects.toMatchObject({
      refusal: { key: 'taxAddressMissing' },
    })
    await billing.addCard(account, undefined, 'US', { country: 'US', postal_code: '94103' })
    expect((await billing.subscribeTo(account, 'us')).state).toBe('active')
    expect(await previewTopUp(billing.ports, account.caller, { ...own, amount: 500 })).toMatchObject({
      tax: 0,
      isReverseCharge: false,
    })
    await expect(
      saveVatId(billing.ports, account.caller, { ...own, vatId: '12-3456789', country: '' }),
    ).rejects.toMatchObject({ fieldRefusals: { vatId: { key: 'vatIdInvalid' } } })
  })

  it('is not asked for while the switch is off, and what was bought with it keeps it', async () => {
    const account = await makeAccount(region)
    const own = refOf(account)
    await billing.addCard(account, undefined, 'DE')
    await billing.subscribeTo(account, 'eu')
    const attemptId = randomUUID()
    await topUp(billing.ports, account.caller, { ...own, amount: 1_000, attemptId })
    await switchTax(false)
    await reconcilePayments(billing.ports, 2)
    // Every request about tax would fail.
    for (const path of ['/v1/tax/calculations', '/v1/tax_ids', '/v1/invoices/create_preview'])
      await billing.control('eu', '/faults', { path, kind: 'error', times: 9 })
    await expect(
      saveVatId(billing.ports, account.caller, { ...own, vatId: 'DE123456789', country: '' }),
    ).rejects.toMatchObject({ refusal: { key: 'vatIdNotUsed' } })
    expect(await previewTopUp(billing.ports, account.caller, { ...own, amount: 1_000 })).toMatchObject({
      tax: 270,
      taxName: 'EU tax',
    })
    expect(
      await topUp(billing.ports, account.caller, { ...own, amount: 1_000, attemptId: randomUUID() }),
    ).toMatchObject({ state: 'succeeded' })
    await reconcilePayments(billing.ports, 2)
    const invoices = await invoicesOf(account, 'eu')
    expect(invoices.map(({ total, automatic_tax: tax }) => [total, tax.enabled])).toEqual([
      [1_270, false],
      [1_190, true],
      [2_618, true],
    ])
    await fetch(`${billing.url}/sandbox/stripe/faults`, {
      method: 'DELETE',
      headers: { authorization: `Bearer sk_test_${billing.keyOf('eu')}` },
    })
  })
})
