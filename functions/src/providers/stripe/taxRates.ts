import type Stripe from 'stripe'
import type { TaxTerms } from '../../domain/billing/tax/TaxTerms.ts'
import { callStripe } from './callStripe.ts'

/** Returns the id of a tax rate of the catalogue, which is created when it is first needed. */
export async function taxRateOf(
  stripe: Stripe,
  { name, basisPoints }: Exclude<TaxTerms, 'automatic' | undefined>,
): Promise<string> {
  const percentage = basisPoints / 100
  const { data } = await callStripe(() => stripe.taxRates.list({ active: true, limit: 100 }))
  const taxRate = data.find(
    (rate) => rate.display_name === name && rate.percentage === percentage && !rate.inclusive,
  )
  if (taxRate) return taxRate.id
  return (
    await callStripe(() =>
      stripe.taxRates.create(
        { display_name: name, percentage, inclusive: false },
        { idempotencyKey: `parley:tax:${name}:${basisPoints}` },
      ),
    )
  ).id
}

/** Returns the parameters by which Stripe taxes a subscription or an invoice. */
export async function taxParams(
  stripe: Stripe,
  tax: TaxTerms,
): Promise<{ automatic_tax?: { enabled: true }; default_tax_rates?: string[] }> {
  if (tax === 'automatic') return { automatic_tax: { enabled: true } }
  return tax ? { default_tax_rates: [await taxRateOf(stripe, tax)] } : {}
}
