import type Stripe from 'stripe'
import type { PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { keysOf } from './invoices.ts'
import { priceOf } from './prices.ts'
import { renewalOf } from './subscriptionsFromStripe.ts'

type TaxMethods = Pick<PaymentAccount, 'useAddress' | 'saveVatId' | 'calculateTax' | 'previewStart'>

/** Creates the methods of one Stripe account for what Stripe Tax needs to know and calculates. */
export function taxesOf(open: () => Promise<Stripe>): TaxMethods {
  return {
    async useAddress(customerId, cardId) {
      const stripe = await open()
      const { billing_details: details } = await callStripe(() => stripe.paymentMethods.retrieve(cardId))
      const address = addressOf(details.address)
      if (address) await callStripe(() => stripe.customers.update(customerId, { address }))
    },
    async saveVatId(customerId, vatId) {
      const stripe = await open()
      const owner = { type: 'customer' as const, customer: customerId }
      const { data } = await callStripe(() => stripe.taxIds.list({ owner, limit: 100 }))
      const isOwn = ({ type, value }: Stripe.TaxId) => type === vatId?.type && value === vatId.value
      if (vatId && !data.some(isOwn)) await callStripe(() => stripe.taxIds.create({ ...vatId, owner }))
      // Last, so that a failure leaves one too many rather than none.
      for (const former of data.filter((taxId) => !isOwn(taxId)))
        await callStripe(() => stripe.taxIds.del(former.id))
    },
    async calculateTax(customer, currency, amount) {
      const stripe = await open()
      const { tax_amount_exclusive: tax, tax_breakdown: parts } = await callStripe(() =>
        stripe.tax.calculations.create({
          customer,
          currency,
          line_items: [{ amount, reference: 'credit', tax_behavior: 'exclusive' }],
        }),
      )
      return {
        tax,
        isReverseCharge: parts.some(({ taxability_reason: reason }) => reason === 'reverse_charge'),
      }
    },
    async previewStart(payer, offers, promotionId) {
      const stripe = await open()
      const items = await Promise.all(
        offers.map(async ({ offer, quantity }) => ({ price: await priceOf(stripe, offer), quantity })),
      )
      const invoice = await callStripe(() =>
        stripe.invoices.createPreview({
          automatic_tax: { enabled: true },
          ...('customerId' in payer
            ? { customer: payer.customerId }
            : { customer_details: { address: { country: payer.country } } }),
          ...(promotionId && { discounts: [{ promotion_code: promotionId }] }),
          subscription_details: { items },
        }),
      )
      return {
        ...renewalOf(invoice, await keysOf(stripe, invoice)),
        isTaxKnown: invoice.automatic_tax.status === 'complete',
      }
    },
  }
}

/** Returns an address as a parameter; undefined for one without a country. */
function addressOf(address: Stripe.Address | null): Stripe.AddressParam | undefined {
  if (!address?.country) return undefined
  const { city, country, line1, line2, postal_code: postalCode, state } = address
  return {
    country,
    ...(city && { city }),
    ...(line1 && { line1 }),
    ...(line2 && { line2 }),
    ...(postalCode && { postal_code: postalCode }),
    ...(state && { state }),
  }
}
