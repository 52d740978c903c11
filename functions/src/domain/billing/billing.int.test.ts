import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '../../../test/billing.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makeAccount } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { billingSchema, purchaseSchema } from '../../shared/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../shared/credits.ts'
import { maxAgents } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import { regions } from '../../shared/regions.ts'
import { workspaceSchema } from '../../shared/workspace.ts'
import { readDocument } from '../../store/documents.ts'
import { startCardSetup } from './cards.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'
import { listInvoices } from './listInvoices.ts'
import { topUp } from './purchases.ts'
import { previewSubscription, subscribe } from './subscribe.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

type Account = Awaited<ReturnType<typeof makeAccount>>
const billingOf = async ({ region, workspaceId }: Account) =>
  (await readDocument(region, paths.billing(workspaceId), billingSchema))?.data
const month = 10_000 * unitsPerCredit

describe.each(regions)('a workspace in %s', (region) => {
  it('adds a card, subscribes with 3-D Secure, and gets its month of credit once', async () => {
    const account = await makeAccount(region)
    const { card } = await billing.addCard(account, '4000002500003155', 'AT')
    expect(card).toMatchObject({ brand: 'visa', last4: '3155' })
    expect(await billing.subscribeTo(account, 'eu', { 'workspace-seat': 2 })).toMatchObject({
      state: 'active',
      clientSecret: '',
    })
    expect(await billingOf(account)).toMatchObject({
      country: 'AT',
      currency: 'eur',
      account: 'eu',
      subscription: {
        plan: 'pay_as_you_go',
        status: 'active',
        addons: { 'workspace-seat': 2 },
        endsAt: null,
      },
    })
    const workspace = await readDocument(region, paths.workspace(account.workspaceId), workspaceSchema)
    expect(workspace?.data.internal.planLimits).toMatchObject({ maxAgents: 10, workspaceSeats: 4 })
    expect(workspace && maxAgents(workspace.data)).toBe(10)
    const { wallet, entries } = await expectBooksToBalance(account.wallet, [])
    expect(wallet.balance).toBe(welcomeGrantUnits + month)
    expect(entries.filter(({ type }) => type === 'plan')).toHaveLength(1)
  })

  it('chooses its country anew until it has a card, and not after that; an address elsewhere is refused', async () => {
    const account = await makeAccount(region)
    const own = { region, workspaceId: account.workspaceId }
    const attemptId = randomUUID()
    const begin = (country: string) =>
      startCardSetup(billing.ports, account.caller, { ...own, country, attemptId })
    expect((await begin('US')).account).toBe('us')
    expect((await begin('FR')).account).toBe('eu')
    expect(await billingOf(account)).toMatchObject({ country: 'FR', currency: 'eur', card: null })
    const preview = {
      ...own,
      plan: 'pay_as_you_go' as const,
      quantities: {},
      discountCode: '',
      country: 'GB',
    }
    expect((await previewSubscription(billing.ports, account.caller, preview)).currency).toBe('gbp')
    await expect(billing.addCard(account, '4242424242424242', 'FR', 'US')).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await billing.addCard(account, '4242424242424242', 'FR', 'FR')
    expect((await begin('US')).account).toBe('eu')
    expect((await previewSubscription(billing.ports, account.caller, preview)).currency).toBe('eur')
  })

  it('tops up what was asked for, once however often the same attempt is made', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account)
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    await expect(topUp(billing.ports, account.caller, input)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await billing.subscribeTo(account, 'eu')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => topUp(billing.ports, account.caller, input)),
    )
    expect(answers.map(({ state }) => state)).toEqual(Array(5).fill('succeeded'))
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

  it('H-089 makes one payment of ten attempts at once under one name', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    const input = { region, workspaceId: account.workspaceId, amount: 700, attemptId: randomUUID() }
    await Promise.allSettled(Array.from({ length: 10 }, () => topUp(billing.ports, account.caller, input)))
    expect((await topUp(billing.ports, account.caller, input)).state).toBe('succeeded')
    const { data } = await billing.stripe('us').paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata['attemptId'] === input.attemptId)).toHaveLength(1)
  })

  it('is told when its card is declined, and a new attempt with another card succeeds', async () => {
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
      failure: expect.stringContaining('declined'),
    })
    expect(await buy(attempt)).toMatchObject({ state: 'failed' })
    await billing.addCard(account, undefined, 'US')
    expect(await buy(randomUUID())).toMatchObject({ state: 'succeeded' })
    expect(
      (await expectBooksToBalance(account.wallet, [])).entries.filter(({ type }) => type === 'payment'),
    ).toHaveLength(1)
  })

  it('confirms a top-up that its bank asks about, and has its credit only then', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    await billing.addCard(account, '4000002760003184', 'US')
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    const asked = await topUp(billing.ports, account.caller, input)
    expect(asked.state).toBe('action')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits + month)
    await billing.confirm('us', asked.clientSecret)
    expect((await topUp(billing.ports, account.caller, input)).state).toBe('succeeded')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(
      welcomeGrantUnits + month + 5_000 * unitsPerCredit,
    )
  })

  it.each([[499], [-500], [0], [Number.NaN], [1e12], [500.5]])(
    'H-086 buys nothing for %d',
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

  it('shows what a discount code is worth before anything is paid, and refuses one that is worth nothing', async () => {
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

  it('changes its add-ons from the next month on, and ends with the month that is paid', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us', { 'workspace-seat': 1 })
    const own = { region, workspaceId: account.workspaceId }
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'concurrent-call-line': 3 }),
      attemptId: randomUUID(),
    })
    expect((await billingOf(account))?.subscription).toMatchObject({
      addons: { 'workspace-seat': 1 },
      nextAddons: { 'concurrent-call-line': 3 },
    })
    expect(await previewRenewal(billing.ports, account.caller, own)).toMatchObject({
      renewal: { currency: 'usd', total: 2000 + 3 * 500 },
    })
    const other = await previewRenewal(billing.ports, account.caller, {
      ...own,
      quantities: { 'concurrent-call-line': 1 },
    })
    expect(other).toEqual({
      renewal: {
        currency: 'usd',
        lines: [
          { label: 'Pay as you go', quantity: 1, amount: 2000 },
          { label: 'Concurrent call line', quantity: 1, amount: 500 },
        ],
        subtotal: 2500,
        discount: 0,
        tax: 0,
        taxName: expect.any(String),
        total: 2500,
      },
    })
    await setSubscriptionEnding(billing.ports, account.caller, {
      ...own,
      isEnding: true,
      reason: 'Too expensive',
    })
    const ending = (await billingOf(account))?.subscription
    expect(ending?.endsAt).toBe(ending?.renewsAt)
    expect(await previewRenewal(billing.ports, account.caller, own)).toEqual({ renewal: null })
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: false, reason: '' })
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'active', endsAt: null })
  })

  it('keeps the price that an add-on was sold for, and the credit of its plan, when the catalogue changes', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us', { 'workspace-seat': 1 })
    const own = { region, workspaceId: account.workspaceId }
    const stripe = billing.stripe('us')
    const { id = '' } = (await billingOf(account))?.subscription ?? {}
    const pricesOf = async () =>
      (await stripe.subscriptions.retrieve(id)).items.data.map(({ price }) => price.lookup_key)
    expect(await pricesOf()).toContain('parley:plan:pay_as_you_go:usd:2000:10000')
    // As if the seat had been sold when it was cheaper.
    const cheaper = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 700,
      recurring: { interval: 'month' },
      product_data: { name: 'Seat' },
      lookup_key: `parley:addon:workspace-seat:usd:700`,
      transfer_lookup_key: true,
    })
    const seat = (await stripe.subscriptions.retrieve(id)).items.data.find(({ price }) =>
      price.lookup_key?.includes('workspace-seat'),
    )
    await stripe.subscriptions.update(id, {
      items: [{ id: seat?.id ?? '', deleted: true }, { price: cheaper.id }],
      proration_behavior: 'none',
    })
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 1, 'concurrent-call-line': 1 }),
      attemptId: randomUUID(),
    })
    expect(await pricesOf()).toContain('parley:addon:workspace-seat:usd:700')
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 2, 'concurrent-call-line': 1 }),
      attemptId: randomUUID(),
    })
    expect(await pricesOf()).not.toContain('parley:addon:workspace-seat:usd:700')
  })

  it('is refused a code that is for others, for new customers, or for bigger orders, before it pays', async () => {
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
    // Nobody finds codes by trying.
    for (let tries = 0; tries < 17; tries++) await preview(`GUESS${tries}`).catch(() => undefined)
    await expect(preview('GUESS')).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(await preview('BIG', 1)).toMatchObject({ discount: 300 })
  })

  it('goes on with an order that used up a code, and can begin anew after one that was given up', async () => {
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
    const asked = await order(first, code)
    await billing.confirm('us', asked.clientSecret, 'fail')
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

  it('H-099 has nothing of a subscription whose first payment nobody confirms, and can try again', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, '4000002500003155', 'GB')
    const first = await subscribe(billing.ports, account.caller, {
      region,
      workspaceId: account.workspaceId,
      plan: 'pay_as_you_go',
      quantities: {},
      discountCode: '',
      attemptId: randomUUID(),
    })
    expect(first.state).toBe('action')
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'pending', addons: {} })
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits)
    expect((await billing.subscribeTo(account, 'gb')).state).toBe('active')
    expect((await billingOf(account))?.subscription?.status).toBe('active')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits + month)
  })
})
