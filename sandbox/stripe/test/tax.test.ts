import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { startStripeForTests } from './startStripe.ts'

const daySeconds = 86_400
const on = { enabled: true }
/** A price as automatic tax needs it. */
const taxed = { tax_behavior: 'exclusive', currency: 'eur' } as const

describe('automatic tax of the stand-in for Stripe', () => {
  const { stripe, control, plan, payer } = startStripeForTests('tax')

  /** Creates a customer with a card, at a place. */
  async function payerIn(address: Stripe.CustomerUpdateParams['address']) {
    const { customer, method } = await payer()
    await stripe().customers.update(customer, { ...(address && { address }) })
    return { customer, default_payment_method: method }
  }
  const vatId = (
    customer: string,
    value = 'DE123456789',
    type: Stripe.TaxIdCreateParams['type'] = 'eu_vat',
  ) => stripe().taxIds.create({ type, value, owner: { type: 'customer', customer } })
  const taxesOf = ({ total_taxes: taxes }: Stripe.Invoice) =>
    (taxes ?? []).map(({ amount, taxability_reason: reason }) => [amount, reason])

  it('is the rate of the customer’s country, on each invoice of a subscription', async () => {
    const person = await payerIn({ country: 'DE' })
    const subscription = await stripe().subscriptions.create({
      ...person,
      items: [{ price: await plan(2_200, taxed) }],
      automatic_tax: on,
      expand: ['latest_invoice'],
    })
    expect(subscription).toMatchObject({
      status: 'active',
      automatic_tax: on,
      latest_invoice: { total: 2_618, automatic_tax: { enabled: true, status: 'complete' } },
    })
    // The renewal is calculated when it is finalized: a tax ID that came meanwhile counts.
    await vatId(person.customer)
    await control('POST /clock', { by: 32 * daySeconds })
    const [renewal] = (await stripe().invoices.list({ customer: person.customer })).data
    expect(renewal).toMatchObject({
      total: 2_200,
      status: 'paid',
      customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    })
    expect(renewal && taxesOf(renewal)).toEqual([[0, 'reverse_charge']])
  })

  it('is calculated for amounts and previewed for a person who is no customer yet', async () => {
    const { customer } = await payerIn({ country: 'AT' })
    const calculate = () =>
      stripe().tax.calculations.create({
        currency: 'eur',
        customer,
        line_items: [{ amount: 500, reference: 'credit', tax_behavior: 'exclusive' }],
      })
    expect(await calculate()).toMatchObject({ tax_amount_exclusive: 100, amount_total: 600 })
    const taxId = await vatId(customer, 'ATU12345678')
    expect(await calculate()).toMatchObject({
      amount_total: 500,
      tax_breakdown: [{ taxability_reason: 'reverse_charge' }],
      customer_details: { tax_ids: [{ type: 'eu_vat', value: 'ATU12345678' }] },
    })
    await stripe().taxIds.del(taxId.id)
    expect((await calculate()).amount_total).toBe(600)
    const preview = (details: Stripe.InvoiceCreatePreviewParams.CustomerDetails, price: string) =>
      stripe().invoices.createPreview({
        automatic_tax: on,
        customer_details: details,
        subscription_details: { items: [{ price }] },
      })
    const price = await plan(1_000, taxed)
    expect(await preview({ address: { country: 'FR' } }, price)).toMatchObject({ total: 1_200 })
    const business = {
      address: { country: 'FR' },
      tax_ids: [{ type: 'eu_vat' as const, value: 'FRAB123456789' }],
    }
    expect(taxesOf(await preview(business, price))).toEqual([[0, 'reverse_charge']])
    expect(await preview({ address: { country: 'US' } }, price)).toMatchObject({
      total: 1_000,
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
    })
    // Where the sellers are not registered they collect nothing.
    expect(await preview({ address: { country: 'BR' } }, price)).toMatchObject({
      total: 1_000,
      total_taxes: [],
    })
    expect((await stripe().customers.list({ limit: 100 })).data).toHaveLength(1)
  })

  it('is printed on the page of a one-off invoice with the tax ID, and can be replaced while it is a draft', async () => {
    const { customer } = await payerIn({ country: 'FI' })
    await vatId(customer, 'FI12345678')
    await stripe().products.create({ id: 'credit', name: 'Credit' })
    const draft = async () => {
      const { id } = await stripe().invoices.create({
        customer,
        currency: 'eur',
        auto_advance: false,
        automatic_tax: on,
      })
      const price = {
        currency: 'eur',
        product: 'credit',
        unit_amount: 500,
        tax_behavior: 'exclusive',
      } as const
      return stripe().invoices.addLines(id ?? '', { lines: [{ price_data: price, description: 'Credit' }] })
    }
    const reversed = await draft()
    expect(reversed.total).toBe(500)
    const final = await stripe().invoices.finalizeInvoice(reversed.id ?? '', { auto_advance: false })
    const page = await (await fetch(final.hosted_invoice_url ?? '')).text()
    expect(page).toContain('Tax ID of the customer: FI12345678')
    expect(page).toContain('<td>Reverse charge: tax to be paid by the customer</td><td>0.00 EUR</td>')
    await expect(
      stripe().invoices.update(final.id ?? '', { automatic_tax: { enabled: false } }),
    ).rejects.toMatchObject({ code: 'invoice_not_editable' })
    const other = await draft()
    const rate = await stripe().taxRates.create({ display_name: 'VAT', percentage: 25.5, inclusive: false })
    const rates = { default_tax_rates: [rate.id] }
    await expect(stripe().invoices.update(other.id ?? '', rates)).rejects.toMatchObject({
      param: 'default_tax_rates',
    })
    const replaced = await stripe().invoices.update(other.id ?? '', {
      ...rates,
      automatic_tax: { enabled: false },
    })
    expect(replaced.total).toBe(628)
  })

  it('refuses what it cannot calculate, and tax IDs without the form of their country', async () => {
    const german = await payerIn({ country: 'DE' })
    const nowhere = await payerIn(undefined)
    const american = await payerIn({ country: 'US' })
    const unspecified = await plan(1_000, { currency: 'eur' })
    const price = await plan(2_000, taxed)
    const rate = await stripe().taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: false })
    const order = (person: object, of: string, more: object = {}) =>
      stripe().subscriptions.create({
        ...german,
        ...person,
        items: [{ price: of }],
        automatic_tax: on,
        ...more,
      })
    await expect(order({}, unspecified)).rejects.toMatchObject({ param: 'automatic_tax[enabled]' })
    await expect(order({}, price, { default_tax_rates: [rate.id] })).rejects.toMatchObject({
      param: 'automatic_tax[enabled]',
    })
    for (const person of [nowhere, american])
      await expect(order(person, price)).rejects.toMatchObject({ code: 'customer_tax_location_invalid' })
    await stripe().customers.update(american.customer, { address: { country: 'US', postal_code: '94103' } })
    expect((await order(american, price)).status).toBe('active')
    await stripe().prices.update(unspecified, { tax_behavior: 'exclusive' })
    expect((await order({}, unspecified)).status).toBe('active')
    await expect(stripe().prices.update(unspecified, { tax_behavior: 'inclusive' })).rejects.toMatchObject({
      param: 'tax_behavior',
    })
    for (const value of ['DE12345678', 'de123456789', 'DE 123456789', 'XX123456789'])
      await expect(vatId(german.customer, value)).rejects.toMatchObject({
        code: 'tax_id_invalid',
        param: 'value',
      })
    await expect(vatId(german.customer, '12-3456789', 'us_ein')).rejects.toMatchObject({
      code: 'sandbox_not_modelled',
    })
    await expect(stripe().taxIds.create({ type: 'eu_vat', value: 'DE123456789' })).rejects.toMatchObject({
      code: 'sandbox_not_modelled',
    })
    const stored = await vatId(german.customer)
    expect(stored).toMatchObject({ country: 'DE', verification: { status: 'pending' } })
    const { data } = await stripe().taxIds.list({ owner: { type: 'customer', customer: german.customer } })
    expect(data.map(({ id }) => id)).toEqual([stored.id])
  })

  it('is switched off for a renewal whose customer has lost their place, which is paid without it', async () => {
    const person = await payerIn({ country: 'DE' })
    await stripe().subscriptions.create({
      ...person,
      items: [{ price: await plan(2_000, taxed) }],
      automatic_tax: on,
    })
    await stripe().customers.update(person.customer, { address: '' })
    await control('POST /clock', { by: 32 * daySeconds })
    const [renewal] = (await stripe().invoices.list({ customer: person.customer })).data
    expect(renewal).toMatchObject({
      total: 2_000,
      status: 'paid',
      automatic_tax: { enabled: false, disabled_reason: 'finalization_requires_location_inputs' },
    })
  })
})
