import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { previewSubscription, subscribe } from '../subscriptions/subscribe.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

type Account = Awaited<ReturnType<typeof makeAccount>>
const billingOf = async ({ region, workspaceId }: Account) =>
  (await readDocument(region, paths.billing(workspaceId), billingSchema))?.data

describe.each(oneRegion)('a workspace with a discount code in %s', (region) => {
  it('shows the value of a discount code before any payment, and refuses an invalid one', async () => {
    const account = await makeAccount(region)
    const stripe = billing.stripe('gb')
    const code = `FIVE${region.toUpperCase()}`
    for (const [name, options] of [
      [code, { amount_off: 500, currency: 'gbp' }],
      [`${code}USD`, { amount_off: 500, currency: 'usd' }],
      [`${code}LONG`, { percent_off: 10, duration: 'repeating', duration_in_months: 3 }],
    ] as const) {
      const coupon = await stripe.coupons.create({ duration: 'forever', name, ...options })
      await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: name })
    }
    const preview = (discountCode: string) =>
      previewSubscription(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        plan: 'pay_as_you_go',
        quantities: { 'concurrent-call-line': 2 },
        discountCode,
        country: 'GB',
      })
    expect(await preview(code)).toMatchObject({
      currency: 'gbp',
      subtotal: 3000,
      discount: 500,
      tax: 875,
      taxName: 'UK tax',
      total: 3375,
    })
    for (const wrong of [`${code}USD`, `${code}LONG`, 'NOSUCH'])
      await expect(preview(wrong)).rejects.toMatchObject({
        code: 'invalid-argument',
        fields: { discountCode: 'Invalid discount code' },
      })
  })

  it('refuses a code for other customers, new customers or larger orders before the payment', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    const stripe = billing.stripe('us')
    const stranger = await stripe.customers.create({ email: 'stranger@example.com' })
    const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'once', name: 'Ten' })
    const name = (kind: string) => `${kind}${region.toUpperCase()}`
    const make = (kind: string, more: object) =>
      stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code: name(kind),
        ...more,
      })
    await make('OTHERS', { customer: stranger.id })
    await make('NEW', { restrictions: { first_time_transaction: true } })
    await make('BIG', { restrictions: { minimum_amount: 2500, minimum_amount_currency: 'usd' } })
    const preview = (kind: string, seats = 0) =>
      previewSubscription(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        plan: 'pay_as_you_go',
        quantities: { 'workspace-seat': seats },
        discountCode: name(kind),
        country: '',
      })
    const refused = { code: 'invalid-argument', fields: { discountCode: 'Invalid discount code' } }
    await expect(preview('OTHERS')).rejects.toMatchObject(refused)
    await expect(preview('BIG')).rejects.toMatchObject(refused)
    expect(await preview('BIG', 1)).toMatchObject({ discount: 300 })
    expect(await preview('NEW')).toMatchObject({ discount: 200 })
    await billing.subscribeTo(account, 'us')
    await expect(preview('NEW')).rejects.toMatchObject(refused)
    // Limits tries, so that codes cannot be found by trying.
    for (let tries = 0; tries < 17; tries++) await preview(`GUESS${tries}`).catch(() => undefined)
    await expect(preview('GUESS')).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(await preview('BIG', 1)).toMatchObject({ discount: 300 })
  })

  it('continues an order that used up a code, and starts again after one that was given up', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, '4000002760003184', 'US')
    const stripe = billing.stripe('us')
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once', name: 'Half' })
    const code = `ONCE${region.toUpperCase()}`
    await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code,
      max_redemptions: 1,
    })
    const order = (attemptId: string, discountCode = '', total?: number) =>
      subscribe(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        plan: 'pay_as_you_go',
        quantities: {},
        discountCode,
        total,
        attemptId,
      })
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const result = await order(first, code)
    await billing.confirm('us', result.clientSecret, 'fail')
    expect(await order(first, code)).toMatchObject({ state: 'action' })
    await expect(order(second, '', 1999)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('price has changed'),
    })
    expect((await order(second, '', 2000)).state).toBe('action')
    expect((await order(third)).state).toBe('action')
    // The second was given up for the third.
    await expect(order(second)).rejects.toMatchObject({ code: 'failed-precondition' })
    expect((await order(randomUUID())).state).toBe('action')
    const live = await stripe.subscriptions.list({
      customer: (await billingOf(account))?.customerId ?? '',
      status: 'incomplete',
    })
    expect(live.data).toHaveLength(1)
  })
})
