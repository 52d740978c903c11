import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

const path = new URL('../../../../shared/contracts/stripe-fixtures3.json', import.meta.url)
const isPresent = existsSync(path)
const examples: Record<string, Record<string, unknown>> = isPresent
  ? JSON.parse(readFileSync(path, 'utf8')).resources
  : {}

/** Returns the fields of a resource by the types of the client, and those that are required. */
function fieldsOf(file: string, name: string) {
  const source = readFileSync(
    new URL(`../../../node_modules/stripe/esm/resources/${file}.d.ts`, import.meta.url),
    'utf8',
  )
  const body = source.split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? ''
  const fields = [...body.matchAll(/^ {4}(\w+)(\??):/gm)]
  return {
    known: fields.map(([, field]) => field),
    required: fields.filter(([, , mark]) => mark === '').map(([, field]) => field),
  }
}

describe.skipIf(!isPresent)('Stripe contract (skipped where ../shared/contracts is absent)', () => {
  let sandbox: StartedStripe
  const resources = new Map<string, object>()

  beforeAll(async () => {
    sandbox = await startStripe()
    const stripe = sandbox.client('contract')
    const keep = (resource: object & { object: string }) => resources.set(resource.object, resource)
    const customer = await stripe.customers.create({ email: 'ada@example.org' })
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 3000,
      recurring: { interval: 'month' },
      product_data: { name: 'Plan' },
    })
    const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'forever' })
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
      discounts: [{ coupon: coupon.id }],
      expand: ['latest_invoice.payments', 'discounts', 'items.data.price.product'],
    })
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: customer.id,
      payment_method: method.id,
      off_session: true,
      confirm: true,
      expand: ['latest_charge'],
    })
    for (const resource of [customer, method, price, coupon, subscription, intent]) keep(resource)
    const [item] = subscription.items.data
    const invoice = subscription.latest_invoice
    if (typeof invoice !== 'object' || !invoice || !item) throw new Error('The subscription has no invoice.')
    const [discount] = subscription.discounts
    const { latest_charge: charge } = intent
    for (const inner of [
      item,
      item.price.product,
      invoice,
      invoice.lines.data[0],
      invoice.payments?.data[0],
      discount,
      charge,
    ]) {
      if (inner && typeof inner === 'object') keep(inner)
    }
    keep(await stripe.setupIntents.create({ customer: customer.id }))
    keep(await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id } }))
    keep(await stripe.taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: false }))
    keep(await stripe.refunds.create({ payment_intent: intent.id, amount: 100 }))
    const other = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_createDispute',
      off_session: true,
      confirm: true,
    })
    const [dispute] = (await stripe.disputes.list({ payment_intent: other.id })).data
    if (dispute) keep(dispute)
    const account = await stripe.accounts.create({ type: 'standard' })
    keep(account)
    keep(
      await stripe.accountLinks.create({
        account: account.id,
        type: 'account_onboarding',
        refresh_url: 'https://a.example',
        return_url: 'https://b.example',
      }),
    )
    const checkout = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://a.example',
    })
    keep(checkout)
    const [event] = (await stripe.events.list({ limit: 1 })).data
    if (event) keep(event)
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  it.each([
    ['account', 'Accounts', 'Account'],
    ['account_link', 'AccountLinks', 'AccountLink'],
    ['charge', 'Charges', 'Charge'],
    ['checkout.session', 'Checkout/Sessions', 'Session'],
    ['coupon', 'Coupons', 'Coupon'],
    ['customer', 'Customers', 'Customer'],
    ['discount', 'Discounts', 'Discount'],
    ['dispute', 'Disputes', 'Dispute'],
    ['event', 'Events', 'EventBase'],
    ['invoice', 'Invoices', 'Invoice'],
    ['invoice_payment', 'InvoicePayments', 'InvoicePayment'],
    ['line_item', 'InvoiceLineItems', 'InvoiceLineItem'],
    ['payment_intent', 'PaymentIntents', 'PaymentIntent'],
    ['payment_method', 'PaymentMethods', 'PaymentMethod'],
    ['price', 'Prices', 'Price'],
    ['product', 'Products', 'Product'],
    ['promotion_code', 'PromotionCodes', 'PromotionCode'],
    ['refund', 'Refunds', 'Refund'],
    ['setup_intent', 'SetupIntents', 'SetupIntent'],
    ['subscription', 'Subscriptions', 'Subscription'],
    ['subscription_item', 'SubscriptionItems', 'SubscriptionItem'],
    ['tax_rate', 'TaxRates', 'TaxRate'],
  ])('returns %s with exactly the fields of its kind', (object, file, name) => {
    const ours = Object.keys(resources.get(object) ?? {})
    const { known, required } = fieldsOf(file, name)
    const example = examples[object] ?? {}
    expect(ours).not.toEqual([])
    expect(ours.filter((field) => !known.includes(field) && !(field in example))).toEqual([])
    const needed = Object.keys(example).filter(
      (field) => example[field] !== null && (required.length === 0 || required.includes(field)),
    )
    expect(needed.filter((field) => !ours.includes(field))).toEqual([])
  })
})
