import type { Stripe } from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { startStripeForTests } from './startStripe.ts'

describe('the stand-in for Stripe with prices and coupons', () => {
  const { stripe: client, control, payer, plan } = startStripeForTests('catalog')
  let stripe: Stripe
  beforeEach(() => {
    stripe = client()
  })

  async function subscribe(more: Partial<Stripe.SubscriptionCreateParams>) {
    const items = [{ price: await plan(3000) }, { price: await plan(1001) }]
    const subscription = await stripe.subscriptions.create({
      customer: (await payer()).customer,
      items,
      expand: ['latest_invoice', 'discounts'],
      ...more,
    })
    return { subscription, invoice: subscription.latest_invoice as Stripe.Invoice }
  }

  async function nextMonth(id: string) {
    const { now } = await control('GET /clock')
    await control('POST /clock', { to: now + 32 * 86_400 })
    return (await stripe.invoices.list({ subscription: id, status: 'paid' })).data[0]!
  }

  it('finds prices by their lookup keys, which move between prices on request', async () => {
    const product = await stripe.products.create({ name: 'Premium', metadata: { plan: 'premium' } })
    const base = {
      product: product.id,
      currency: 'usd',
      unit_amount: 9900,
      recurring: { interval: 'month' },
    } as const
    const first = await stripe.prices.create({ ...base, lookup_key: 'premium_month' })
    await expect(stripe.prices.create({ ...base, lookup_key: 'premium_month' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    })
    const second = await stripe.prices.create({
      ...base,
      unit_amount: 10_900,
      lookup_key: 'premium_month',
      transfer_lookup_key: true,
    })
    const found = await stripe.prices.list({
      lookup_keys: ['premium_month', 'other'],
      expand: ['data.product'],
    })
    expect(found.data).toMatchObject([{ id: second.id, unit_amount: 10_900, product: { name: 'Premium' } }])
    expect(await stripe.prices.update(first.id, { active: false })).toMatchObject({
      active: false,
      lookup_key: null,
    })
    expect(
      (await stripe.prices.list({ product: product.id, active: true, type: 'recurring' })).data,
    ).toHaveLength(1)
    await expect(subscribe({ items: [{ price: first.id }] })).rejects.toThrow('inactive')
    expect(
      await stripe.products.update(product.id, { name: 'Gold', default_price: second.id }),
    ).toMatchObject({ name: 'Gold', default_price: second.id })
    expect((await stripe.products.list({ ids: [product.id] })).data).toHaveLength(1)
  })

  it('takes a permanent percentage off every invoice', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'forever' })
    const { subscription, invoice } = await subscribe({ discounts: [{ coupon: coupon.id }] })
    expect(subscription.discounts).toMatchObject([
      { source: { coupon: coupon.id }, subscription: subscription.id },
    ])
    expect(invoice).toMatchObject({
      subtotal: 4001,
      total: 3001,
      amount_paid: 3001,
      total_discount_amounts: [{ amount: 1000 }],
    })
    expect(invoice.lines.data.map((line) => line.discount_amounts?.[0]?.amount)).toEqual([750, 250])
    expect((await nextMonth(subscription.id)).total).toBe(3001)
    // A change within a period is reduced by the same percentage.
    const items = [{ id: subscription.items.data[0]!.id, price: await plan(7000) }]
    const { latest_invoice: difference } = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    const [credit, debit] = (difference as Stripe.Invoice).lines.data
    expect(debit!.amount / -credit!.amount).toBeCloseTo(7 / 3, 2)
    expect(debit!.amount).toBeLessThanOrEqual(5250)
  })

  it('takes an amount off once for a promotion code', async () => {
    const coupon = await stripe.coupons.create({ amount_off: 1000, currency: 'usd', duration: 'once' })
    const promotion = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'WELCOME',
      max_redemptions: 1,
    })
    const [found] = (
      await stripe.promotionCodes.list({ code: 'welcome', active: true, expand: ['data.promotion.coupon'] })
    ).data
    expect(found).toMatchObject({ id: promotion.id, promotion: { coupon: { amount_off: 1000 } } })
    const { subscription, invoice } = await subscribe({ discounts: [{ promotion_code: promotion.id }] })
    expect(invoice.total).toBe(3001)
    expect(invoice.lines.data.map((line) => line.discount_amounts?.[0]?.amount)).toEqual([750, 250])
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1 })
    expect(await stripe.promotionCodes.retrieve(promotion.id)).toMatchObject({
      active: false,
      times_redeemed: 1,
    })
    await expect(subscribe({ discounts: [{ promotion_code: promotion.id }] })).rejects.toMatchObject({
      code: 'promotion_code_invalid',
    })
    expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toEqual([])
    expect((await nextMonth(subscription.id)).total).toBe(4001)
  })

  it('takes a percentage off for some months', async () => {
    const coupon = await stripe.coupons.create({
      percent_off: 50,
      duration: 'repeating',
      duration_in_months: 1,
    })
    const { subscription, invoice } = await subscribe({ discounts: [{ coupon: coupon.id }] })
    expect(invoice.total).toBe(2000)
    expect((await nextMonth(subscription.id)).total).toBe(4001)
  })

  it('refuses the codes of other customers, of deleted coupons, and for first payments only', async () => {
    const coupon = await stripe.coupons.create({
      percent_off: 10,
      duration: 'once',
      max_redemptions: 1,
      id: 'SPRING',
    })
    await expect(stripe.coupons.create({ percent_off: 10, id: 'SPRING' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    })
    const others = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: 'SPRING' },
      customer: (await payer()).customer,
    })
    await expect(subscribe({ discounts: [{ promotion_code: others.id }] })).rejects.toMatchObject({
      code: 'promotion_code_invalid',
    })
    const both = [{ coupon: coupon.id }, { promotion_code: others.id }]
    await expect(subscribe({ discounts: both })).rejects.toMatchObject({ code: 'promotion_code_invalid' })
    const { subscription } = await subscribe({ discounts: [{ coupon: coupon.id }] })
    await expect(subscribe({ discounts: [{ coupon: coupon.id }] })).rejects.toMatchObject({
      code: 'coupon_expired',
    })
    await stripe.coupons.create({ percent_off: 20, id: 'FIRST' })
    const first = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: 'FIRST' },
      restrictions: { first_time_transaction: true },
    })
    const customer = subscription.customer as string
    await expect(subscribe({ customer, discounts: [{ promotion_code: first.id }] })).rejects.toThrow(
      'prior transactions',
    )
    expect(await stripe.coupons.del('SPRING')).toMatchObject({ deleted: true })
    await expect(stripe.coupons.retrieve('SPRING')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(
      stripe.coupons.create({ percent_off: 10, amount_off: 100, currency: 'usd' }),
    ).rejects.toThrow('either percent_off or amount_off')
  })

  it('adds tax to the discounted amount', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'forever' })
    const rate = await stripe.taxRates.create({
      display_name: 'VAT',
      percentage: 19,
      inclusive: false,
      country: 'DE',
    })
    const { subscription, invoice } = await subscribe({
      discounts: [{ coupon: coupon.id }],
      default_tax_rates: [rate.id],
    })
    const { id: exempt } = await stripe.customers.create({ tax_exempt: 'exempt' })
    const untaxed = {
      customer: exempt,
      subscription_details: { items: [{ price: await plan(3000) }], default_tax_rates: [rate.id] },
    }
    expect(await stripe.invoices.createPreview(untaxed)).toMatchObject({ total: 3000, total_taxes: [] })
    expect(invoice).toMatchObject({
      subtotal: 4001,
      total_excluding_tax: 3001,
      total: 3572,
      total_taxes: [{ amount: 571, taxable_amount: 3001, tax_rate_details: { tax_rate: rate.id } }],
    })
    expect(subscription.default_tax_rates).toMatchObject([{ id: rate.id, percentage: 19 }])
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { default_tax_rates: '' },
    })
    expect(preview.total).toBe(3001)
    expect((await stripe.taxRates.list({ active: true })).data).toHaveLength(1)
    await expect(
      stripe.taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: true }),
    ).rejects.toMatchObject({ code: 'sandbox_not_modelled' })
  })

  it('starts a free subscription, and requests a card for later', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' })
    const { id: customer } = await stripe.customers.create()
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: await plan(3000) }],
      payment_behavior: 'default_incomplete',
      discounts: [{ coupon: coupon.id }],
      expand: ['pending_setup_intent', 'latest_invoice'],
    })
    expect(subscription).toMatchObject({
      status: 'active',
      pending_setup_intent: { status: 'requires_payment_method', customer },
      latest_invoice: { status: 'paid', total: 0 },
    })
    expect((await stripe.paymentIntents.list()).data).toEqual([])
  })
})
