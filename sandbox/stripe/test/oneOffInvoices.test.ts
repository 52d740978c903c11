import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripe, type StartedStripe } from './startStripe.ts'

describe('one-off invoices', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  async function open() {
    const stripe = sandbox.client('oneoff')
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' })
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    const rate = await stripe.taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: false })
    const { id } = await stripe.invoices.create({
      customer,
      currency: 'usd',
      auto_advance: false,
      default_tax_rates: [rate.id],
      metadata: { attemptId: 'a' },
    })
    const pay = (amount: number) =>
      stripe.paymentIntents.create({
        amount,
        currency: 'usd',
        customer,
        payment_method: method.id,
        allowed_payment_method_types: ['card'],
        confirm: true,
      })
    return { stripe, customer, id: id ?? '', pay }
  }

  it('are paid by a payment that was made before', async () => {
    const { stripe, customer, id, pay } = await open()
    const draft = await stripe.invoices.addLines(id, { lines: [{ amount: 500, description: 'Credit' }] })
    expect(draft).toMatchObject({ status: 'draft', subtotal: 500, total: 600, number: null, parent: null })
    await stripe.invoices.finalizeInvoice(id, { auto_advance: false })
    const payment = await pay(600)
    const paid = await stripe.invoices.attachPayment(id, { payment_intent: payment.id })
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 600, metadata: { attemptId: 'a' } })
    const { data: payments } = await stripe.invoicePayments.list({ invoice: id })
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['canceled', 'paid'])
    const { data: intents } = await stripe.paymentIntents.list({ customer })
    expect(intents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'succeeded'])
  })

  it('have a page with their lines, tax and total, to which their link leads', async () => {
    const { stripe, id } = await open()
    await stripe.invoices.addLines(id, { lines: [{ amount: 500, description: 'Credit' }] })
    const { hosted_invoice_url: url } = await stripe.invoices.finalizeInvoice(id, { auto_advance: false })
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('<td>Credit</td><td>5.00 USD</td>')
    expect(page).toContain('<td>VAT (20 %)</td><td>1.00 USD</td>')
    expect(page).toContain('<td>Total</td><td>6.00 USD</td>')
  })

  it('refuse lines when they are final, and another payment than their own', async () => {
    const { stripe, id, pay } = await open()
    await stripe.invoices.addLines(id, { lines: [{ amount: 500, description: 'Credit' }] })
    await expect(stripe.invoices.attachPayment(id, { payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await stripe.invoices.finalizeInvoice(id, { auto_advance: false })
    await expect(stripe.invoices.addLines(id, { lines: [{ amount: 1 }] })).rejects.toMatchObject({
      code: 'invoice_not_editable',
    })
    const payment = await pay(500)
    await expect(stripe.invoices.attachPayment(id, { payment_intent: payment.id })).rejects.toMatchObject({
      code: 'sandbox_not_modelled',
    })
  })
})
